import {excluded} from '../facts/query.json';
import type {Model} from '../schema';
import {ResponseError, unexpected} from './errors';
import {fragmentsOf, mergeFragments, textFrom, requireText, type Fragment} from './modifiers';
import {isFields, merge, mergeFields, type Fields} from './merge';
import type {RuleId} from './rules';

/** A part of the arguments and the rules that made it. */
export interface Part {
  /** Where it is: `where.OR[0]`, `take`. */
  readonly path: string;
  /** The parameters it comes from; none for a default. */
  readonly from: readonly string[];
  readonly rules: readonly RuleId[];
}

/** What {@link Features} reads from a request. */
export interface QueryRequest {
  /** `req.query`. */
  readonly query: Fields;
  /** The model, for `search` and the password of users. */
  readonly model: Pick<Model, 'name' | 'fields'>;
  /** What the query file of the model adds, already merged for the operation. */
  readonly queryOptions?: Fields;
}

function orEmpty(value: unknown): unknown {
  if (!value) return {};
  return value;
}

const size = (value: unknown): number => Object.keys(Object(value) as object).length;

/** What `[...value]` makes of it. */
function spread(value: unknown): unknown[] {
  if (typeof value === 'string' || Array.isArray(value)) return [...(value as Iterable<unknown>)];
  throw unexpected(`${JSON.stringify(value)} is not iterable`);
}

function parseFilters(filters: unknown): unknown {
  try {
    return JSON.parse(filters as string);
  } catch {
    throw new ResponseError('Invalid req.query.filters JSON format', 400);
  }
}

/** The columns that `search` looks in. */
function searchable({fields}: Pick<Model, 'fields'>): string[] {
  return fields
    .filter(({type, isList}) => type === 'String' && !isList)
    .map(({name}) => name)
    .filter((name) => !/^(?:id|password)$|Id|ID/.test(name));
}

/**
 * The framework's `APIFeatures`, step by step, with a note of what made each part.
 *
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/utils/features/api.features.ts
 */
export class Features {
  /** The arguments so far. */
  filters: Fields = {};
  readonly parts: Part[] = [];
  private readonly request: QueryRequest;
  private readonly isUser: boolean;
  private readonly fragments: readonly Fragment[];
  private readonly inFilters: ReadonlySet<Fragment>;
  private params: Fields;

  /**
   * @param request - What it reads.
   * @throws ResponseError for what the framework rejects.
   */
  constructor(request: QueryRequest) {
    const {filters = '{}', ...rest} = request.query;
    const parsed = parseFilters(filters);
    const own = fragmentsOf(rest);
    const inFilters = fragmentsOf(parsed);
    this.request = request;
    this.isUser = request.model.name.toLowerCase() === 'user';
    this.fragments = [...own, ...inFilters];
    this.inFilters = new Set(inFilters);
    this.params = mergeFields(mergeFragments(own), mergeFragments(inFilters));
  }

  /** Turns everything that is not a parameter into `where`. */
  filter(): this {
    const {query, model, queryOptions = {}} = this.request;
    const conditions = Object.entries(this.params).filter(
      ([key]) => !Object.hasOwn(excluded, key) && key !== 'OR' && key !== 'AND',
    );
    const mode = textFrom(query.filterMode ?? 'OR');
    let where: Fields = {};
    if (conditions.length > 0) {
      where = {[mode]: conditions.map(([key, value]) => ({[key]: value}))};
      const modeRule = query.filterMode === undefined ? 'default-or' : 'filter-mode';
      if (conditions.length > 1)
        this.note(`where.${mode}`, 'filterMode' in query ? ['filterMode'] : [], [modeRule]);
    }
    for (const key of ['OR', 'AND']) {
      const added = this.params[key];
      if (!added) continue;
      where[key] = where[key] ? [...spread(where[key]), ...spread(added)] : added;
      this.note(`where.${key}`, this.sources(key), [...this.rulesOf(key), 'top-level']);
    }
    const columns = this.params.search ? searchable(model) : [];
    if (columns.length > 0) {
      const contains = this.params.search;
      const OR = columns.map((column) => ({[column]: {contains, mode: 'insensitive'}}));
      where = mergeFields({OR}, where);
      this.note('where.OR', ['search'], ['search']);
    }
    const offset = mode === 'OR' ? columns.length : 0;
    for (const [index, [key]] of conditions.entries())
      this.note(`where.${mode}[${index + offset}]`, this.sources(key), this.rulesOf(key));
    if (size(queryOptions) > 0) this.note('', [], ['query-file']);
    this.filters = mergeFields(mergeFields({where}, queryOptions), this.filters);
    this.params = mergeFields(this.params, queryOptions);
    return this;
  }

  /** Turns `sort` into `orderBy`. */
  sort(): this {
    const {sort} = this.params;
    if (!sort) return this;
    const orderBy = requireText(sort, 'split')
      .split(',')
      .map((field) => (field.startsWith('-') ? {[field.slice(1)]: 'desc'} : {[field]: 'asc'}));
    this.filters = mergeFields(this.filters, {orderBy});
    this.note('orderBy', ['sort'], ['sort']);
    return this;
  }

  /** Turns `fields`, `select`, `include` and `omit` into what Prisma returns of each record. */
  limitFields(): this {
    const named = this.namedFields();
    let select = this.shape('select', named.select, 'include');
    let include = this.shape('include', named.include);
    const omit = this.shape('omit', named.omit);

    if (size(select) > 0 && size(include) > 0) {
      select = merge(select, include);
      include = {};
      delete this.filters.include;
      delete this.params.include;
      this.note('select', ['fields', 'include'], ['include-in-select']);
    }
    this.rejectPasswords(select, 'select');
    this.rejectPasswords(include, 'include');
    this.rejectPasswords(omit, 'omit');
    if ((omit as Fields).password === false)
      throw new ResponseError('Cannot disable password omission protection', 400);
    if (this.isUser) {
      (omit as Fields).password = true;
      this.note('omit.password', [], ['password']);
    }
    for (const [key, value] of Object.entries({select, include, omit})) {
      if (size(value) === 0) continue;
      this.filters[key] = value;
      const from = ['fields', key].filter((name) => this.sources(name).length > 0);
      if (from.length > 0) this.note(key, from, [key as 'select' | 'include' | 'omit']);
    }
    if (this.params.addFields || this.params.removeFields)
      throw new ResponseError('The addFields and removeFields parameters are deprecated.', 400);
    return this;
  }

  /** Turns `page` and `limit` into `skip` and `take`. */
  paginate(): this {
    const {limit, page} = this.params;
    if (limit === 'all') return this;
    const take = parseInt(String(limit), 10) || 30;
    const skip = ((parseInt(String(page), 10) || 1) - 1) * take;
    this.filters = {...this.filters, skip, take};
    this.note('skip', this.sources('page'), ['page']);
    this.note('take', this.sources('limit'), [limit ? 'limit' : 'default-limit']);
    return this;
  }

  private note(path: string, from: readonly string[], rules: readonly RuleId[]): void {
    this.parts.push({path, from, rules});
  }

  private of(key: string): Fragment[] {
    return this.fragments.filter(({becomes}) => key in becomes);
  }

  /** The parameters that a top-level key comes from. */
  private sources(key: string): string[] {
    const of = this.of(key).map((one) => (this.inFilters.has(one) ? 'filters' : one.key));
    return [...new Set(of)];
  }

  private rulesOf(key: string): RuleId[] {
    const rules = this.of(key).flatMap((one): readonly RuleId[] => [
      ...(this.inFilters.has(one) ? (['filters'] as const) : []),
      ...(one.rules.length > 0 || this.inFilters.has(one) ? one.rules : (['equals'] as const)),
    ]);
    return [...new Set(rules)];
  }

  /** What `fields` says: plain names select, `+` includes, `-` omits. */
  private namedFields(): {select: Fields; include: Fields; omit: Fields} {
    const named: {select: Fields; include: Fields; omit: Fields} = {
      select: {},
      include: {},
      omit: {},
    };
    const {fields} = this.params;
    if (!fields) return named;
    for (const field of requireText(fields, 'split').split(',')) {
      if (field.startsWith('+')) named.include[field.slice(1)] = true;
      else if (field.startsWith('-')) named.omit[field.slice(1)] = true;
      else named.select[field] = true;
    }
    return named;
  }

  /**
   * Merges what is named with what the parameter of the same name and the query file say.
   *
   * @param key - The parameter.
   * @param named - From `fields`.
   * @param trigger - What else makes the framework look at the query file; it looks for `include` where it merges `select`.
   */
  private shape(key: string, named: Fields, trigger = key): unknown {
    if (!this.params[key] && !this.filters[trigger]) return named;
    return merge(named, merge(orEmpty(this.filters[key]), orEmpty(this.params[key])));
  }

  private rejectPasswords(value: unknown, key: string, path: readonly string[] = []): void {
    for (const [name, inner] of Object.entries(value as object) as [string, unknown][]) {
      const here = [...path, name];
      if (name === 'password' && (this.isUser || here.at(-3)?.toLowerCase() === 'user')) {
        if (inner === false && key === 'omit') {
          throw new ResponseError(
            'Cannot disable password omission protection',
            400,
            'CannotExposeUserPassword',
            {...(value as Fields)},
          );
        }
        if (inner === true && key !== 'omit') {
          throw new ResponseError(
            'User password exposure detected',
            403,
            'UserPasswordExposureDetected',
          );
        }
      }
      if (isFields(inner)) this.rejectPasswords(inner, key, here);
    }
  }
}
