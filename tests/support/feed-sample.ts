import {type Feed, feedFiles} from '../../src/plugins/feeds/formats';

/** A feed with every character that needs care, valid in all three formats. */
export const sampleFeed: Feed = {
  title: 'Bookshop & sons',
  description: 'News < 3 years old',
  homeUrl: 'https://www.example.org/blog',
  baseUrl: 'https://www.example.org/blog/',
  files: feedFiles(),
  tagsUrl: 'https://www.example.org/blog/tags',
  iconUrl: 'https://www.example.org/img/favicon.svg',
  language: 'en',
  copyright: '© 2025 Bookshop',
  generator: {name: 'Docusaurus', version: '3.7.0', url: 'https://docusaurus.io'},
  items: [
    {
      url: 'https://www.example.org/blog/second',
      title: 'The "second" <post>',
      summary: 'A & B',
      contentHtml:
        '<p>See <a href="https://www.example.org/docs">the docs</a> ]]&gt; &amp; more.</p>' +
        '<pre><code class="language-ts">const a = 1 &lt; 2;\n</code></pre>',
      published: new Date('2025-07-20T00:00:00Z'),
      updated: new Date('2025-08-01T10:30:00Z'),
      authors: [{name: 'The team', url: 'https://www.example.org/blog/authors/team'}],
      tags: ['swagger', 'www.example.org'],
    },
    {
      url: 'https://www.example.org/blog/first',
      title: 'The first',
      summary: 'Where it starts',
      contentHtml: '<p>Hello</p>',
      published: new Date('2025-04-26T00:00:00Z'),
      updated: new Date('2025-04-26T00:00:00Z'),
      authors: [{name: 'The team'}],
      tags: [],
    },
  ],
};
