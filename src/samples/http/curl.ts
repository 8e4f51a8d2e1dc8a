import {parseJson} from '../json';
import type {Report} from '../report';
import type {Sample} from '../sample';
import {shellWords} from '../shell';
import type {ProjectContext} from '../project-context';
import {checkRequestBody, checkRequestLine} from './index';

const dataFlags = ['-d', '--data', '--data-raw', '--data-urlencode', '--json'];

/**
 * Checks the requests that `curl` sends in a shell fence: route, method, query and JSON body.
 *
 * @param sample - The fence.
 * @param next - The fence after it: a request that it rejects may be wrong.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkCurl(
  {text}: Sample,
  next: Sample | undefined,
  context: ProjectContext,
  report: Report,
): void {
  const isRejected = /^HTTP\/\S+ [45]/.test(next?.text ?? '');
  for (const found of text.matchAll(
    /^\s*(?:\$ )?curl (?:[^\\\n]|\\[^])*(?:'[^']*'(?:[^\\\n]|\\[^])*)*/gm,
  )) {
    const command = found[0];
    const first = text.slice(0, found.index).split('\n').length - 1;
    const words = curlWords(command);
    const after = (names: readonly string[]): string | undefined =>
      words[words.findIndex((word) => names.includes(word)) + 1 || words.length];
    const [, target] =
      words
        .map((word) => /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)(?::\d+)?(\/.*)$/.exec(word))
        .find(Boolean) ?? [];
    const data = after(dataFlags);
    if (target === undefined || target.includes('$')) continue;
    const isForm = words.some((word) => ['-F', '--form'].includes(word));
    const isGet = words.some((word) => ['-G', '--get'].includes(word));
    const method =
      after(['-X', '--request']) ?? (!isGet && (data !== undefined || isForm) ? 'POST' : 'GET');
    // `-G` sends the data in the query.
    const pairs = isGet ? words.filter((_, at) => dataFlags.includes(words[at - 1] ?? '')) : [];
    const query = pairs.length > 0 ? `${target.includes('?') ? '&' : '?'}${pairs.join('&')}` : '';
    const row = `${method} ${target}${query}`;
    const [path = ''] = target.split('?');
    const rows = command.split('\n');
    checkRequestLine(row, context, (_, column, ...rest) => {
      const line = Math.max(
        0,
        rows.findIndex((one) => one.includes(path)),
      );
      const start = (rows[line] ?? '').indexOf(path);
      report(first + line, Math.max(0, start + column - method.length - 1), ...rest);
    });
    if (data === undefined || isGet || !/^[[{]/.test(data) || isRejected) continue;
    const at = Math.max(
      0,
      rows.findIndex((one) => one.includes(data.split('\n')[0] ?? '')),
    );
    const value = parseJson(data, false, (line, column, ...rest) => {
      report(first + at + line, column, ...rest);
    });
    const body = rows.slice(at).join('\n');
    checkRequestBody(row, value, {body, line: first + at}, context, report);
  }
}

/** The words of a command, with `-XPATCH` as two; none when it does not parse, which `checkShell` reports. */
function curlWords(command: string): string[] {
  try {
    return shellWords(command).flatMap((word = '') => {
      const [, flag, value] = /^(-[XdF])(.+)$/s.exec(word) ?? [];
      return flag === undefined || value === undefined ? word : [flag, value];
    });
  } catch {
    return [];
  }
}
