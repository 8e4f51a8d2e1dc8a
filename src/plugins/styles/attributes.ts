import {createHash} from 'node:crypto';

const attribute = /\s+([^\s=<>"'/]+)(?:=("[^"]*"|'[^']*'|[^\s"'>]+))?/g;
const startTag = new RegExp(String.raw`<[a-z][\w-]*(?:${attribute.source})*[\s/]*>`, 'gi');

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
  const text = html.replaceAll(startTag, (tag) => {
    const style = [...tag.matchAll(attribute)].find(([, name]) => name === 'style');
    if (!style) return tag;
    const css = decoded(unquoted(style[2] ?? ''));
    const className = `s-${createHash('sha256').update(css).digest('hex').slice(0, 6)}`;
    // More specific than any rule of the site, as the attribute was.
    rules.push(`:root .${className}.${className}.${className}{${css}}`);
    let hasClass = false;
    const rest = tag.replaceAll(attribute, (whole, name: string, value: string | undefined) => {
      if (name === 'style') return '';
      if (name !== 'class') return whole;
      hasClass = true;
      return ` class="${unquoted(value ?? '')} ${className}"`;
    });
    return hasClass
      ? rest
      : rest.replace(/^<[a-z][\w-]*/i, (start) => `${start} class="${className}"`);
  });
  return {html: text, rules};
}
