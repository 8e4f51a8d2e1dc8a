import {parseFragment} from 'parse5';
import {describe, expect, test} from 'vitest';

import {llmsFull, llmsIndex} from '../../../../src/plugins/markdown/llms';
import {twinOf, type TwinPage} from '../../../../src/plugins/markdown/twin';
import {twinFaults} from '../../../support/twin';

const about = {
  title: 'Service hooks',
  description: 'Run code before and after.',
  url: 'https://site.test/docs/hooks',
};

const article = (html: string, page: TwinPage = about): string =>
  twinOf(parseFragment(html, {scriptingEnabled: false}), page);

/** The same text as a page. */
const page = (html: string): string => `<article><div data-content>${html}</div></article>`;

const sample = `<div class="theme-code-block language-ts">
<div class="codeBlockTitle_x"><span>src/app.<span class="ts">ts</span><span class="js">js</span></span>
<button data-language="true"></button></div>
<pre><code><span class="ts">import</span><span class="js">require</span> x
\`\`\`</code></pre></div>`;

const table = `<table><caption>Keys</caption><thead><tr><th>Key</th><th>Meaning</th></tr></thead>
<tbody><tr><th scope="rowgroup" colspan="2">Mail</th></tr>
<tr><th><code>a<wbr>b | c</code></th><td><p>One <b>word</b>.</p><ul><li>400</li><li>404</li></ul></td></tr></tbody></table>`;

describe('a twin', () => {
  test('begins with the title, the description and the URL of its page', () => {
    expect(article('<p>Text.</p>')).toBe(
      '# Service hooks\n\n> Run code before and after.\n\nPage: <https://site.test/docs/hooks>\n\nText.\n',
    );
    expect(article('<p>Text.</p>', {...about, date: '2025-09-09'})).toContain(
      'Published 2025-09-09: <https://site.test/docs/hooks>',
    );
  });

  test('has a sample in both languages, each under the name of its file', () => {
    expect(article(sample)).toContain(
      '`src/app.ts`\n\n````ts\nimport x\n```\n````\n\n`src/app.js`\n\n````js\nrequire x\n```\n````\n',
    );
  });

  test('has tables with cells of one line', () => {
    expect(article(table)).toContain(
      '*Keys*\n\n| Key | Meaning |\n| - | - |\n| Mail | |\n| `ab \\| c` | One **word**.<br>400<br>404 |\n',
    );
  });

  test('has every panel of tabs under its label, and diagrams as text', () => {
    const tabs = `<div><div role="tablist"><button role="tab">curl</button><button role="tab">HTTP</button></div>
<div role="tabpanel"><p>one</p></div><noscript><div role="tabpanel" data-search-skip><p>two</p></div></noscript></div>
<figure><svg role="img" aria-label="A leads to B."><text>A</text></svg><figcaption>The way.</figcaption></figure>`;
    expect(article(tabs)).toContain(
      '**curl**\n\none\n\n**HTTP**\n\ntwo\n\n> Diagram: A leads to B.\n\n*The way.*\n',
    );
  });

  test('names a recorded exchange by its label', () => {
    const exchange = `<div role="group" aria-label="GET /api returns 200 OK"><p><span>GET</span><code>/api</code></p><p>Request</p></div>`;
    expect(article(exchange)).toContain('**GET /api returns 200 OK**\n\nRequest\n');
  });

  test('has absolute links and no markup', () => {
    const links = '<h2>A</h2><p><a href="/docs/x">x</a> <a href="#y">y</a> &lt;Tabs&gt;</p>';
    const markdown = article(links);
    expect(markdown).toContain(
      '[x](https://site.test/docs/x) [y](https://site.test/docs/hooks#y) \\<Tabs>',
    );
    expect(twinFaults(page(links), markdown)).toEqual([]);
  });
});

test('what a twin lacks or has of its own is told', () => {
  const html = page(`<h2>One</h2>${sample}${table}`);
  const markdown = article(`<h2>One</h2>${sample}${table}`);
  expect(twinFaults(html, markdown)).toEqual([]);
  expect(twinFaults(html, markdown.replace('## One', '## Two'))).toHaveLength(1);
  expect(twinFaults(html, markdown.replace('require x', 'require y'))).toHaveLength(1);
  expect(twinFaults(html, markdown.replace('| Mail | |\n', ''))).toHaveLength(1);
  expect(twinFaults(html, `${markdown}\n<Exchange name="x" />\n`)).toEqual([
    'markup is left: <Exchange name="x" />',
  ]);
  expect(twinFaults(html, `${markdown}\n[a](/docs)\n`)).toEqual(['a link is not absolute: /docs']);
});

test('the index lists the pages by section and the full text has them all', () => {
  const pages = ['Intro', 'Hooks', 'Next'].map((title, index) => ({
    title,
    description: `About ${title}.`,
    url: `https://site.test/${title}.md`,
    section: index === 1 ? 'Guide' : 'Docs',
    markdown: `# ${title}\n`,
  }));
  const site = {title: 'Site', tagline: 'A tagline', fullUrl: 'https://site.test/llms-full.txt'};
  expect(llmsIndex(site, pages)).toBe(
    `# Site\n\n> A tagline\n\nEvery page in one file: <https://site.test/llms-full.txt>\n
## Docs\n\n- [Intro](https://site.test/Intro.md): About Intro.\n- [Next](https://site.test/Next.md): About Next.\n
## Guide\n\n- [Hooks](https://site.test/Hooks.md): About Hooks.\n`,
  );
  expect(llmsFull(pages)).toBe('# Intro\n\n---\n\n# Hooks\n\n---\n\n# Next\n');
});
