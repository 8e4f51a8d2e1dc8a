/**
 * What each character of a sample looks like. Prism reads the sample; only the color of a token is
 * kept, because that is all a page shows of it.
 *
 * @packageDocumentation
 */
import Prism from 'prismjs';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-tsx.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-yaml.js';
import 'prismjs/components/prism-markdown.js';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-http.js';
import 'prismjs/components/prism-docker.js';
import 'prismjs/components/prism-nginx.js';
import 'prismjs/components/prism-properties.js';
import 'prismjs/components/prism-diff.js';
import {prismaGrammar} from './prisma';

// In a browser Prism would highlight every block of the page by itself.
Prism.manual = true;
Prism.languages.prisma = prismaGrammar;

/** A class of `code.css`; empty for text in the color of its block. */
export type Color =
  '' | 'c' | 'k' | 's' | 'n' | 'f' | 't' | 'p' | 'd' | 'o' | 'w' | 'b' | 'i' | 'e';

/** Types of tokens by the class that colors them; the others look like text. */
const typesByColor: Readonly<Partial<Record<Color, string>>> = {
  c: 'comment prolog doctype cdata shebang',
  k: 'keyword rule important boolean constant directive',
  s: 'string char attr-value regex url inserted template-string',
  n: 'number unit hexcode annotation decorator',
  f: 'function method selector tag function-variable',
  t: 'class-name builtin type namespace maybe-class-name attr-name',
  p: 'punctuation operator entity',
  d: 'deleted',
  b: 'bold',
  i: 'italic',
  '': 'property variable parameter symbol header-name key',
};

const colorByType = new Map<string, Color>(
  Object.entries(typesByColor).flatMap(([color, types]) =>
    types.split(' ').map((type): [string, Color] => [type, color as Color]),
  ),
);

function paint(stream: Prism.TokenStream, color: Color, colors: Color[]): void {
  if (typeof stream === 'string') {
    colors.push(...new Array<Color>(stream.length).fill(color));
  } else if (Array.isArray(stream)) {
    for (const token of stream) paint(token, color, colors);
  } else {
    const types = [stream.alias ?? [], stream.type].flat();
    const own = types.find((type) => colorByType.has(type));
    paint(stream.content, own === undefined ? color : (colorByType.get(own) ?? ''), colors);
  }
}

function tokenColors(code: string, language: string): Color[] {
  const grammar = Prism.languages[language];
  const colors: Color[] = [];
  // Prism keeps functions such as `extend` beside its grammars.
  const isGrammar = typeof grammar === 'object';
  paint(isGrammar ? Prism.tokenize(code, grammar) : code, '', colors);
  return colors;
}

/** Good, elsewhere, bad: the color of a status line. */
const statusColors: Readonly<Record<string, Color>> = {2: 'o', 3: 'w', 4: 'e', 5: 'e'};

const bodyLanguages: readonly [RegExp, string][] = [
  [/^content-type:\s*[\w.+/-]*json\b/im, 'json'],
  [/^content-type:\s*[\w.+/-]*(?:html|xml)\b/im, 'markup'],
];

/** Prism's grammar knows no parameters after a media type, and no status by its class. */
function httpColors(code: string): Color[] {
  const end = /\n[ \t]*\n/.exec(code)?.index ?? code.length;
  const head = code.slice(0, end);
  const colors = tokenColors(head, 'http');
  for (const {index, 0: line, 1: version = '', 2: status = ''} of head.matchAll(
    /^(HTTP\/[\d.]+ )(\d)\d\d\b.*/gm,
  ))
    colors.fill(statusColors[status] ?? '', index + version.length, index + line.length);
  const language = bodyLanguages.find(([header]) => header.test(head))?.[1] ?? 'http';
  return [...colors, ...tokenColors(code.slice(end), language)];
}

/**
 * Colors a sample.
 *
 * @param code - The sample.
 * @param language - As written after a fence; one that is not known has no colors.
 * @returns The color of each character.
 */
export function colorsOf(code: string, language: string): Color[] {
  return language === 'http' ? httpColors(code) : tokenColors(code, language.toLowerCase());
}
