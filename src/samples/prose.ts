import {distance} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import type {MdxFlowExpression} from 'mdast-util-mdx-expression';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {findUnknownComponent} from '../remark/reference/documented';
import {readSurface} from '../remark/reference/surface';
import {type Facts, thrownIn, wordsIn} from './facts';
import {checkRequestTarget, messagePattern} from './http';
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
  for (const passage of passagesOf(page.tree)) {
    for (const span of passage.spans)
      if (!known.excepted.has(span.value)) checkSpan(span.value, span, known, report);
    checkStatuses(passage, known, report);
    checkDefaults(passage, facts, report);
  }
  checkComponents(page.tree, facts, root, report);
  return findings;
}

/** The names in `{/* docs-check: beforeFindmany, book.hook.ts *\/}`: a page shows them as wrong. */
function exceptionsIn(tree: Root): Set<string> {
  const names: string[] = [];
  visit(tree, 'mdxFlowExpression', ({value}: MdxFlowExpression) => {
    const [, list = ''] = /^\s*\/\*\s*docs-check:([\S\s]*?)\*\/\s*$/.exec(value) ?? [];
    names.push(...list.split(',').map((name) => name.trim()));
  });
  return new Set(names);
}

/** Names of JavaScript, Node.js and the tools around, which the data does not have. */
const platform = [
  ...['cuid', 'jsconfig', 'loader', 'local', 'locals', 'lock', 'main', 'phtml', 'pnpm', 'require'],
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
  if (checkMessage(value, place, known, report)) return;
  for (const {name, at} of namesIn(value)) {
    if (isKnown(name, known.words) || name.length < 4) continue;
    const [near] = nearest(name, known.words);
    if (near === undefined || distance(name, near) > (name.length < 8 ? 1 : 2)) continue;
    report(
      {line: place.line, column: place.column + at},
      'arkos/unknown-name',
      `Nothing is called '${name}'`,
      `did you mean '${near}'?`,
    );
  }
}

/** Whether a name exists; its plural and its use as a part of another name count. */
function isKnown(name: string, words: ReadonlySet<string>): boolean {
  const first = name.charAt(0);
  const other = first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase();
  return [name, other + name.slice(1), `${name}s`, name.replace(/s$/, '')].some((one) =>
    words.has(one),
  );
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
  for (const expression of statusAndCode)
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

const defaultValue =
  /\b[Tt]he default is `([^`]+)`|\bdefaults to `([^`]+)`|`([^`]+)`,? (?:by default|the default)\b/g;

/** The value after "the default is" against that of the last key named before it. */
function checkDefaults(passage: Passage, facts: Facts, report: Report): void {
  for (const found of passage.text.matchAll(defaultValue)) {
    const value = (found[1] ?? found[2] ?? found[3] ?? '').replace(/^['"]|['"]$/g, '');
    const subject = passage.spans
      .filter(({offset}) => offset < found.index)
      .map(({value: name}) => name)
      .findLast((name) => defaultsOf(name, facts).length > 0);
    if (subject === undefined || subject === value) continue;
    const right = defaultsOf(subject, facts);
    if (right.includes(value)) continue;
    report(
      placeIn(passage, found.index),
      'arkos/wrong-default',
      `The default of '${subject}' is not '${value}'`,
      `write ${right.join(' or ')}`,
    );
  }
}

/** The defaults of a key that is written as a whole or by its end. */
const defaultsOf = (name: string, {defaults}: Facts): string[] =>
  [...defaults].filter(([key]) => key === name || key.endsWith(`.${name}`)).map(([, text]) => text);

const placeIn = ({spans, place}: Passage, offset: number): Place =>
  spans.findLast((span) => span.offset <= offset) ?? spans[0] ?? place;

/** What `<Exchange>` and the components of the reference show has to be there. */
function checkComponents(tree: Root, {exchanges}: Facts, root: string, report: Report): void {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    const place = node.position?.start ?? {line: 1, column: 1};
    const attribute = (name: string): string | undefined => {
      const value = node.attributes.find(
        (one) => one.type === 'mdxJsxAttribute' && one.name === name,
      )?.value;
      return typeof value === 'string' ? value : undefined;
    };
    if (node.name === 'Exchange') {
      const name = attribute('name') ?? '';
      if (!exchanges.some((one) => one === name || one.endsWith(`/${name}`)))
        report(
          place,
          'arkos/unknown-exchange',
          `No exchange '${name}' is recorded`,
          didYouMean(name, exchanges, 'add it to docs/_bookshop/exchanges'),
        );
      return;
    }
    const unknown = findUnknownComponent(node.name ?? '', attribute('of') ?? '', readSurface(root));
    if (unknown)
      report(
        place,
        'arkos/unknown-subject',
        unknown.message,
        didYouMean(attribute('of') ?? '', unknown.known, 'see src/arkos'),
      );
  });
}
