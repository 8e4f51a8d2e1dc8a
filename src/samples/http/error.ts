import {frameworkErrors} from '../../arkos/data';
import {escapeRegExp} from '../escape';
import {didYouMean} from '../nearest';
import type {Report} from '../report';
import {codesOf, type ProjectContext} from '../project-context';
import type {BodyText} from './body';

/**
 * An error names itself in `code`; `status` beside it tells it from a record with such a column. Its
 * code exists, and its status and message are those of the framework where nobody else throws it.
 *
 * @param value - The body of a response, parsed.
 * @param text - The status line, and the body as written.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkError(
  value: unknown,
  {first, body, line}: BodyText & {readonly first: string},
  context: ProjectContext,
  report: Report,
): void {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('status' in value))
    return;
  const {code} = value;
  const known = codesOf(context);
  const rows = body.split('\n');
  const at = (text: string): [line: number, column: number] => {
    const row = rows.findIndex((one) => one.includes(`"${text}"`));
    return [line + Math.max(0, row), (rows[row] ?? '').indexOf(`"${text}"`) + 1];
  };
  if (typeof code !== 'string') return;
  if (!known.includes(code)) {
    report(
      ...at(code),
      'arkos/unknown-code',
      `No response has the code '${code}'`,
      didYouMean(code, known, 'use a code of the framework, or show the AppError that has it'),
    );
    return;
  }
  const own = [...context.code.values()].flatMap((file) =>
    file.errors.filter((error) => error.code === code),
  );
  const errors = [...frameworkErrors.filter((error) => error.code === code), ...own];
  // A value that is no literal may be anything.
  const isOpen = own.some((error) => error.status === undefined || error.message === undefined);
  if (code === 'Unknown' || isOpen || errors.length === 0) return;
  const [, status] = /^HTTP\/\S+ (\d+)/.exec(first) ?? [];
  const statuses = errors.map((error) => error.status);
  if (status !== undefined && !statuses.includes(Number(status))) {
    report(
      0,
      first.indexOf(status),
      'arkos/wrong-status',
      `'${code}' never comes with ${status}`,
      `write ${[...new Set(statuses)].join(' or ')}`,
    );
  }
  const message = 'message' in value ? value.message : undefined;
  const messages = errors.flatMap((error) => error.message ?? []);
  if (typeof message === 'string' && !messages.some((one) => messagePattern(one).test(message))) {
    report(
      ...at(message),
      'arkos/unknown-message',
      `'${code}' never says '${message}'`,
      `write '${messages.join("' or '")}'`,
    );
  }
}

/** The keys of the body of an AppError; a body of another handler has some of them at most. */
const errorKeys = ['status', 'message', 'meta', 'code'];

/**
 * Checks the word for the status in the body of an AppError: `fail` for a 4xx, otherwise `error`.
 *
 * @param value - The body, parsed.
 * @param text - The body as written.
 * @param status - Of the response; without one, that of the error code.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkStatusWord(
  value: unknown,
  {body, line}: BodyText,
  status: number | undefined,
  context: ProjectContext,
  report: Report,
): void {
  if (typeof value !== 'object' || value === null || !('status' in value)) return;
  const keys = Object.keys(value);
  const isError =
    keys.includes('message') && keys.length > 2 && keys.every((key) => errorKeys.includes(key));
  if (!isError || typeof value.status !== 'string') return;
  const code = 'code' in value ? value.code : undefined;
  const statuses = status === undefined ? statusesOf(code, context) : [status];
  const words = [...new Set(statuses.map((one) => (one >= 400 && one < 500 ? 'fail' : 'error')))];
  const [word] = words;
  if (word === undefined || words.length > 1 || statuses.some((one) => one < 400)) return;
  if (value.status === word) return;
  const rows = body.split('\n');
  const row = Math.max(
    0,
    rows.findIndex((one) => /"status"\s*:/.test(one)),
  );
  const column = /"status"\s*:\s*/.exec(rows[row] ?? '');
  report(
    line + row,
    column ? column.index + column[0].length : 0,
    'arkos/wrong-status',
    `The "status" of an error with ${statuses.join(' or ')} is not "${value.status}"`,
    `write "${word}"`,
  );
}

/** The statuses that errors with a code have; none when one of them is not known. */
function statusesOf(code: unknown, context: ProjectContext): number[] {
  if (code === 'Unknown') return [];
  const own = [...context.code.values()].flatMap(({errors}) => errors);
  const statuses = [...frameworkErrors, ...own]
    .filter((error) => error.code === code)
    .map(({status}) => status);
  const known = statuses.filter((status) => status !== undefined);
  return known.length === statuses.length ? [...new Set(known)] : [];
}

/**
 * What a message of the data matches.
 *
 * @param message - With `{name}` for values.
 * @returns The pattern of the whole message.
 */
export const messagePattern = (message: string): RegExp =>
  new RegExp(
    `^${message
      .split(/\{[^}]*\}/)
      .map(escapeRegExp)
      .join('[\\S\\s]*')}$`,
  );
