import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {root} from '../../../src/root';
import {budgetTable, overBudget, type Budget} from '../../support/budgets';
import {inlineBytes, weighPage} from '../../../src/commands/support/page-weight';

const fixture = (name: string): string => path.join(root, 'tests/fixtures/budgets', name);

const budget: Budget = {
  name: 'fixture',
  route: '/',
  limits: {all: 2000, css: 500, js: 1000, requests: 4, elements: 12},
};

describe('a page within its budget', () => {
  it('is weighed with everything it loads, each file once', async () => {
    const weight = await weighPage(fixture('light'), '/');
    expect(weight).toMatchObject({font: 10, requests: 4, elements: 12});
    expect(weight.other).toBeGreaterThan(0);
    const script = "\n      document.documentElement.dataset.theme = 'dark';\n    ";
    expect(weight.js).toBe(inlineBytes({scripts: [{type: '', text: script}], styles: []}).js);
    // Inline scripts are a part of the HTML: they are not sent twice.
    expect(weight.all).toBe(weight.html + weight.css + weight.font + weight.other);
    expect(overBudget({budget, weight})).toEqual([]);
  });
});

it('counts inline styles as CSS, and data in scripts as nothing', () => {
  const data = {type: 'application/ld+json', text: '{}'};
  const {js, css} = inlineBytes({scripts: [data], styles: ['p{color:red}']});
  expect(js).toBe(0);
  expect(css).toBeGreaterThan(5);
});

describe('a page over its budget', () => {
  it('is reported with the numbers, each limit on a line of its own', async () => {
    const weight = await weighPage(fixture('heavy'), '/');
    const KB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
    // The page, two style sheets, an image, a script and a chunk that is loaded ahead of time.
    expect(weight).toMatchObject({requests: 6, elements: 13, other: 10});
    expect(weight.js).toBeGreaterThan(5000);
    expect(overBudget({budget, weight})).toEqual([
      `fixture (/): all is ${KB(weight.all)}, at most 2.0 KB`,
      `fixture (/): js is ${KB(weight.js)}, at most 1.0 KB`,
      'fixture (/): requests is 6, at most 4',
      'fixture (/): elements is 13, at most 12',
    ]);
    expect(budgetTable([{budget, weight}]).split('\n')[1]).toMatch(
      / ! \/ 2 .* 6 ! \/ 4 +13 ! \/ 12$/,
    );
  });

  it('is an error when it loads from another host, or does not exist', async () => {
    await expect(weighPage(fixture('heavy'), '/none')).rejects.toThrow('has no page /none');
    await expect(weighPage(fixture('heavy'), '/foreign')).rejects.toThrow(
      '/foreign loads https://cdn.example/script.js from another host.',
    );
  });
});
