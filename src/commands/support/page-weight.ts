import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {load} from 'cheerio';

import {findWireFile, kinds, wireFile, type Kind, type Sent} from './brotli-host';

/** What a page costs before the reader does anything. Sizes are bytes on the wire (Brotli). */
export interface PageWeight extends Readonly<Record<Kind, number>> {
  /** Every byte once. `js` counts inline scripts too, which are a part of `html` as well. */
  readonly all: number;
  readonly requests: number;
  readonly elements: number;
}

/** Scripts that run, in contrast to data and speculation rules. */
const scriptType = /^(module|(text|application)\/(java|ecma)script)?$/;

/** The code in a page's HTML. */
export interface InlineCode {
  /** Type and text of each script without a `src`. */
  readonly scripts: readonly {readonly type: string; readonly text: string}[];
  /** Text of each `style` element. */
  readonly styles: readonly string[];
}

const compressed = (texts: readonly string[]): number =>
  texts.length === 0 ? 0 : brotliCompressSync(texts.join('\n')).length;

/**
 * Size of a page's inline code, each kind compressed together.
 *
 * @param code - See {@link InlineCode}
 */
export function inlineBytes({scripts, styles}: InlineCode): {js: number; css: number} {
  const run = scripts.filter(({type}) => scriptType.test(type));
  return {js: compressed(run.map(({text}) => text)), css: compressed(styles)};
}

/**
 * Adds up responses.
 *
 * @param sent - Every response of a page, the page itself included
 * @param inline - Bytes of its inline code, which are a part of the page's bytes too
 * @param elements - Number of elements of the document
 */
export function addUp(
  sent: readonly Pick<Sent, 'kind' | 'bytes'>[],
  inline: {readonly js: number; readonly css: number},
  elements: number,
): PageWeight {
  const sum = (responses: typeof sent): number =>
    responses.reduce((bytes, response) => bytes + response.bytes, 0);
  const byKind = Object.fromEntries(
    kinds.map((kind) => [kind, sum(sent.filter((response) => response.kind === kind))]),
  ) as Record<Kind, number>;
  return {
    ...byKind,
    js: byKind.js + inline.js,
    css: byKind.css + inline.css,
    all: sum(sent),
    requests: sent.length,
    elements,
  };
}

/** URLs in the fonts, imports and images of a style sheet, data URLs excluded. */
function styleSheetUrls(css: string): string[] {
  const found = css.matchAll(/(?:url\(|@import )\s*["']?([^"')\s;]+)/g);
  return [...found].map(([, url = '']) => url).filter((url) => !url.startsWith('data:'));
}

/**
 * Weighs a page by its files: the HTML, everything the HTML refers to that a browser requests by
 * itself, and everything the style sheets refer to. A font or image that the browser would leave out
 * counts as well, so a style sheet cannot hide one. Requests that a script makes are
 * unknown here; `tests/browser/budgets.test.ts` checks that there are none.
 *
 * @param dir - Folder of the built site
 * @param route - Path of the page
 * @throws Error when the page, or a file it refers to, does not exist
 */
export async function weighPage(dir: string, route: string): Promise<PageWeight> {
  const page = await findWireFile(dir, route);
  if (!page) throw new Error(`${dir} has no page ${route}: check the routes.`);
  const $ = load(page.raw);
  const base = new URL(route, 'https://site.invalid');
  const wanted = new Map<string, URL>();
  const want = (reference: string | undefined, from: URL): void => {
    if (reference === undefined || reference.startsWith('data:')) return;
    const url = new URL(reference, from);
    wanted.set(url.pathname, url);
  };
  $(
    'link[rel~="stylesheet"], link[rel="preload"], link[rel="modulepreload"], link[rel="prefetch"]',
  ).each((_, link) => {
    want($(link).attr('href'), base);
  });
  // Of the images for a color mode a browser requests those it shows: dark is the default.
  const eager = 'script[src]:not([nomodule]), img[src], video[poster], iframe[src]';
  $(eager).each((_, element) => {
    if (!$(element).is('[loading="lazy"][class*="themedComponent--light"]'))
      want($(element).attr('src') ?? $(element).attr('poster'), base);
  });
  $('style').each((_, style) => {
    for (const url of styleSheetUrls($(style).text())) want(url, base);
  });

  const sent: Pick<Sent, 'kind' | 'bytes'>[] = [{kind: page.kind, bytes: page.body.length}];
  // A style sheet may add to the map while it is walked; Map iteration reaches what is added.
  for (const [pathname, url] of wanted) {
    if (url.origin !== base.origin)
      throw new Error(`${route} loads ${url.href} from another host.`);
    const file = path.join(dir, decodeURIComponent(pathname));
    const {kind, body, raw} = await wireFile(file);
    sent.push({kind, bytes: body.length});
    if (kind === 'css') for (const inner of styleSheetUrls(raw.toString())) want(inner, url);
  }
  const scripts = $('script:not([src])')
    .toArray()
    .map((script) => ({type: $(script).attr('type') ?? '', text: $(script).text()}));
  // What is in a template is no element of the document.
  $('template').empty();
  const styles = $('style')
    .toArray()
    .map((style) => $(style).text());
  return addUp(sent, inlineBytes({scripts, styles}), $('*').length);
}
