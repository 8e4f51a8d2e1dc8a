import {METHODS} from 'node:http';
import leven from 'leven';
import {cliCommands, environmentVariables, moduleFiles} from '../../arkos/data';
import {entryPoints} from '../../arkos/surface';
import {messagePattern} from '../http/error';
import {didYouMean, nearest} from '../nearest';
import type {Position} from '../sample';
import {checkShellLine} from '../shell';
import {prismaWords} from '../typescript/near-misses';
import {allowedNames} from './allowed';
import type {Known, ProseRule, ReportAt} from './context';

/** Names of JavaScript and of the tools around, which the data does not have. */
export const platform: readonly string[] = [
  ...METHODS,
  ...allowedNames,
  ...prismaWords,
  ...Object.getOwnPropertyNames(globalThis),
  ...[String, Array, Map, Promise, Object, Number, RegExp, Date, Error].flatMap((type) => [
    ...Object.getOwnPropertyNames(type),
    ...Object.getOwnPropertyNames(type.prototype),
  ]),
];

/** Inline code is a command, a message, or made of names; all of them exist. */
export const checkNames: ProseRule = ({spans}, known, report) => {
  for (const span of spans) {
    const {value} = span;
    if (known.excepted.has(value) || isRequest(value)) continue;
    if (/^(?:npx )?arkos \w/.test(value)) {
      checkShellLine(value, (_, column, code, message, fix) => {
        // Prose names a command without the flags that it requires.
        if (code !== 'arkos/missing-flag')
          report({line: span.line, column: span.column + column}, code, message, fix);
      });
    } else if (
      !checkMessage(value, span, known, report) &&
      !checkWhole(value, span, known, report)
    ) {
      checkParts(value, span, known, report);
    }
  }
};

/** A request or a path, which another rule checks. */
export const isRequest = (value: string): boolean =>
  /^(?:(?:GET|HEAD|POST|PUT|PATCH|DELETE) \/\S*|\/api\/[\w/:-]+)$/.test(value);

function checkParts(value: string, position: Position, known: Known, report: ReportAt): void {
  for (const {name, at} of namesIn(value)) {
    if (isKnown(name, known.words) || known.excepted.has(name)) continue;
    const limit = name.length < 8 ? 1 : 2;
    const near = nearest(name, known.words, 5).find((one) => leven(name, one) <= limit);
    report(
      {line: position.line, column: position.column + at},
      'arkos/unknown-name',
      `Nothing is called '${name}'`,
      near === undefined ? exception(name) : `did you mean '${near}'?`,
    );
  }
}

/** How a page names what the framework does not have. */
const exception = (name: string): string =>
  `name what there is, or show it in a sample, or write {/* docs-check: ${name} */} on the page`;

/** Whether a name exists; the plural of a plain word and a name at the end of another count. */
function isKnown(name: string, words: ReadonlySet<string>): boolean {
  const first = name.charAt(0);
  const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase();
  const plurals = /^[a-z]+$/.test(name) ? [`${name}s`, name.replace(/s$/, '')] : [];
  return [name, other + name.slice(1), ...plurals].some((one) => words.has(one));
}

/** Flags of `arkos`. */
const flags = [
  '--help',
  ...cliCommands.flatMap((command) =>
    command.flags.flatMap(({short, long}) => [long, ...(short === undefined ? [] : [short])]),
  ),
];

const shortFlags = ['-h', ...flags.filter((flag) => /^-[A-Za-z]$/.test(flag))];

/** What is before the extension in the names of files that a module loads, or that are written. */
const fileKinds = [
  ...moduleFiles.map(({name}) => /([\w-]+)\.\{ext\}$/.exec(name)?.[1] ?? ''),
  ...['controller', 'service', 'interceptors', 'config', 'test', 'd'],
  // Files of the framework's own source.
  ...['helpers', 'types'],
];

const modules = entryPoints.map(({specifier}) => specifier);

const variables = environmentVariables.map(({name}) => name);

/** A flag, a file of a module and a variable, as a whole; true when it is one and is wrong. */
function checkWhole(
  value: string,
  position: Position,
  {facts, words, samples}: Known,
  report: ReportAt,
): boolean {
  const unknown = (name: string, all: readonly string[], what: string): boolean => {
    if (all.includes(name)) return false;
    report(
      position,
      'arkos/unknown-name',
      `${what} '${name}' does not exist`,
      didYouMean(name, all, exception(value)),
    );
    return true;
  };
  if (/^arkos\/[a-z-]+$/.test(value)) return unknown(value, modules, 'The module');
  const [, script] = /^npm run ([\w:-]+)/.exec(value) ?? [];
  if (script !== undefined) return unknown(script, facts.scripts, 'The script');
  if (/^--[a-z-]+$/.test(value)) return unknown(value, flags, 'The flag');
  if (/^-[A-Za-z]$/.test(value)) {
    // Those of other programs are in the commands of the page.
    const isUsed = samples.some(({text}) => text.split(/\s/).includes(value));
    return !isUsed && unknown(value, shortFlags, 'The flag');
  }
  const [, kind] = /^[\w./<>-]*[\w>]\.([a-z-]+)\.[jt]s$/.exec(value) ?? [];
  if (kind !== undefined) return unknown(kind, fileKinds, 'The kind of file');
  const [, prefix] = /^([A-Z]+_)[A-Z\d_]+$/.exec(value) ?? [];
  if (prefix === undefined || words.has(value)) return false;
  const related = variables.filter((name) => name.startsWith(prefix));
  if (related.length === 0) return false;
  report(
    position,
    'arkos/unknown-name',
    `Nothing reads the variable '${value}'`,
    didYouMean(value, related, `use one of ${related.join(', ')}`),
  );
  return true;
}

/** A sentence, such as a message of a library: its words are no names. */
const isSentence = (value: string): boolean =>
  /^[A-Z][\w"']* [\w"'-]+ \w/.test(value) ||
  (/\S \S+ \S/.test(value) && !/[{}()=;]|^(?:npx|npm|pnpm|yarn|node|docker|@\w+) /.test(value));

/** The identifiers of inline code: `login.allowedUsernames`, `query-options`, `send({to: 'x'})`. */
function namesIn(value: string): {name: string; at: number}[] {
  if (isSentence(value) || /^(?:https?:|v?\d+\.\d)/.test(value)) return [];
  // Text in quotes is no name, and neither is a part that stands for many.
  const code = value
    .replace(/%[\dA-F]{2}/gi, '   ')
    .replace(/'[^']*'|"[^"]*"|\w*…\w*|\w+_(?:\*|$)/g, (text) =>
      /[\s…*]|_$/.test(text) ? ' '.repeat(text.length) : text,
    );
  return [...code.matchAll(/[A-Za-z$][A-Za-z\d$]*(?:[_-][A-Za-z\d$]+)*/g)]
    .map((found) => ({name: found[0], at: found.index}))
    .filter(({name}) => name.length > 2 && (/^P\d{4}$/.test(name) || !/\d{4}/.test(name)));
}

/** A quoted message; true when the text is one, right or nearly. */
function checkMessage(
  value: string,
  position: Position,
  {facts}: Known,
  report: ReportAt,
): boolean {
  if (value.split(' ').length < 3) return false;
  if (facts.messages.some((message) => messagePattern(message).test(value))) return true;
  const near = facts.messages.find((message) => {
    const edits = leven(message, value);
    return edits <= Math.max(2, Math.floor(message.length / 6));
  });
  if (near === undefined) return false;
  report(
    position,
    'arkos/unknown-message',
    `The framework never says '${value}'`,
    `write '${near}'`,
  );
  return true;
}
