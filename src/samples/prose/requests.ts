import {checkPath, checkRequestTarget} from '../http';
import type {Known, ProseRule, ReportAt} from './context';
import {isRequest} from './names';
import type {CodeSpan} from './sentences';

/** `POST` to `/api/books`, or in two cells of a row. */
const apart = /\b(GET|POST|PUT|PATCH|DELETE)`?(?: \| |,? (?:to |at |on )?)`(\/api\/[\w/:-]+)`/g;

/** Requests and paths in inline code have a route, and it has that method. */
export const checkRequests: ProseRule = ({text, spans}, known, report) => {
  for (const span of spans) if (!known.excepted.has(span.value)) checkSpan(span, known, report);
  for (const {0: found, 1: method = '', 2: path = '', index} of text.matchAll(apart)) {
    const span = spans.find(({offset}) => offset === index + found.length - path.length - 2);
    if (span) checkTarget(method, path, span, known, report);
  }
};

function checkTarget(
  method: string,
  target: string,
  {line, column}: CodeSpan,
  {context}: Known,
  report: ReportAt,
): void {
  checkRequestTarget(method, target, context, (_, at, ...rest) => {
    report({line, column: column + at}, ...rest);
  });
}

function checkSpan(span: CodeSpan, known: Known, report: ReportAt): void {
  if (!isRequest(span.value)) return;
  const [method = '', target] = span.value.split(' ');
  if (target !== undefined) {
    checkTarget(method, target, span, known, report);
    return;
  }
  checkPath(span.value, known.context, (_, column, ...rest) => {
    report({line: span.line, column: span.column + column}, ...rest);
  });
}
