import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Transformer} from 'unified';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import {root} from '../../../src/root';
import {cellAlignment} from '../../../src/remark/cell-alignment';
import {codeBlocks} from '../../../src/remark/code-blocks';
import {hoverTypes} from '../../../src/remark/hover-types';
import {javascript} from '../../../src/remark/javascript';
import {markedLines} from '../../../src/remark/marked-lines';
import {quoteOf, quoteRegions} from '../../../src/remark/quote-regions';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

async function run(text: string, steps: readonly Transformer<Root>[]): Promise<Root> {
  const tree = parser.parse(text);
  const file = new VFile({path: 'docs/page.mdx', cwd: root, value: text});
  for (const step of steps) await (step as (tree: Root, file: VFile) => unknown)(tree, file);
  return tree;
}

async function blocks(text: string, more: readonly Transformer<Root>[] = []) {
  const tree = await run(text, [
    quoteRegions({root}),
    markedLines(),
    javascript(),
    ...more,
    codeBlocks(),
  ] as Transformer<Root>[]);
  const found: Record<string, unknown>[] = [];
  visit(tree, 'code', (node: Code) => {
    expect(node.value).toBe('');
    found.push({...node.data?.hProperties});
  });
  return found;
}

const textOf = (html: unknown): string => String(html).replace(/<[^>]*>/g, '');

describe('marked lines', () => {
  const line = '<span class="theme-code-block-highlighted-line">';

  it('are those of comments, which go, and those of a range', async () => {
    const [comment, block, range] = await blocks(
      '```ts\na();\n// highlight-next-line\nb();\n```\n\n' +
        '```bash\n# highlight-start\na\nb\n# highlight-end\nc\n```\n\n' +
        '```text {2-3}\na\nb\nc\n```\n',
    );
    expect(textOf(comment?.html)).toBe('a();\nb();');
    expect(String(comment?.html).split(line)).toHaveLength(2);
    expect(textOf(block?.html)).toBe('a\nb\nc');
    expect(String(block?.html).split(line)).toHaveLength(3);
    expect(range?.html).toBe(`a\n${line}b\n</span>${line}c</span>`);
  });

  it('of a quote leave its lines where they are in the file', async () => {
    const tree = await run('```ts file="src/app.ts" region="init"\n```\n', [quoteRegions({root})]);
    const [node] = tree.children as [Code];
    const {lines} = quoteOf(node)!;
    node.value = `// highlight-next-line\n${node.value}`;
    Object.assign(node.data!, {quote: {...quoteOf(node), lines: [-1, ...lines]}});
    await (markedLines() as (tree: Root) => unknown)(tree);
    expect(quoteOf(node)?.lines).toEqual(lines);
  });

  it('stay text where Markdown is shown', async () => {
    const [shown] = await blocks('````md\n```ts\n// highlight-next-line\na();\n```\n````\n');
    expect(textOf(shown?.html)).toContain('// highlight-next-line');
  });
});

describe('a block', () => {
  it('has both languages where JavaScript differs', async () => {
    const [both, same, wrong] = await blocks(
      '```ts title="src/a.ts"\nexport const a = (b: string) => b;\n```\n\n' +
        '```ts\nrun();\n```\n\n' +
        '```ts title="src/a.ts (wrong)" fails="it throws"\nconst a: string = b();\n```\n',
    );
    expect(both).toMatchObject({title: 'src/a.ts', forms: true});
    expect(both?.html).toContain('<span class="ts">: <span class="t">string</span></span>');
    expect(same?.forms).toBeUndefined();
    expect(wrong?.forms).toBeUndefined();
  });

  it('says what is wrong with a wrong sample, in a sentence', async () => {
    const found = await blocks(
      '```ts title="a.ts (wrong)" fails="it throws"\na();\n```\n\n' +
        '```ts wrong="Nothing calls the export."\na();\n```\n\n' +
        '```ts wrong="arkos/not-loaded"\na();\n```\n\n' +
        '```ts wrong="TS2551"\na();\n```\n\n```ts\na();\n```\n',
    );
    expect(found.map(({kind, reason}) => [kind, reason])).toEqual([
      ['wrong', 'It throws.'],
      ['wrong', 'Nothing calls the export.'],
      ['wrong', 'Arkos.js does not load a file with this name.'],
      ['wrong', 'TypeScript reports TS2551.'],
      [undefined, undefined],
    ]);
    expect(found[0]?.title).toBe('a.ts');
  });

  it('is output when it follows a command', async () => {
    const found = await blocks(
      '```bash\nrun\n```\n\n```text\ndone\n```\n\n' +
        '<Tabs>\n<TabItem value="npm">\n```bash\nnpm i\n```\n</TabItem>\n</Tabs>\n\n```text\nadded\n```\n\n' +
        '```ts\na();\n```\n\n```text\nno output\n```\n',
    );
    expect(found.map(({kind}) => kind)).toEqual([
      undefined,
      'output',
      undefined,
      'output',
      undefined,
      undefined,
    ]);
  });

  it('is a response when it follows a request', async () => {
    const response = '```http\nHTTP/1.1 200 OK\n```\n\n';
    const found = await blocks(
      `\`\`\`http\nGET / HTTP/1.1\n\`\`\`\n\n${response}${response}` +
        `\`\`\`bash\ncurl localhost\n\`\`\`\n\n${response}Text.\n\n${response}`,
    );
    expect(found.map(({kind}) => kind)).toEqual([
      undefined,
      'response',
      undefined,
      undefined,
      'response',
      undefined,
    ]);
  });

  it('derives the JavaScript of a quoted part from its whole file', async () => {
    const [quoted] = await blocks('```ts file="src/app.ts" region="init"\n```\n');
    expect(quoted?.title).toBe('src/app.ts');
    expect(textOf(quoted?.html)).toContain('arkos.init(');
  });

  it('derives it from the part alone where the file assigns its export further down', async () => {
    const [quoted] = await blocks(
      '```ts file="src/modules/author/author.router.ts" region="author-router"\n```\n',
    );
    const html = textOf(quoted?.html);
    expect(html).toContain("module.exports = require('express').Router();");
    expect(html).toContain('module.exports.config = config;');
  });
});

describe('types', () => {
  const hover = hoverTypes({root, docs: 'tests/fixtures/reference/docs'});

  it(
    'are on the page once, and names point at them and at the reference',
    {timeout: 240_000},
    async () => {
      const text =
        "```ts title=\"src/app.ts\"\nimport arkos from 'arkos';\n\narkos.init({authentication: {mode: 'static'}});\n```\n\n" +
        '```ts title="src/app.ts (wrong)" wrong="TS2353"\nimport arkos from \'arkos\';\n\narkos.init({hots: 1});\n```\n';
      const tree = await run(text, [markedLines(), hover, codeBlocks()] as Transformer<Root>[]);
      const template = tree.children.at(-1) as MdxJsxFlowElement;
      const {value} = template.attributes.at(-1) as {value: {value: string}};
      const types = (JSON.parse(value.value) as {__html: string}).__html;
      expect(types).toContain('Where permissions come from');
      expect(types.match(/const arkos: /g)).toHaveLength(1);
      const [first, wrong] = tree.children as Code[];
      expect(first?.data?.hProperties?.html).toContain(
        'href="/docs/parts#config-authentication-mode" data-type="',
      );
      expect(wrong?.data?.hProperties?.reason).toMatch(/^Object literal .*'hots' does not exist/);
    },
  );

  it('of a quoted part of a statement come from its whole file', {timeout: 240_000}, async () => {
    const [quoted] = await blocks('```ts file="src/app.ts" region="authentication"\n```\n', [
      hover,
    ]);
    expect(quoted?.html).toContain('>authentication</a>');
  });
});

describe('tables', () => {
  it('align their cells by classes', async () => {
    const tree = await run('| a | b |\n| :- | -: |\n| 1 | 2 |\n', [
      cellAlignment(),
    ] as Transformer<Root>[]);
    const text = JSON.stringify(tree);
    expect(text.match(/"text--left"/g)).toHaveLength(2);
    expect(text.match(/"text--right"/g)).toHaveLength(2);
    expect(text).toContain('"align":null');
  });
});
