import {parseFragment} from 'parse5';
import {describe, expect, test} from 'vitest';
import {articleForFeed} from '../../../../src/plugins/feeds/article';
import {contentProblems} from '../../../support/feed-validator/content';

const page = 'https://www.example.org/blog/post';

const article = (html: string, url = page): string =>
  articleForFeed(parseFragment(html, {scriptingEnabled: false}), url);

/** As the theme's `CodeBlock` renders a sample. */
const codeBlock = (language: string, code: string, title = '') =>
  `<div class="theme-code-block language-${language} block_KTxE">` +
  (title && `<div class="codeBlockTitle_OeMC">${title}<button type="button"></button></div>`) +
  `<pre tabindex="0"><code><span class="k">${code}</span></code></pre>` +
  '<button type="button" data-copy=""></button></div>';

describe('articleForFeed', () => {
  test('makes links and images absolute', () => {
    expect(
      article(
        '<p><a href="/docs/intro" class="x">a</a> <a href="#part">b</a>' +
          '<img src="./a.png" srcset="a.png 1x, /b.png 2x" alt="A" loading="lazy"></p>',
      ),
    ).toBe(
      '<p><a href="https://www.example.org/docs/intro">a</a> ' +
        '<a href="https://www.example.org/blog/post#part">b</a>' +
        '<img src="https://www.example.org/blog/a.png" srcset="https://www.example.org/blog/a.png 1x, https://www.example.org/b.png 2x" alt="A"></p>',
    );
  });

  test('keeps a heading and drops the link to itself', () => {
    expect(
      article('<h2 class="anchor" id="x">Hooks<a href="#x" class="hash-link">\u200b</a></h2>'),
    ).toBe('<h2>Hooks</h2>');
  });

  test('turns a code block into its title, its language and its text', () => {
    expect(article(codeBlock('ts', 'const a =\n  1 &lt; 2;', 'src/a.ts'))).toBe(
      '<p><code>src/a.ts</code></p><pre><code class="language-ts">const a =\n  1 &lt; 2;</code></pre>',
    );
  });

  test('keeps blank lines inside code', () => {
    expect(article(codeBlock('html', 'a\n\n&lt;b&gt;'))).toContain('a\n\n&lt;b&gt;');
  });

  test('puts the panels of tabs under their labels', () => {
    const tabs =
      '<div class="tabs-container"><ul role="tablist"><li role="tab">npm</li><li role="tab">pnpm</li></ul>' +
      `<div role="tabpanel">${codeBlock('bash', 'npm i')}</div>` +
      `<noscript><div role="tabpanel">${codeBlock('bash', 'pnpm i')}</div></noscript></div>`;
    expect(article(tabs)).toBe(
      '<p><strong>npm</strong></p><pre><code class="language-bash">npm i</code></pre>' +
        '<p><strong>pnpm</strong></p><pre><code class="language-bash">pnpm i</code></pre>',
    );
  });

  test('gives nested tabs their own labels', () => {
    const tabs = (labels: string, ...panels: string[]): string =>
      `<div><ul role="tablist">${labels.replace(/\w+/g, '<li role="tab">$&</li>')}</ul><div>` +
      `${panels.map((panel) => `<div role="tabpanel">${panel}</div>`).join('')}</div></div>`;
    const inner = tabs('npm pnpm', '<p>one</p>', '<p>two</p>');
    const text = article(tabs('Linux Windows', inner, '<p>three</p>'));
    expect(
      text
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/),
    ).toEqual('Linux npm one pnpm two Windows three'.split(' '));
  });

  test('names a link that is no URL, and its page', () => {
    expect(() => article('<a href="http://localhost:PORT/api">x</a>')).toThrow(
      `Invalid URL 'http://localhost:PORT/api' on ${page} → `,
    );
  });

  test('turns an admonition into a quotation', () => {
    expect(
      article(
        '<div class="theme-admonition theme-admonition-note"><div class="admonitionHeading_x">' +
          '<span><svg></svg></span>Versions</div><div class="admonitionContent_x"><p>1.3</p></div></div>',
      ),
    ).toBe('<blockquote><p><strong>Versions</strong></p><p>1.3</p></blockquote>');
  });

  test('leaves nothing of the page in the text', () => {
    const html =
      '<!-- --><p style="x" data-y="1">text<script>1</script><button>Copy</button></p>' +
      '<style>p{}</style><div><!-- a --><table class="t"><tbody><tr><td style="text-align:left">1</td></tr></tbody></table></div>';
    const clean = article(html);
    expect(clean).toContain('<td>1</td>');
    expect(contentProblems(clean)).toEqual([]);
  });

  test('keeps why a sample is wrong, and one language of it', () => {
    const block = codeBlock(
      'ts',
      '<span class="ts">let a: string</span><span class="js">let a</span>',
      'src/a.<span class="ts">ts</span><span class="js">js</span>',
    ).replace(/<\/div>$/, '<p>It throws.</p></div>');
    expect(article(block)).toBe(
      '<p><code>src/a.ts</code></p><pre><code class="language-ts">let a: string</code></pre><p>It throws.</p>',
    );
  });

  test('leaves out types, other forms of the same and classes of the page', () => {
    const tab = (value: string, skip = '') =>
      `<div role="tabpanel" ${skip}><p><code class="path_x1">${value}</code></p></div>`;
    expect(
      article(
        `<div><ul role="tablist"><li role="tab">curl</li><li role="tab">fetch</li></ul>${tab('a')}${tab('b', 'data-search-skip=""')}</div><template data-types><div>type</div></template>`,
      ).replace(/<\/?div>/g, ''),
    ).toBe('<p><strong>curl</strong></p><p><code>a</code></p>');
  });

  test('rejects a page URL that is not absolute', () => {
    expect(() => article('<a href="/x">x</a>', '/blog/post')).toThrow('Invalid URL');
  });
});
