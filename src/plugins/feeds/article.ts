import {load, type CheerioAPI} from 'cheerio';

/** What a feed reader has no use for: controls, styles, icons, and links to a heading's own id. */
const dropped =
  'script, style, template, iframe, object, embed, form, button, input, select, ' +
  'textarea, svg, link, meta, a.hash-link, [role="tablist"], [aria-hidden="true"], ' +
  // Panels that say what the first one says.
  '[role="tabpanel"][data-search-skip]';

/** Attributes that carry meaning in a reader; every other one belongs to the site's own page. */
const kept: Record<string, readonly string[]> = {
  a: ['href'],
  abbr: ['title'],
  blockquote: ['cite'],
  img: ['src', 'srcset', 'alt', 'width', 'height'],
  ol: ['start'],
  source: ['src', 'srcset', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
  video: ['src', 'poster', 'controls', 'width', 'height'],
};

/** Elements that keep their place but not their tag. */
const unwrapped = 'noscript, div, section, article, header, footer, span, details, summary, figure';

/** `Node.COMMENT_NODE` of the DOM. */
const commentNode = 8;

function absoluteUrl(url: string, pageUrl: string): string {
  if (!URL.canParse(url, pageUrl))
    throw new Error(`Invalid URL '${url}' on ${pageUrl} → fix the link, or write the URL as code`);
  return new URL(url, pageUrl).href;
}

function absoluteSrcset(srcset: string, pageUrl: string): string {
  return srcset
    .split(',')
    .map((candidate) => {
      const [url = '', ...descriptors] = candidate.trim().split(/\s+/);
      return [absoluteUrl(url, pageUrl), ...descriptors].join(' ');
    })
    .join(', ');
}

function labelTabs($: CheerioAPI): void {
  $('[role="tablist"]').each((_, list) => {
    const labels = $(list)
      .find('[role="tab"]')
      .map((_index, tab) => $(tab).text().trim())
      .get();
    const tabs = $(list).parent();
    tabs
      .find('[role="tabpanel"]')
      // A panel may have tabs of its own.
      .filter((_index, panel) => $(panel).parents(':has(> [role="tablist"])').first().is(tabs))
      .each((index, panel) => {
        $(panel).prepend($('<p>').append($('<strong>').text(labels[index] ?? '')));
      });
  });
}

function plainCode($: CheerioAPI): void {
  $('pre').each((_, pre) => {
    const block = $(pre).closest('.theme-code-block');
    const language = /(?:^|\s)language-([\w-]+)/.exec(
      `${$(pre).attr('class') ?? ''} ${block.attr('class') ?? ''}`,
    )?.[1];
    $(pre).find('button').remove();
    $(pre).find('br').replaceWith('\n');
    const code = $('<code>').text($(pre).text().replace(/\n+$/, '\n'));
    if (language) code.attr('class', `language-${language}`);

    const title = block.find('[class*="codeBlockTitle"]').first().text().trim();
    const plain = $('<pre>').append(code);
    if (block.length > 0) {
      const reason = block.children('p');
      block.replaceWith(
        $('<div>').append(title ? $('<p>').append($('<code>').text(title)) : '', plain, reason),
      );
    } else {
      $(pre).replaceWith(plain);
    }
  });
}

function quoteAdmonitions($: CheerioAPI): void {
  $('.theme-admonition').each((_, admonition) => {
    const heading = $(admonition).find('[class*="admonitionHeading"]').first();
    heading.find('svg').remove();
    const title = heading.text().trim();
    heading.remove();
    const quote = $('<blockquote>');
    if (title) quote.append($('<p>').append($('<strong>').text(title)));

    $(admonition).replaceWith(quote.append($(admonition).contents()));
  });
}

/**
 * Makes the text of a rendered page fit for a feed reader.
 *
 * What stays is structure, text, links and images. Links and images get absolute URLs; the
 * panels of tabs follow one another under their labels; a code block becomes `pre` and `code` with
 * its title before it; an admonition becomes a quotation.
 *
 * @param html - Inner HTML of the post's container
 * @param pageUrl - Absolute URL of the page, against which relative ones are resolved
 * @returns The cleaned HTML, without comments
 * @throws Error naming a link that is no URL; also when `pageUrl` is not absolute
 */
export function articleForFeed(html: string, pageUrl: string): string {
  const $ = load(html, {scriptingEnabled: false}, false);
  $('.js').remove();
  labelTabs($);
  plainCode($);
  quoteAdmonitions($);
  $(dropped).remove();
  $('*')
    .add($.root())
    .contents()
    .filter((_, node) => node.nodeType === commentNode)
    .remove();
  $('*').each((_, element) => {
    if (!('attribs' in element)) return;

    const names = kept[element.name] ?? [];
    for (const name of Object.keys(element.attribs)) {
      const isLanguage =
        element.name === 'code' &&
        name === 'class' &&
        /^language-[\w-]+$/.test(element.attribs[name] ?? '');
      if (!names.includes(name) && !isLanguage) $(element).removeAttr(name);
    }
    for (const name of ['href', 'src', 'poster', 'cite']) {
      const value = $(element).attr(name);
      if (value !== undefined) $(element).attr(name, absoluteUrl(value, pageUrl));
    }
    const srcset = $(element).attr('srcset');
    if (srcset !== undefined) $(element).attr('srcset', absoluteSrcset(srcset, pageUrl));
  });
  // Innermost first, so that nested wrappers all go.
  for (const element of $(unwrapped).get().reverse()) $(element).replaceWith($(element).contents());

  return (
    $.root()
      .html()
      ?.replace(/\n{2,}(?=<)/g, '\n')
      .trim() ?? ''
  );
}
