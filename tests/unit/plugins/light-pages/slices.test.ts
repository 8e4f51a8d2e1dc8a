import {expect, test} from 'vitest';

import {sliceLayout} from '../../../../src/plugins/light-pages/slices';
import {textArrived} from '../../../../src/plugins/light-pages/template';

const heading = (id: string): string => `<h2 class="anchor a_1" id=${id}>${id}</h2>`;
const paragraphs = (count: number): string => '<p>text</p>'.repeat(count);
const page = (text: string): string =>
  `<nav><h2 class="anchor">menu</h2></nav><div class=markdown data-content>${text}</div>`;

test('a page is cut before a heading of its text, once there is enough before it', () => {
  const html = page(
    heading('one') + paragraphs(300) + heading('two') + paragraphs(20) + heading('three'),
  );
  const cut = sliceLayout(html);
  expect(cut.split(textArrived).map((part) => part.slice(-8))).toEqual([
    'content>',
    'text</p>',
    '2></div>',
  ]);
  expect(cut.replaceAll(textArrived, '')).toBe(html);
});

test('headings without an anchor, of other parts of the page, are left alone', () => {
  const html = page(`${paragraphs(600)}<h2 class=title>Related pages</h2>`);
  expect(sliceLayout(html)).toBe(html);
});

test('a page without text that React leaves alone stays as it is', () => {
  const html = `<script>'[data-content]'</script><main>${heading('one')}${paragraphs(600)}</main>`;
  expect(sliceLayout(html)).toBe(html);
});
