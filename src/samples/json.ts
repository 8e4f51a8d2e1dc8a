import ts from 'typescript';
import {checkStatusWord} from './http/error';
import type {ProjectContext} from './project-context';
import type {Report} from './report';
import {positionAt, type Sample} from './sample';
import {checkShellLine} from './shell';
import {cutSuggestion} from './typescript/explain';

/**
 * Checks a JSON fence: it parses; in a `package.json` the scripts call commands that exist; in a
 * `tsconfig.json` the compiler knows the options; in the body of an error the status is that of its code.
 *
 * @param sample - The fence.
 * @param context - The bookshop with the page.
 * @param report - Takes what is wrong.
 */
export function checkJson(sample: Sample, context: ProjectContext, report: Report): void {
  const value = parseJson(sample.text, sample.language === 'jsonc', report);
  const name = sample.path?.split('/').at(-1) ?? '';
  if (!isObject(value)) return;
  if (name === 'package.json') checkScripts(sample.text, value.scripts, report);
  if (/^tsconfig.*\.json$/.test(name)) checkCompilerOptions(sample.text, value, report);
  if (name === '') checkStatusWord(value, {body: sample.text, line: 0}, undefined, context, report);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses JSON and reports where it is none.
 *
 * @param text - What should be JSON.
 * @param comments - Whether comments and trailing commas are allowed.
 * @param report - Takes the mistake; its line is relative to `text`.
 * @returns The value; undefined when it does not parse.
 */
export function parseJson(text: string, comments: boolean, report: Report): unknown {
  const read: {config?: unknown; error?: ts.Diagnostic} = ts.parseConfigFileTextToJson(
    'sample.json',
    text,
  );
  const {config, error} = read;
  const reportAt = (offset: number, message: string): void => {
    const {line, column} = positionAt(text, offset);
    report(line, column, 'json', `The JSON does not parse: ${message}`, 'write real JSON');
  };
  if (comments) {
    if (error) reportAt(error.start ?? 0, ts.flattenDiagnosticMessageText(error.messageText, ' '));
    return config;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (thrown) {
    // What Node.js says of the position depends on its version, and it quotes the source.
    const message = (thrown as SyntaxError).message
      .replace(/, (?:\.{3})?"[^]*$/, '')
      .replace(/ in JSON at position.*$/, '');
    const isSyntax = error !== undefined && error.code !== rootIsNoObject;
    reportAt((isSyntax ? error.start : undefined) ?? notInJson(text), message);
    return undefined;
  }
}

/** The compiler requires an object of a `tsconfig.json`; JSON may be a list. */
const rootIsNoObject = 5092;

/** Where a comment or a bracket after a trailing comma is, which only JSON with comments may have. */
function notInJson(text: string): number {
  const code = text.replace(/"(?:\\.|[^"\\])*"/g, (string) => ' '.repeat(string.length));
  const offset = code.search(/\/[/*]|(?<=,\s*)[\]}]/);
  return offset < 0 ? text.length : offset;
}

function checkScripts(text: string, scripts: unknown, report: Report): void {
  if (!isObject(scripts)) return;
  for (const script of Object.values(scripts)) {
    if (typeof script !== 'string') continue;
    const {line, column} = positionAt(text, text.indexOf(JSON.stringify(script)) + 1);
    checkShellLine(script, (_, at, ...rest) => {
      report(line, column + at, ...rest);
    });
  }
}

function checkCompilerOptions(text: string, config: Record<string, unknown>, report: Report): void {
  for (const error of ts.convertCompilerOptionsFromJson(config.compilerOptions ?? {}, '').errors) {
    const {message, suggestion} = cutSuggestion(
      ts.flattenDiagnosticMessageText(error.messageText, ' '),
    );
    const name = /'(?:--)?([^']+)'/.exec(message)?.[1] ?? '';
    const {line, column} = positionAt(text, text.indexOf(`"${name}"`) + 1);
    const fix = suggestion ? `did you mean ${suggestion}?` : 'see the reference of tsconfig.json';
    report(line, column, `TS${error.code}`, message, fix);
  }
}
