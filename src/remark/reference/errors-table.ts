import {type FrameworkError, frameworkErrors} from '../../arkos/data';
import type {ReferenceData} from '../../components/ReferenceTable/data';
import {slug} from './anchors';
import {code, labelled, paragraph, UnknownName} from './parts';

/** Errors with their anchors: two errors of one code differ by the words of their messages. */
const errorAnchors: ReadonlyMap<FrameworkError, string> = (() => {
  const base = (error: FrameworkError): string =>
    `error-${slug(error.code ?? error.area)}${error.code === undefined || error.code === 'Unknown' ? `-${words(error)}` : ''}`;
  const words = ({message, from}: FrameworkError): string =>
    [from, ...message.replace(/\{[^}]*\}/g, '').split(/\s+/)]
      .filter((word): word is string => Boolean(word))
      .map(slug)
      .filter(Boolean)
      .slice(0, 8)
      .join('-');
  const anchors = new Map<FrameworkError, string>();
  const used = new Map<string, number>();
  const first = new Map<string, number>();
  for (const error of frameworkErrors) first.set(base(error), (first.get(base(error)) ?? 0) + 1);
  for (const error of frameworkErrors) {
    const alone = (first.get(base(error)) ?? 0) === 1;
    const wish = alone ? base(error) : `${base(error)}-${words(error)}`;
    const times = (used.get(wish) ?? 0) + 1;
    used.set(wish, times);
    anchors.set(error, times === 1 ? wish : `${wish}-${slug(error.area)}-${times}`);
  }
  return anchors;
})();

/**
 * The anchor of an error.
 *
 * @param error - A row of the data.
 * @returns `error-login-required`; with words of the message where several errors share the code.
 */
export const errorAnchor = (error: FrameworkError): string => errorAnchors.get(error) ?? '';

/**
 * The table of `<Errors of="…"/>`.
 *
 * @param of - An area such as `auth`, a code such as `LoginRequired`, or `all`.
 * @returns What to show.
 * @throws UnknownName when there is no such area or code.
 */
export function errorsTable(of: string): ReferenceData {
  const rows = frameworkErrors.filter(({area, code}) => of === 'all' || area === of || code === of);
  if (rows.length === 0) {
    throw new UnknownName(`There is no error area or code '${of}'`, [
      ...new Set([
        'all',
        ...frameworkErrors.map(({area}) => area),
        ...frameworkErrors.flatMap(({code}) => code ?? []),
      ]),
    ]);
  }
  return {
    caption: of === 'all' ? 'Every error' : `Errors: ${of}`,
    columns: ['Message', 'Status and code', 'Cause and fix'],
    rows: rows.map((error) => ({
      id: errorAnchor(error),
      name: error.message,
      ...(of === 'all' ? {group: error.area} : {}),
      cells: [
        [
          error.status === undefined ? paragraph('at startup') : {code: String(error.status)},
          ...(error.code === undefined ? [] : [{code: error.code}]),
          ...labelled('From', code(error.from)),
        ],
        [paragraph(error.cause), ...labelled('Fix', error.fix)],
      ],
      source: error.source,
    })),
  };
}
