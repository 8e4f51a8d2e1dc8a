import {frameworkErrors} from '../../arkos/data';
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
      `Nothing answers with the code '${code}'`,
      didYouMean(code, known, 'take a code of the framework, or show the AppError that has it'),
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
  const status = Number(/^HTTP\/\S+ (\d+)/.exec(first)?.[1]);
  const statuses = errors.map((error) => error.status);
  if (!statuses.includes(status)) {
    report(
      0,
      first.indexOf(String(status)),
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
      .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
      .join('[\\S\\s]*')}$`,
  );
