import {load} from 'cheerio';

import {isAbsolute} from './values';

const forbiddenInContent =
  'script, style, button, input, select, textarea, form, svg, iframe, object, embed, link, meta, ' +
  'noscript, template, a.hash-link';

/**
 * Checks the HTML of one post: every address absolute, nothing in it that belongs to the page and
 * not to the text.
 *
 * @param html - The post's HTML, unescaped
 * @returns One sentence a fault, empty when there is none
 */
export function contentProblems(html: string): string[] {
  const problems: string[] = [];
  if (html.trim() === '') return ['the content is empty'];

  if (html.includes('#__docusaurus'))
    problems.push('the content links to a part of the page frame (#__docusaurus…)');

  if (html.includes('<!--')) problems.push('the content has a comment');

  const $ = load(html, null, false);
  $(forbiddenInContent).each((_, element) => {
    problems.push(`the content has <${'name' in element ? element.name : '?'}>`);
  });
  $('*').each((_, element) => {
    if (!('attribs' in element)) return;

    for (const [name, value] of Object.entries(element.attribs)) {
      if (['href', 'src', 'poster', 'cite'].includes(name) && !isAbsolute(value))
        problems.push(`<${element.name} ${name}="${value}"> is not an absolute URL`);

      if (name === 'srcset') {
        for (const candidate of value.split(',')) {
          if (!isAbsolute(candidate.trim().split(/\s+/)[0] ?? ''))
            problems.push(`<${element.name} srcset="${value}"> has a relative address`);
        }
      }
      const isLanguage = name === 'class' && /^language-[\w-]+$/.test(value);
      if (/^(?:style|id|tabindex|on\w+|data-.+|aria-.+|class)$/.test(name) && !isLanguage)
        problems.push(`<${element.name}> has the attribute ${name}`);
    }
  });
  return problems;
}
