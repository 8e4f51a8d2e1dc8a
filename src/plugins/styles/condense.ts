import browserslist from 'browserslist';
import {browserslistToTargets, transform} from 'lightningcss';
import postcss, {type AtRule, type Declaration, type Root, type Rule} from 'postcss';

import {root as repository} from '../../root';
import type {Names} from './names';

/** The media queries and layers that a rule stands in. */
function contextOf(rule: Rule): string {
  const heads: string[] = [];
  for (let node = rule.parent; node?.type === 'atrule'; node = node.parent) {
    const {name, params} = node as AtRule;
    heads.unshift(`${name} ${params}`);
  }
  return heads.join('|');
}

const isKeyframe = (rule: Rule): boolean => contextOf(rule).includes('keyframes ');
const hasPrefix = (value: string): boolean => /(^|[\s,(])-(webkit|moz|ms)-/.test(value);

/** Properties that a shorthand sets, so that one before it says nothing. */
const shorthands = ['margin', 'padding', 'background', 'transition', 'font', 'inset'];

/** Properties that no shorthand sets, whatever their names begin with. */
const independent = /^(?:background-blend-mode|font-synthesis|margin-trim)/;

/**
 * Takes away declarations that never win: the fallback before the same property in one rule, and a
 * declaration that a later rule with the same selectors overrules.
 */
function dropOverruled(root: Root): void {
  const later = new Map<string, Set<string>>();
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  for (const rule of rules.reverse()) {
    if (isKeyframe(rule)) continue;
    const context = contextOf(rule);
    const seen = rule.selectors.map((selector) => {
      const key = `${context}#${selector}`;
      const known = later.get(key) ?? new Set<string>();
      later.set(key, known);
      return known;
    });
    const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
    for (const declaration of declarations.reverse()) {
      const {prop, important} = declaration;
      const mark = important ? '!' : '';
      const names = [
        prop,
        ...shorthands.filter((name) => prop.startsWith(`${name}-`) && !independent.test(prop)),
      ];
      const overruled = seen.every((known) =>
        names.some((name) => known.has(`!${name}`) || (!important && known.has(name))),
      );
      if (overruled) declaration.remove();
      else if (!hasPrefix(declaration.value)) for (const known of seen) known.add(mark + prop);
    }
    if (rule.nodes.length === 0) rule.remove();
  }
}

/** How specific the selectors that choose the root element by its mode are, by what they match. */
const rootSelector =
  /^(?<html>html)?(?<root>:root)?(?:\[data-theme(?:="?(?<mode>dark|light)"?)?\])?(?<not>:not\(\[data-theme\]\))?$/;

/** What a property has on the root element without a mode, in the dark and in the light. */
interface RootValues {
  readonly values: (string | undefined)[];
  readonly weights: number[];
  readonly declarations: Declaration[];
}

const modes = [undefined, 'dark', 'light'];

/** Notes a declaration on the root element; false for one on anything else. */
function noteOnRoot(rule: Rule, {prop, value}: Declaration, found: RootValues): boolean {
  return rule.selectors.every((selector) => {
    const groups = rootSelector.exec(selector)?.groups;
    if (!groups || selector === '') return false;
    const byMode = selector.replace(/:not\(.*/, '').includes('[data-theme');
    const weight =
      (groups.html ? 1 : 0) + 10 * (Number(!!groups.root) + Number(byMode) + Number(!!groups.not));
    modes.forEach((mode, place) => {
      const matches =
        mode === undefined ? !byMode : !groups.not && (!byMode || (groups.mode ?? mode) === mode);
      if (matches && weight >= (found.weights[place] ?? -1)) {
        found.values[place] = value;
        found.weights[place] = weight;
      }
    });
    return prop.startsWith('--');
  });
}

/** Writes values in place of the `var()` that read them. */
function substitute(value: string, constants: ReadonlyMap<string, string>): string {
  const start = /var\(\s*(--[\w-]+)\s*/g;
  let result = '';
  let rest = 0;
  for (let match = start.exec(value); match; match = start.exec(value)) {
    const constant = constants.get(match[1]!);
    if (constant === undefined) continue;
    let end = start.lastIndex;
    for (let depth = 1; depth > 0; end += 1) {
      if (value[end] === '(') depth += 1;
      else if (value[end] === ')') depth -= 1;
      else if (value[end] === undefined) return value;
    }
    result += `${value.slice(rest, match.index)} ${constant} `;
    rest = end;
    start.lastIndex = end;
  }
  return result === '' ? value : (result + value.slice(rest)).trim();
}

/**
 * Writes out the custom properties that are the same on every page and in both modes: set on the
 * root element only, outside every condition, and neither read nor set by a script or a page.
 */
function inlineConstants(root: Root, names: Names): void {
  const found = new Map<string, RootValues>();
  const varying = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as Rule;
    const values = found.get(declaration.prop) ?? {values: [], weights: [], declarations: []};
    found.set(declaration.prop, values);
    values.declarations.push(declaration);
    const plain = rule.type === 'rule' && rule.parent?.type === 'root' && !declaration.important;
    if (!plain || !noteOnRoot(rule, declaration, values)) varying.add(declaration.prop);
  });
  const constants = new Map<string, string>();
  for (const [property, {values, declarations}] of found) {
    const [value] = values;
    const same = value !== undefined && values.length === 3 && values.every((one) => one === value);
    const keyword = /^(inherit|initial|unset|revert|revert-layer)?$/.test(value ?? '');
    if (!same || keyword || varying.has(property) || names.has(property)) continue;
    constants.set(property, value);
    for (const declaration of declarations) declaration.remove();
  }
  for (const [property, value] of constants) {
    let whole = value;
    // Constants refer to each other in any order, and never in a circle that CSS would accept.
    for (let round = 0; round < 10; round += 1) whole = substitute(whole, constants);
    constants.set(property, whole);
  }
  root.walkDecls((declaration) => {
    declaration.value = substitute(declaration.value, constants);
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

/** Takes away prefixed forms of what a rule also says without a prefix: they are put back where needed. */
function dropPrefixed(root: Root): void {
  root.walkDecls(/^-(webkit|moz)-/, (declaration) => {
    const plain = declaration.prop.replace(/^-\w+-/, '');
    const isSaid = declaration.parent?.some(
      (node) => node.type === 'decl' && node.prop === plain && node.value === declaration.value,
    );
    if (isSaid) declaration.remove();
  });
}

/**
 * Makes a style sheet smaller without changing what it says: without declarations that never win,
 * with constants in place of custom properties, and minified for the browsers of `package.json`.
 *
 * @param css - The sheet's text
 * @param names - What scripts and pages mention, so that a property they touch stays one
 */
export function condense(css: string, names: Names): string {
  const root = postcss.parse(css);
  dropPrefixed(root);
  dropOverruled(root);
  inlineConstants(root, names);
  dropOverruled(root);
  const minified = transform({
    filename: 'styles.css',
    code: Buffer.from(root.toString()),
    minify: true,
    targets: browserslistToTargets(browserslist(undefined, {path: repository})),
  });
  return minified.code.toString();
}
