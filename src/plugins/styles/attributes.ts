import {createHash} from 'node:crypto';

const value = /(?:"[^"]*"|'[^']*'|[^\s"'>]+)/.source;
const styled = new RegExp(
  `<[a-z][\\w-]*(?:\\s+[^\\s=<>"'/]+(?:=${value})?)*?\\s+style=${value}[^<>]*>`,
  'gi',
);
const styleAttribute = new RegExp(`\\sstyle=(${value})`, 'i');
const classAttribute = new RegExp(`\\sclass=(${value})`, 'i');

const unquoted = (text: string): string => text.replace(/^["']|["']$/g, '');

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** A page without `style` attributes, and the rules that say the same. */
export interface Unstyled {
  readonly html: string;
  readonly rules: readonly string[];
}

/**
 * Turns `style` attributes into classes: a content security policy forbids the attribute, and a
 * sheet says a style once. What scripts set through `element.style` still wins.
 *
 * @param html - A built page
 */
export function withoutStyleAttributes(html: string): Unstyled {
  const rules: string[] = [];
  const text = html.replaceAll(styled, (tag) => {
    const css = decoded(unquoted(styleAttribute.exec(tag)?.[1] ?? ''));
    const name = `s-${createHash('sha256').update(css).digest('hex').slice(0, 6)}`;
    // More specific than any rule of the site, as the attribute was.
    rules.push(`:root .${name}.${name}.${name}{${css}}`);
    const rest = tag.replace(styleAttribute, '');
    const classes = classAttribute.exec(rest)?.[1];
    return classes
      ? rest.replace(classAttribute, () => ` class="${unquoted(classes)} ${name}"`)
      : rest.replace(/^<[a-z][\w-]*/i, (start) => `${start} class="${name}"`);
  });
  return {html: text, rules};
}
