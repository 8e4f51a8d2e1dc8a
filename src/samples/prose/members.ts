import ts from 'typescript';
import {didYouMean} from '../nearest';
import type {Known, ProseRule, ReportAt} from './context';
import type {CodeSpan} from './sentences';

/** A key of the configuration, a member of a class: an option exists where the page puts it. */
export const checkMembers: ProseRule = ({spans}, known, report) => {
  for (const span of spans) {
    if (known.excepted.has(span.value)) continue;
    for (const chain of [...dotted(span.value), ...pathsIn(span.value)]) {
      if (![chain.names.join('.'), chain.value ?? ''].some((one) => known.excepted.has(one)))
        checkChain(chain, span, known, report);
    }
  }
};

/** A path of names, and the text of its value if it has one. */
interface Chain {
  readonly names: readonly string[];
  readonly value?: string;
}

/** `auth.query`, `book.router.ts` */
const isFile = (value: string): boolean =>
  /^[\w-]+\.(?:[cm]?[jt]s|config|query|auth|router|middlewares|hooks)\b/.test(value) ||
  /\.[cm]?[jt]s$/.test(value);

/** `validation.resolver`, `BaseService.findMany` */
const dotted = (value: string): Chain[] =>
  !isFile(value) && /^[\w$]+(?:\.[\w$]+)+(?:\(.*\)|: .*)?$/.test(value)
    ? [{names: (/^[\w$.]+/.exec(value)?.[0] ?? '').split('.')}]
    : [];

/** `validation: {resolver: 'zod'}`, `jwt.cookie.sameSite: 'lax'` */
function pathsIn(value: string): Chain[] {
  if (!/^\{?[\w$.]+: \S/.test(value)) return [];
  const text = value.startsWith('{') ? value : `{${value}}`;
  const source = ts.createSourceFile(
    'a.ts',
    `(${text.replace(/^\{([\w$]+(?:\.[\w$]+)+):/, "{'$1':")})`,
    ts.ScriptTarget.ES2022,
  );
  const chains: Chain[] = [];
  const visit = (node: ts.Node, above: readonly string[]): void => {
    if (!ts.isPropertyAssignment(node)) {
      ts.forEachChild(node, (child) => {
        visit(child, above);
      });
      return;
    }
    const own = ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : '';
    const names = [...above, ...own.split('.')];
    const {initializer} = node;
    const values = ts.isArrayLiteralExpression(initializer)
      ? [...initializer.elements]
      : [initializer];
    const texts = values.filter(ts.isStringLiteral).map(({text: one}) => one);
    chains.push({names}, ...texts.map((one) => ({names, value: one})));
    if (ts.isObjectLiteralExpression(initializer)) visit(initializer, names);
  };
  visit(source, []);
  return chains;
}

function checkChain(
  {names, value}: Chain,
  span: CodeSpan,
  {facts: {options, members}}: Known,
  report: ReportAt,
): void {
  const [owner = '', member = ''] = names;
  const known = members.get(owner);
  if (known && names.length > 1 && !known.includes(member)) {
    report(
      span,
      'arkos/unknown-name',
      `'${owner}' has no '${member}'`,
      didYouMean(member, known, `use one of ${known.slice(0, 8).join(', ')}`),
    );
    return;
  }
  const holders = [...options.keys()]
    // 'options' is the name of too many things.
    .filter((key) => owner !== 'options' && endsWith(key, owner))
    .filter((holder) => childrenOf(holder, options).length > 0);
  const last = names.at(-1) ?? '';
  const candidates = [...options.keys()].filter((key) => key.endsWith(`.${last}`));
  // A key of two words is no other thing's.
  const isElsewhere =
    holders.length === 0 &&
    owner !== 'options' &&
    !known &&
    /[a-z][A-Z]/.test(last) &&
    candidates.length > 0;
  const isNowhere =
    holders.length > 0 && !holders.some((holder) => leadsTo(holder, names, options));
  if (names.length > 1 && (isElsewhere || isNowhere)) {
    const written = names.join('.');
    report(
      span,
      'arkos/unknown-name',
      `The configuration has no '${written}'`,
      didYouMean(
        candidates[0] ?? written,
        candidates.length > 0 ? candidates : options.keys(),
        'see ArkosConfig',
      ),
    );
    return;
  }
  if (value === undefined) return;
  const values = [...options]
    .filter(([key]) => endsWith(key, names.join('.')))
    .map(([, all]) => all);
  if (values.length === 0 || values.some((all) => all.length === 0 || all.includes(value))) return;
  report(
    span,
    'arkos/unknown-name',
    `'${names.join('.')}' cannot be '${value}'`,
    didYouMean(value, values.flat(), `use ${values.flat().join(' or ')}`),
  );
}

const endsWith = (key: string, end: string): boolean => key === end || key.endsWith(`.${end}`);

const childrenOf = (holder: string, options: ReadonlyMap<string, unknown>): string[] =>
  [...options.keys()].filter((key) => key.startsWith(`${holder}.`));

/** Whether the names lead to a key; below a key of the last level anything may be. */
function leadsTo(
  holder: string,
  names: readonly string[],
  options: ReadonlyMap<string, unknown>,
): boolean {
  let key = holder;
  for (const name of names.slice(1)) {
    if (childrenOf(key, options).length === 0) return true;
    key = `${key}.${name}`;
    if (!options.has(key)) return false;
  }
  return true;
}
