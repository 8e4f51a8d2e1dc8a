import {STATUS_CODES} from 'node:http';
import {frameworkErrors} from '../../arkos/data';
import {successOf} from '../http';
import type {Known, ProseRule, ReportAt} from './context';
import {type Clause, clausesOf, type Passage, positionIn} from './sentences';

/** `404 …, code \`NotFound\``, `400 \`InvalidRequestBody\`` and `\`LoginRequired\` (401)`. */
const pairs = [
  /\b([1-5]\d\d)(?:,| with| and)?(?: the)?(?: code)? `([A-Za-z]\w+)`/g,
  /`(?<code>[A-Za-z]\w+)`,? (?:\(|with (?:status )?|and status |status )(?<status>[1-5]\d\d)\b/g,
];

/** A status beside a code, or under a heading that is one, is a status that the code comes with. */
export const checkStatuses: ProseRule = (passage, known, report, heading) => {
  if (heading && !passage.isHeading) checkUnder(heading, passage, known, report);
  checkReasons(passage, report);
  checkEndpoints(passage, known, report);
  const hasReported = checkPairs(passage, known, report);
  if (hasReported) return;
  for (const clause of clausesOf(passage, /[.;?!]/)) {
    checkClause(clause, passage, known, report);
    checkSuccess(clause, passage, known, report);
  }
};

const wrongStatus = (
  name: string,
  status: number,
  right: Iterable<number>,
): [code: string, message: string, fix: string] => [
  'arkos/wrong-status',
  `'${name}' never comes with ${status}`,
  `write ${[...right].join(' or ')}`,
];

function checkPairs(passage: Passage, known: Known, report: ReportAt): boolean {
  let isWrong = false;
  for (const expression of pairs) {
    for (const found of passage.text.matchAll(expression)) {
      const code = found.groups?.code ?? found[2] ?? '';
      const status = Number(found.groups?.status ?? found[1]);
      const right = known.statuses(code);
      if (code === 'Unknown' || right.size === 0) continue;
      const changed = known.facts.changedStatuses.get(code);
      const isChanged = changed?.has(status) === true && !saysWho(passage, found.index);
      if (right.has(status) && !isChanged) continue;
      isWrong = true;
      const own = [...right].filter((one) => !changed?.has(one));
      report(
        positionIn(passage, found.index),
        ...wrongStatus(code, status, isChanged ? own : right),
      );
    }
  }
  return isWrong;
}

/** Whether the sentence names what changes the status of the framework. */
const saysWho = (passage: Passage, index: number): boolean =>
  /`explain`|interceptor/.test(
    clausesOf(passage, /[.?!]/).findLast(({offset}) => offset <= index)?.text ?? '',
  );

/** Statuses that a text names outside of inline code, or as inline code of its own. */
const statusesIn = (text: string): number[] =>
  [
    ...text
      .replace(/`(?!\d{3}`)[^`]*`/g, '``')
      .matchAll(/(?<![\w.-])([1-5]\d\d)(?![\w-]|\.\d| ?(?:ms|KB|MB|px|a minute|requests))/g),
  ]
    .map(([, status = '']) => Number(status))
    .filter((status) => String(status) in STATUS_CODES);

/** A sentence that names one code, and only statuses of others. */
function checkClause(
  {text, offset}: Clause,
  passage: Passage,
  known: Known,
  report: ReportAt,
): void {
  const codes = [...text.matchAll(/`([^`]+)`/g)].filter(
    ([, code = '']) => code !== 'Unknown' && known.statuses(code).size > 0,
  );
  const [first] = codes;
  const statuses = statusesIn(text);
  const [status] = statuses;
  if (!first || status === undefined) return;
  const right = new Set(codes.flatMap(([, code = '']) => [...known.statuses(code)]));
  if (statuses.some((one) => right.has(one))) return;
  report(positionIn(passage, offset + first.index), ...wrongStatus(first[1] ?? '', status, right));
}

/** `POST /api/books` returns 201. */
function checkSuccess(
  {text, offset}: Clause,
  passage: Passage,
  known: Known,
  report: ReportAt,
): void {
  const requests = [...text.matchAll(/`((?:GET|POST|PATCH|DELETE) \/\S*)`/g)];
  const [found] = requests;
  const statuses = statusesIn(text);
  const [status] = statuses;
  if (!found || requests.length > 1 || status === undefined || statuses.length > 1 || status > 299)
    return;
  const right = successOf(found[1] ?? '', known.context);
  if (right === undefined || right === status) return;
  report(
    positionIn(passage, offset + found.index),
    ...wrongStatus(found[1] ?? '', status, [right]),
  );
}

/** `logout` | `null` | 204: in a table, the first cell names endpoints or handlers. */
function checkEndpoints(passage: Passage, {context}: Known, report: ReportAt): void {
  const [first, ...others] = passage.cells;
  if (!first || !/^(?:`\w+`(?:, | and | or |, and )?)+$/.test(first.text)) return;
  const names = [...first.text.matchAll(/`(\w+)`/g)].flatMap(([, name = '']) => {
    const status = context.successes.get(name)?.status;
    return status === undefined ? [] : [{name, status}];
  });
  const right = new Set(names.map(({status}) => status));
  for (const {header, text} of others) {
    const statuses = statusesIn(text);
    // An error of the endpoint is no success.
    if (!/^(?:status|success)\b/i.test(header) || statuses.some((status) => status > 299)) continue;
    const wrong = statuses.find((status) => !right.has(status));
    const [one] = names;
    if (one && wrong !== undefined) {
      const named = names.map(({name}) => name).join(', ');
      report(positionIn(passage, first.offset), ...wrongStatus(named, wrong, right));
    }
    const missing = names.find(({status}) => !statuses.includes(status));
    if (missing && statuses.length > 0 && wrong === undefined) {
      const [status = 0] = statuses;
      report(
        positionIn(passage, first.offset + first.text.indexOf(`\`${missing.name}\``)),
        ...wrongStatus(missing.name, status, [missing.status]),
      );
    }
  }
}

/** `404 Not Found` */
function checkReasons(passage: Passage, report: ReportAt): void {
  for (const span of passage.spans) {
    const [, status = '', reason = ''] =
      /^(?:HTTP\/\S+ )?([1-5]\d\d) ([A-Z][\w -]+)$/.exec(span.value) ?? [];
    const right = STATUS_CODES[status];
    const isOther = Object.values(STATUS_CODES).includes(reason);
    if (right === undefined || right === reason || !isOther) continue;
    report(span, 'arkos/wrong-status', `${status} is not '${reason}'`, `write ${right}`);
  }
}

/** `Status 401.` under a heading that is a code or a message. */
function checkUnder(heading: Passage, passage: Passage, known: Known, report: ReportAt): void {
  const [, written] = /^Status (\d{3})\b/.exec(passage.text) ?? [];
  if (written === undefined) return;
  const named = heading.spans.map(({value}) => value);
  const errors = frameworkErrors.filter(
    ({code, message}) => named.includes(code ?? '') || named.includes(message),
  );
  const right = new Set(
    errors.flatMap(({code, status}) => [
      ...(status === undefined ? [] : [status]),
      ...(code === undefined || code === 'Unknown' ? [] : known.statuses(code)),
    ]),
  );
  if (right.size === 0 || right.has(Number(written))) return;
  report(passage.position, ...wrongStatus(named.join(' '), Number(written), right));
}
