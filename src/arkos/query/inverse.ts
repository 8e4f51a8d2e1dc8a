import {excluded} from '../facts/query.json';
import type {Model} from '../schema';
import {readQueryString} from '.';
import {isFields, type Fields} from './merge';

/** A query string for some arguments. */
export interface Written {
  /** The query string, without `?`. */
  readonly query: string;
  /** Whether the framework makes exactly these arguments of it. */
  readonly isExact: boolean;
}

/**
 * Encodes a name or a value of a query string, without what need not be encoded.
 *
 * @param text - The name or the value.
 */
export const encodeParameter = (text: string): string =>
  encodeURIComponent(text).replace(/%(?:2C|3A|40|5B|5D)/g, decodeURIComponent);

const pair = (key: string, value: string): string =>
  `${encodeParameter(key)}=${encodeParameter(value)}`;

/** The readable form of a condition: `price__gte=10`; nothing where only JSON will do. */
function plain(path: readonly string[], condition: unknown): string[] | undefined {
  if (
    typeof condition === 'number' ||
    typeof condition === 'boolean' ||
    typeof condition === 'string'
  )
    return [pair(path.join('__'), String(condition))];

  if (condition === null && path.length > 1) return [pair(path.join('__'), 'null')];
  if (Array.isArray(condition) && /^(?:in|notIn)$/.test(path.at(-1) ?? ''))
    return [pair(path.join('__'), condition.join(','))];
  if (!isFields(condition) || Object.keys(condition).length === 0) return undefined;
  if (condition.mode === 'insensitive' && Object.keys(condition).join() === 'contains,mode')
    return [pair([...path, 'icontains'].join('__'), String(condition.contains))];
  const inner = Object.entries(condition).map(([key, value]) =>
    key === 'contains' && path.length === 1
      ? [`${encodeParameter(`${path[0]}[contains]`)}=${encodeParameter(String(value as string))}`]
      : plain([...path, key], value),
  );
  return inner.every((one) => one !== undefined) ? inner.flat() : undefined;
}

/** What is left for `filters`, beside the pairs that are written plainly. */
interface Draft {
  readonly pairs: string[];
  readonly filters: Fields;
}

/** Writes the conditions of a list, each plainly if the framework reads it back. */
function writeConditions(
  mode: 'OR' | 'AND',
  conditions: readonly unknown[],
  model: Model,
  draft: Draft,
): void {
  const mentioned = new Set<string>();
  const isSimple = conditions.every((condition) => {
    const [key = '', ...more] = isFields(condition) ? Object.keys(condition) : [];
    const isNew = key !== '' && more.length === 0 && !mentioned.has(key);
    mentioned.add(key);
    return isNew && !Object.hasOwn(excluded, key) && !/^(?:OR|AND)$|__/.test(key);
  });
  if (!isSimple || conditions.length === 0) {
    draft.filters[mode] = conditions;
    return;
  }
  if (mode === 'AND') draft.pairs.push('filterMode=AND');
  for (const condition of conditions as readonly Fields[]) {
    const written = Object.entries(condition).flatMap(
      ([key, value]) => plain([key], value) ?? [''],
    );
    const back = readQueryString(written.join('&'), model).args?.where;
    if (sameJson(back, {OR: [condition]})) draft.pairs.push(...written);
    else Object.assign(draft.filters, condition);
  }
}

function writeWhere(where: Fields, model: Model, draft: Draft): void {
  const {OR, AND, ...rest} = where;
  // The framework never writes a condition beside the lists; a list of AND means the same.
  const single = Object.entries(rest).map(([key, value]) => ({[key]: value}));
  const all = [AND ?? [], single].flat(2);
  if (all.length > 0) {
    if (OR !== undefined) draft.filters.OR = OR;
    writeConditions('AND', all, model, draft);
  } else if (Array.isArray(OR)) {
    writeConditions('OR', OR, model, draft);
  }
}

function writeShape({select, include, omit}: Fields, draft: Draft): void {
  const names: string[] = [];
  for (const [key, value, sign] of [
    ['select', select, ''],
    ['include', include, '+'],
    ['omit', omit, '-'],
  ] as const) {
    if (!isFields(value)) continue;
    const isFlat = Object.values(value).every((one) => one === true);
    if (isFlat) names.push(...Object.keys(value).map((name) => sign + name));
    else draft.filters[key] = value;
  }
  if (names.length > 0) draft.pairs.push(pair('fields', names.join(',')));
}

function writeList({orderBy, skip, take}: Fields, draft: Draft): void {
  const steps = [orderBy ?? []].flat().flatMap((one) => (isFields(one) ? Object.entries(one) : []));
  const sort = steps
    .map(([name, direction]) => (direction === 'desc' ? `-${name}` : name))
    .join(',');
  if (sort !== '') draft.pairs.push(pair('sort', sort));
  if (take === undefined) {
    draft.pairs.push('limit=all');
  } else {
    // A page is of one record at least, and starts after whole pages.
    const page = Number(take) > 0 ? Math.floor(1 + Number(skip ?? 0) / Number(take)) : 1;
    if (page !== 1) draft.pairs.push(`page=${page}`);
    if (take !== 30) draft.pairs.push(`limit=${Number(take)}`);
  }
}

const sameJson = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** JSON with its keys in order; what is undefined is left out, dates are text. */
function canonical(value: unknown): string {
  const sorted: unknown = JSON.parse(JSON.stringify(value ?? null), (_, one: unknown) =>
    isFields(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
  return JSON.stringify(sorted);
}

/**
 * Writes a query string that becomes the given arguments of `findMany`.
 *
 * @param args - The arguments.
 * @param model - The model that is listed.
 * @returns The query string, plain where it can be and JSON in `filters` where it must be.
 */
export function writeQuery(args: Fields, model: Model): Written {
  const draft: Draft = {pairs: [], filters: {}};
  if (isFields(args.where)) writeWhere(args.where, model, draft);
  writeShape(args, draft);
  writeList(args, draft);
  const isNeeded = Object.keys(draft.filters).length > 0;
  const query = [
    ...draft.pairs,
    ...(isNeeded ? [pair('filters', JSON.stringify(draft.filters))] : []),
  ].join('&');
  return {query, isExact: sameJson(readQueryString(query, model).args, args)};
}
