import {METHODS} from 'node:http';
import {distance} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {cliCommands, environmentVariables, frameworkErrors, moduleFiles} from '../arkos/data';
import {findUnknownComponent, referenceComponents} from '../remark/reference/documented';
import {readSurface} from '../remark/reference/surface';
import {type Facts, thrownIn, wordsIn} from './facts';
import {checkPath, checkRequestTarget} from './http';
import {messagePattern} from './http/body';
import {didYouMean, nearest} from './nearest';
import type {Finding, Place, Sample} from './sample';
import {type Passage, passagesOf} from './sentences';
import {checkShellLine} from './shell';
import type {Shop} from './shop';

/** A page whose prose is checked. */
export interface ProsePage {
  readonly page: string;
  readonly tree: Root;
  readonly samples: readonly Sample[];
}

/** What a page may name: the facts, the bookshop with the page, and the words of its samples. */
interface Known {
  readonly facts: Facts;
  readonly shop: Shop;
  readonly words: ReadonlySet<string>;
  /** What the page names on purpose although it does not exist. */
  readonly excepted: ReadonlySet<string>;
  readonly statuses: (code: string) => ReadonlySet<number>;
}

type Report = (place: Place, code: string, message: string, mend: string) => void;

/**
 * Checks what the prose of a page says about names that are recorded: inline code that is nearly a
 * name, quoted messages, the status of an error code, a default, and the components that show
 * recorded things.
 *
 * @param page - The page.
 * @param facts - What there is to name.
 * @param shop - The bookshop with the page.
 * @param root - The repository, absolute.
 * @returns What is wrong, in no order.
 */
export function checkProse(page: ProsePage, facts: Facts, shop: Shop, root: string): Finding[] {
  const findings: Finding[] = [];
  const report: Report = ({line, column}, code, message, mend) =>
    findings.push({file: page.page, line, column, code, message, mend});
  const texts = page.samples.map(({text}) => text);
  const thrown = texts.flatMap(thrownIn);
  const known: Known = {
    facts,
    shop,
    words: new Set([...facts.words, ...texts.flatMap(wordsIn), ...platform]),
    excepted: exceptionsIn(page.tree),
    statuses: (code) =>
      new Set([
        ...(facts.statuses.get(code) ?? []),
        ...thrown.filter(([own]) => own === code).map(([, status]) => status),
      ]),
  };
  let heading: Passage | undefined;
  for (const passage of passagesOf(page.tree)) {
    if (passage.isHeading) heading = passage;
    else if (heading) checkStatusUnder(heading, passage, known, report);
    for (const span of passage.spans)
      if (!known.excepted.has(span.value)) checkSpan(span.value, span, known, report);
    checkStatuses(passage, known, report);
    checkSentences(passage, known, report);
    checkDefaults(passage, facts, report);
  }
  checkComponents(page.tree, facts, root, report);
  return findings;
}

/** The names in `{/* docs-check: beforeFindOnce, book.hook.ts *\/}`: a page shows them as wrong. */
function exceptionsIn(tree: Root): Set<string> {
  const names: string[] = [];
  visit(tree, 'mdxFlowExpression', ({value}: {value: string}) => {
    const [, list = ''] = /^\s*\/\*\s*docs-check:([\S\s]*?)\*\/\s*$/.exec(value) ?? [];
    names.push(...list.split(',').map((name) => name.trim()));
  });
  return new Set(names);
}

/** Names of JavaScript, Node.js and the tools around, which the data does not have. */
const platform = [
  ...METHODS,
  ...['cuid', 'jsconfig', 'loader', 'local', 'locals', 'lock', 'main', 'phtml', 'pnpm', 'require'],
  // Express, Nodemailer, class-validator and Prisma.
  ...['clearCookie', 'replyTo', 'forbidUnknownValues', 'isNot'],
  ...['invitation', 'xhtml', 'yarn', 'IsEnum'],
  ...Object.getOwnPropertyNames(globalThis),
  ...[String, Array, Map, Promise, Object, Number, RegExp, Date, Error].flatMap((type) => [
    ...Object.getOwnPropertyNames(type),
    ...Object.getOwnPropertyNames(type.prototype),
  ]),
];

const method = /^(GET|HEAD|POST|PUT|PATCH|DELETE) (\/\S*)$/;

function checkSpan(value: string, place: Place, known: Known, report: Report): void {
  const [, verb, target] = method.exec(value) ?? [];
  if (verb !== undefined && target !== undefined) {
    checkRequestTarget(verb, target, known.shop, (_, column, ...rest) => {
      report({line: place.line, column: place.column + column}, ...rest);
    });
    return;
  }
  if (/^(?:npx )?arkos \w/.test(value)) {
    checkShellLine(value, (_, column, code, message, mend) => {
      // Prose names a command without the flags that it requires.
      if (code !== 'arkos/missing-flag')
        report({line: place.line, column: place.column + column}, code, message, mend);
    });
    return;
  }
  if (/^\/api\/[\w/:-]+$/.test(value)) {
    checkPath(value, known.shop, (_, column, ...rest) => {
      report({line: place.line, column: place.column + column}, ...rest);
    });
    return;
  }
  if (checkMessage(value, place, known, report)) return;
  if (checkWhole(value, place, known, report)) return;
  for (const {name, at} of namesIn(value)) {
    if (isKnown(name, known.words) || known.excepted.has(name) || name.length < 4) continue;
    const limit = name.length < 8 ? 1 : 2;
    const near = nearest(name, known.words, 5).find((one) => distance(name, one) <= limit);
    // A plain word may be anything; a word of several is a name, near another or not.
    if (near === undefined && !/^[a-z]+[A-Z]/.test(name)) continue;
    report(
      {line: place.line, column: place.column + at},
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

/** What stands before the extension in the names of files that a module loads, or that are written. */
const fileKinds = [
  ...moduleFiles.map(({name}) => /([\w-]+)\.\{ext\}$/.exec(name)?.[1] ?? ''),
  ...['controller', 'service', 'interceptors', 'config', 'test', 'd'],
  // Files of the framework's own source.
  ...['helpers', 'types'],
];

const variables = environmentVariables.map(({name}) => name);

/** A flag, a file of a module and a variable, as a whole; true when it is one and is wrong. */
function checkWhole(value: string, place: Place, {words}: Known, report: Report): boolean {
  const unknown = (name: string, all: readonly string[], what: string): boolean => {
    if (all.includes(name)) return false;
    report(
      place,
      'arkos/unknown-name',
      `${what} '${name}' does not exist`,
      didYouMean(name, all, exception(value)),
    );
    return true;
  };
  if (/^--[a-z-]+$/.test(value)) return unknown(value, flags, 'The flag');
  const [, kind] = /^[\w./<>-]*[\w>]\.([a-z-]+)\.[jt]s$/.exec(value) ?? [];
  if (kind !== undefined) return unknown(kind, fileKinds, 'The kind of file');
  const [, prefix] = /^([A-Z]+_)[A-Z\d_]+$/.exec(value) ?? [];
  if (prefix === undefined || words.has(value)) return false;
  const related = variables.filter((name) => name.startsWith(prefix));
  if (related.length === 0) return false;
  report(
    place,
    'arkos/unknown-name',
    `Nothing reads the variable '${value}'`,
    didYouMean(value, related, `use one of ${related.join(', ')}`),
  );
  return true;
}

/** The identifiers of one name: `login.allowedUsernames`, `--model`, `book.auth.ts`, `send()`. */
function namesIn(value: string): {name: string; at: number}[] {
  const [written = ''] = /^[-.\w$/]+/.exec(value) ?? [];
  // A sentence, a version, a path, an address, a header or a Prisma code is no name.
  if (written === '' || /^[\d/]|^https?|^(?:[A-Z]\w+-)+[A-Z]|^P\d{4}$|\s\w+\s/.test(value))
    return [];
  if (written !== value && !/^[-.\w$/]+[(:=<?[]/.test(value)) return [];
  return [...written.matchAll(/[A-Za-z$](?:_?[A-Za-z\d$])*/g)].map((found) => ({
    name: found[0],
    at: found.index,
  }));
}

/** A quoted message; true when the text is one, right or nearly. */
function checkMessage(value: string, place: Place, {facts}: Known, report: Report): boolean {
  if (value.split(' ').length < 3) return false;
  if (facts.messages.some((message) => messagePattern(message).test(value))) return true;
  const near = facts.messages.find((message) => {
    const edits = distance(message, value);
    return edits <= Math.max(2, Math.floor(message.length / 12));
  });
  if (near === undefined) return false;
  report(place, 'arkos/unknown-message', `The framework never says '${value}'`, `write '${near}'`);
  return true;
}

/** `404 …, code \`NotFound\``, `400 \`InvalidRequestBody\`` and `\`LoginRequired\` (401)`. */
const statusAndCode = [
  /\b([1-5]\d\d)(?:,| with| and)?(?: the)?(?: code)? `([A-Za-z]\w+)`/g,
  /`(?<code>[A-Za-z]\w+)`,? (?:\(|with (?:status )?|and status |status )(?<status>[1-5]\d\d)\b/g,
];

function checkStatuses(passage: Passage, known: Known, report: Report): void {
  for (const expression of statusAndCode) {
    for (const found of passage.text.matchAll(expression)) {
      const code = found.groups?.code ?? found[2] ?? '';
      const status = Number(found.groups?.status ?? found[1]);
      const right = known.statuses(code);
      if (code === 'Unknown' || right.size === 0 || right.has(status)) continue;
      report(
        placeIn(passage, found.index),
        'arkos/wrong-status',
        `'${code}' never comes with ${status}`,
        `write ${[...right].join(' or ')}`,
      );
    }
  }
}

/** A sentence with one code and one status: `P2002` …, which the handler makes a 409. */
function checkSentences(passage: Passage, known: Known, report: Report): void {
  for (const {0: sentence, index} of passage.text.matchAll(/[^.:;?!|]+/g)) {
    const codes = [...sentence.matchAll(/`([A-Za-z]\w+)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => known.statuses(code).size > 0);
    const written = [...sentence.matchAll(/\b(?:an?|status|returns?|gets?|with) ([1-5]\d\d)\b/g)];
    const [code = ''] = codes;
    const status = Number(written[0]?.[1]);
    if (codes.length !== 1 || written.length !== 1 || known.statuses(code).has(status)) continue;
    report(
      placeIn(passage, index + sentence.indexOf(`\`${code}\``)),
      'arkos/wrong-status',
      `'${code}' never comes with ${status}`,
      `write ${[...known.statuses(code)].join(' or ')}`,
    );
  }
}

/** `Status 401.` under a heading that is a code or a message. */
function checkStatusUnder(heading: Passage, passage: Passage, known: Known, report: Report): void {
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
  report(
    passage.place,
    'arkos/wrong-status',
    `'${named.join(' ')}' never comes with ${written}`,
    `write ${[...right].join(' or ')}`,
  );
}

const defaultValue =
  /\b[Tt]he default is `([^`]+)`|\bdefaults to `([^`]+)`|\bby default `([^`]+)`|`([^`]+)`,? (?:by default|the default)\b(?! `)/g;

/** `the default \`login.sendAccessTokenThrough: 'both'\``. */
const defaultPair = /\bdefault `([\w.]+): ([^`]+)`/g;

/** The value after "the default is" against that of the last key named before it. */
function checkDefaults(passage: Passage, facts: Facts, report: Report): void {
  const compare = (subject: string, written: string, offset: number): void => {
    const value = written.replace(/^['"]|['"]$/g, '');
    const right = defaultsOf(subject, facts);
    if (right.length === 0 || right.includes(value)) return;
    report(
      placeIn(passage, offset),
      'arkos/wrong-default',
      `The default of '${subject}' is not '${value}'`,
      `write ${right.join(' or ')}`,
    );
  };
  for (const {1: subject = '', 2: value = '', index} of passage.text.matchAll(defaultPair))
    compare(subject, value, index);
  for (const found of passage.text.matchAll(defaultValue)) {
    const value = found.slice(1).find((text) => text !== undefined) ?? '';
    const subject = passage.spans
      .filter(({offset}) => offset < found.index)
      .map(({value: name}) => name)
      .findLast((name) => defaultsOf(name, facts).length > 0);
    if (subject !== undefined && subject !== value) compare(subject, value, found.index);
  }
}

/** The defaults of a key that is written as a whole or by its end. */
const defaultsOf = (written: string, {defaults}: Facts): string[] => {
  const name = written.replace(/^\{(\w+)\}$/, '$1');
  return [...defaults]
    .filter(([key]) => key === name || key.endsWith(`.${name}`))
    .map(([, text]) => text);
};

const placeIn = ({spans, place}: Passage, offset: number): Place =>
  spans.findLast((span) => span.offset <= offset) ?? spans[0] ?? place;

/** The components of every page; src/theme/MDXComponents has them, or a remark step replaces them. */
const components = [...referenceComponents, 'Exchange', 'Flow', 'TabItem', 'Tabs'];

/** The names that a page imports. */
function importsOf(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}: {value: string}) => {
    names.push(...[...value.matchAll(/^import (\w+) from/gm)].map(([, name = '']) => name));
  });
  return names;
}

/** What a page shows with a component has to be there, and so has the component. */
function checkComponents(tree: Root, {exchanges}: Facts, root: string, report: Report): void {
  const known = [...components, ...importsOf(tree)];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    const place = node.position?.start ?? {line: 1, column: 1};
    const name = node.name ?? '';
    if (/^[A-Z]/.test(name) && !known.includes(name)) {
      report(
        place,
        'arkos/unknown-component',
        `No page has the component '${name}'`,
        didYouMean(name, known, 'import it'),
      );
      return;
    }
    const attribute = (name: string): string | undefined => {
      const value = node.attributes.find(
        (one) => one.type === 'mdxJsxAttribute' && one.name === name,
      )?.value;
      return typeof value === 'string' ? value : undefined;
    };
    if (name === 'Exchange') {
      const shown = attribute('name') ?? '';
      if (!exchanges.some((one) => one === shown || one.endsWith(`/${shown}`))) {
        report(
          place,
          'arkos/unknown-exchange',
          `No exchange '${shown}' is recorded`,
          didYouMean(shown, exchanges, 'add it to docs/_bookshop/exchanges'),
        );
      }
      return;
    }
    const unknown = findUnknownComponent(name, attribute('of') ?? '', readSurface(root));
    if (unknown) {
      report(
        place,
        'arkos/unknown-subject',
        unknown.message,
        didYouMean(attribute('of') ?? '', unknown.known, 'see src/arkos'),
      );
    }
  });
}
