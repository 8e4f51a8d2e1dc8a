import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {copyOfPage} from '../../../bench/growth/copies';
import {mainThreadTasks} from '../../../bench/pages/browser';
import {costOf} from '../../../bench/pages/cost';
import {articleToMarkdown} from '../../../bench/pages/site-text';
import {isMet, pagesTable, tableRows, type Measured} from '../../../bench/pages/table';

describe('articleToMarkdown', () => {
  const markdown = (html: string): string => articleToMarkdown(html, '/docs/page');

  it('keeps text, code, tables and links inside the site', () => {
    expect(
      markdown(
        '<h2 id="a">Set {braces}<a class="hash-link" href="#a"></a></h2>' +
          '<p>See <a href="/docs/other#part">the other page</a> and <code>a &lt; b</code>.</p>' +
          '<pre class="language-ts"><code>const a = {b: 1};\n</code></pre>' +
          '<table><thead><tr><th>Name</th></tr></thead><tbody><tr><td>a | b</td></tr></tbody></table>',
      ),
    ).toBe(`## Set \\{braces}

See [the other page](/docs/other) and \`a < b\`.

\`\`\`ts
const a = {b: 1};
\`\`\`

| Name   |
| ------ |
| a \\| b |
`);
  });

  it('drops controls, drawings and hidden forms of a sample', () => {
    expect(
      markdown(
        '<p>Text</p><button>Copy</button><svg><text>drawn</text></svg>' +
          '<div role="tabpanel" data-search-skip="true"><p>again</p></div>',
      ),
    ).toBe('Text\n');
  });
});

describe('the table', () => {
  const weight = {html: 10_000, css: 9000, js: 4000, font: 8000, other: 0, all: 27_000};
  const load = {weight: {...weight, requests: 4, elements: 900}, prefetched: 0};
  const ours: Measured = {
    key: 'ours',
    name: 'Ours',
    loads: {'/docs/intro': load},
    build: {cold: {cpu: 30, memory: 1e9}, warm: {cpu: 20, memory: 1e9}},
  };
  const plain: Measured = {
    key: 'plain',
    name: 'Plain',
    loads: {'/docs/intro': {...load, weight: {...load.weight, all: 54_000}}},
    build: {cold: {cpu: 90, memory: 5e8}, warm: {cpu: 80, memory: 5e8}},
  };
  const faster: Measured = {
    key: 'plainFaster',
    name: 'Faster',
    build: {cold: {cpu: 19, memory: 5e8}, warm: {cpu: 18, memory: 5e8}},
  };

  it('says what passes, what fails and by how much the others differ', () => {
    const lines = pagesTable([ours, plain, faster]).split('\n');
    expect(lines[0]).toBe('|  | Ours | goal |  | Plain | Faster |');
    expect(lines).toContain(
      '| /docs/intro: all | 27.0 KB | ≤ 38.0 KB | pass | 54.0 KB (×2.0) | – |',
    );
    // Against the faster of the two plain builds: 30 s is more than 1.5 times 19 s.
    expect(lines).toContain(
      '| cold build: CPU | 30.0 s | ≤ 28.5 s | **fail** | 90.0 s (×3.0) | 19.0 s (×0.6) |',
    );
    expect(lines).toContain(
      '| warm build: CPU | 20.0 s | ≤ 21.6 s | pass | 80.0 s (×4.0) | 18.0 s (×0.9) |',
    );
  });

  it('fails points below the goal, and leaves out what was not measured', () => {
    const points = {performance: 99, accessibility: 100, 'best-practices': 100, seo: 100, lcp: 900};
    const rows = tableRows([{key: 'ours', name: 'Ours', points: {'/docs/intro': points}}]);
    const met = Object.fromEntries(rows.map((row) => [row.label, isMet(row)]));
    expect(met).toEqual({
      '/docs/intro: Lighthouse performance': false,
      '/docs/intro: Lighthouse accessibility': true,
      '/docs/intro: Lighthouse best-practices': true,
      '/docs/intro: Lighthouse seo': true,
      '/docs/intro: LCP': true,
    });
  });
});

describe('mainThreadTasks', () => {
  it('takes the CPU time of tasks on the main thread of the page only', () => {
    const traceEvents = [
      {name: 'thread_name', pid: 1, tid: 1, args: {name: 'CrRendererMain'}},
      {name: 'thread_name', pid: 1, tid: 2, args: {name: 'Compositor'}},
      {name: 'RunTask', pid: 1, tid: 1, dur: 90_000, tdur: 40_000},
      {name: 'RunTask', pid: 1, tid: 2, dur: 70_000, tdur: 70_000},
      {name: 'Layout', pid: 1, tid: 1, dur: 30_000, tdur: 30_000},
    ];
    expect(mainThreadTasks(JSON.stringify({traceEvents}))).toEqual([40]);
    expect(() => mainThreadTasks('{"traceEvents": []}')).toThrow('no task');
  });
});

describe('costOf', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bench-cost-'));
    const spin =
      'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';
    await writeFile(path.join(folder, 'spin.cjs'), spin);
    await writeFile(
      path.join(folder, 'build.cjs'),
      `Buffer.alloc(2e8, 1);
require('node:child_process').execFileSync(process.execPath, [__dirname + '/spin.cjs']);`,
    );
    await writeFile(path.join(folder, 'fail.cjs'), 'throw new Error("no such page");');
  });

  afterAll(() => rm(folder, {recursive: true, force: true}));

  it('counts the CPU time of child processes, and the peak of memory', async () => {
    const {cpu, memory} = await costOf(['build.cjs'], folder);
    expect(cpu).toBeGreaterThan(0.3);
    expect(cpu).toBeLessThan(10);
    expect(memory).toBeGreaterThan(2e8);
    expect(memory).toBeLessThan(1e9);
  });

  it('shows what a failed build said', async () => {
    await expect(costOf(['fail.cjs'], folder)).rejects.toThrow('no such page');
  });
});

describe('copyOfPage', () => {
  it('gives a page a title, a route and anchors of its own', () => {
    const page = `---
id: intro
title: What it is
slug: /intro
---

## First part {#first-part}

See [above](#first-part), [a row](#app-error-code) and [another page](/docs/next#why).

<ApiTable of="AppError" />

<ApiTable of="AppError" linked />
`;
    expect(copyOfPage(page, 2, '/docs/intro')).toBe(`---
title: "What it is, part 2"
---

## First part {#first-part-part-2}

See [above](#first-part-part-2), [a row](/docs/intro#app-error-code) and [another page](/docs/next#why).

<ApiTable linked of="AppError" />

<ApiTable of="AppError" linked />
`);
  });
});
