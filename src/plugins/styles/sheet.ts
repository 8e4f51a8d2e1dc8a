import {AttributeAction, parse as parseSelector, type Selector, SelectorType} from 'css-what';
import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Rule,
} from 'postcss';

import type {Names} from './names';

/** What an element must have for a selector to match: names, and alternatives of several. */
type Need = string | {readonly part: string} | {readonly either: readonly (readonly Need[])[]};

const everyPage = new Set(['html', 'head', 'body']);

function needsOf(tokens: readonly Selector[]): Need[] {
  return tokens.flatMap((token): Need[] => {
    if (token.type === SelectorType.Tag)
      return everyPage.has(token.name) ? [] : [token.name.toLowerCase()];

    if (token.type === SelectorType.Attribute) {
      if (token.name === 'id')
        return token.action === AttributeAction.Equals ? [`#${token.value}`] : [];

      if (token.name !== 'class') return [];
      const isWhole = token.action === AttributeAction.Element;
      return [isWhole ? `.${token.value}` : {part: token.value}];
    }
    // What :not() names must be absent, and :has() may come true later: neither is asked for.
    if (token.type !== SelectorType.Pseudo || !Array.isArray(token.data)) return [];
    if (!['is', 'where', 'matches', '-webkit-any', '-moz-any'].includes(token.name)) return [];
    return [{either: token.data.map(needsOf)}];
  });
}

function has(names: Names, need: Need): boolean {
  if (typeof need === 'string') return names.has(need);
  if ('either' in need) return need.either.some((all) => all.every((one) => has(names, one)));
  for (const name of names) if (name.startsWith('.') && name.includes(need.part)) return true;
  return false;
}

/**
 * Whether elements of these names may match a selector.
 *
 * @param selector - One selector, without commas outside of brackets.
 * @param names - From {@link namesOfPage} or {@link namesOfScript}.
 */
export const canMatch = (selector: string, names: Names): boolean =>
  parseSelector(selector)
    .flatMap(needsOf)
    .every((need) => has(names, need));

/** What a declaration's value refers to with `var()`. */
function propertiesIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, property]) => property!);
}

interface PartDeclaration {
  readonly text: string;
  /** Name of the custom property that it sets, or none. */
  readonly sets?: string;
  readonly uses: readonly string[];
}

type Part =
  | {
      readonly kind: 'rule';
      readonly selectors: readonly {readonly text: string; readonly needs: readonly Need[]}[];
      readonly declarations: readonly PartDeclaration[];
    }
  | {readonly kind: 'group'; readonly head: string; readonly parts: readonly Part[]}
  | {readonly kind: 'keyframes'; readonly name: string; readonly text: string}
  | {readonly kind: 'font'; readonly family: string; readonly text: string}
  | {readonly kind: 'text'; readonly text: string};

function partOfRule(rule: Rule): Part {
  return {
    kind: 'rule',
    selectors: rule.selectors.map((text) => ({
      text,
      // A list inside a selector is one alternative; css-what splits only the outer list.
      needs: parseSelector(text).flatMap(needsOf),
    })),
    declarations: rule.nodes
      .filter((node): node is Declaration => node.type === 'decl')
      .map((node) => ({
        text: `${node.prop}:${node.value}${node.important ? '!important' : ''}`,
        ...(node.prop.startsWith('--') && {sets: node.prop}),
        uses: propertiesIn(node.value),
      })),
  };
}

function partOfAtRule(node: AtRule): Part {
  const text = node.toString() + (node.nodes ? '' : ';');
  if (node.name.endsWith('keyframes')) return {kind: 'keyframes', name: node.params, text};
  if (node.name === 'font-face') {
    let family = '';
    node.walkDecls('font-family', ({value}) => {
      family = value.replaceAll(/["']/g, '');
    });
    return {kind: 'font', family, text};
  }
  let hasRules = false;
  node.walkRules(() => {
    hasRules = true;
  });
  // Such as @import, @page and @property: no selector says which page needs them.
  if (!hasRules) return {kind: 'text', text};
  return {kind: 'group', head: `@${node.name} ${node.params}`, parts: partsOf(node)};
}

function partsOf(container: Container): Part[] {
  return (container.nodes ?? []).flatMap((node: ChildNode): Part[] => {
    if (node.type === 'rule') return [partOfRule(node)];
    return node.type === 'atrule' ? [partOfAtRule(node)] : [];
  });
}

/** The parts whose selectors can match. */
function matching(parts: readonly Part[], names: Names): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') {
      const inside = matching(part.parts, names);
      return inside.length > 0 ? [{...part, parts: inside}] : [];
    }
    if (part.kind !== 'rule') return [part];
    const selectors = part.selectors.filter(({needs}) => needs.every((need) => has(names, need)));
    return selectors.length > 0 ? [{...part, selectors}] : [];
  });
}

function* declarationsOf(parts: readonly Part[]): Generator<PartDeclaration> {
  for (const part of parts) {
    if (part.kind === 'rule') yield* part.declarations;
    else if (part.kind === 'group') yield* declarationsOf(part.parts);
  }
}

/** The custom properties that something reads: another declaration, the page, or a script. */
function propertiesRead(parts: readonly Part[], names: Names): Set<string> {
  const uses = new Map<string, string[]>();
  const read = new Set<string>();
  const add = (property: string): void => {
    if (read.has(property)) return;
    read.add(property);
    uses.get(property)?.forEach(add);
  };
  const roots: string[] = [...names].filter((name) => name.startsWith('--'));
  for (const {sets, uses: used} of declarationsOf(parts)) {
    if (sets === undefined) roots.push(...used);
    else uses.set(sets, [...(uses.get(sets) ?? []), ...used]);
  }
  for (const part of parts) if ('text' in part) roots.push(...propertiesIn(part.text));
  roots.forEach(add);
  return read;
}

function print(parts: readonly Part[], read: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (part.kind === 'group') {
        const inside = print(part.parts, read);
        return inside && `${part.head}{${inside}}`;
      }
      if (part.kind !== 'rule') return part.text;
      const body = part.declarations
        .filter(({sets}) => sets === undefined || read.has(sets))
        .map(({text}) => text)
        .join(';');
      return body && `${part.selectors.map(({text}) => text).join(',')}{${body}}`;
    })
    .join('');
}

/** A style sheet that can be cut to what a page needs. */
export interface Sheet {
  /**
   * The rules that can match elements with the given names, with the custom properties, animations
   * and fonts that those rules use.
   */
  cut: (names: Names) => string;
}

/**
 * Reads a style sheet.
 *
 * @param css - The sheet's text
 */
export function readSheet(css: string): Sheet {
  const parts = partsOf(postcss.parse(css));
  return {
    cut(names) {
      const kept = matching(parts, names);
      const words = [...declarationsOf(kept)].map(({text}) => text).join(';');
      const used = kept.filter(
        (part) =>
          (part.kind !== 'keyframes' || words.includes(part.name)) &&
          (part.kind !== 'font' || words.includes(part.family)),
      );
      return print(used, propertiesRead(used, names));
    },
  };
}
