import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../../../src/root';
import {readMeta} from '../../../../src/content/fence';
import {collectSamples} from '../../../../src/samples/collect';
import {pageProject, versionSeen} from '../../../../src/samples/typescript/projects';

const fence = (meta: string, text: string): string => `\`\`\`ts ${meta}\n${text}\n\`\`\`\n`;
const page = (...fences: string[]) =>
  pageProject(root, collectSamples('docs/guide/x.mdx', fences.join('\n')));

describe('the settings of a fence', () => {
  it('are read with either quotation mark, beside what Docusaurus reads', () => {
    expect([
      ...readMeta(`title="src/a b.ts" {1,3-4} showLineNumbers wrong='Property "x"' n=1`),
    ]).toEqual([
      ['title', 'src/a b.ts'],
      ['showLineNumbers', ''],
      ['wrong', 'Property "x"'],
      ['n', '1'],
    ]);
  });
});

describe('the project of a page', () => {
  it('gives each sample the last version above it, else the first below', () => {
    const project = page(
      fence('title="src/b.ts"', 'export const b = 1;'),
      fence('title="src/a.ts"', 'export const a = 1;'),
      fence('title="src/c.ts"', 'export const c = 1;'),
      fence('title="src/a.ts (wrong)" wrong="TS1"', 'export const a = 2;'),
      fence('title="src/a.ts (right)"', 'export const a = 3;'),
    );
    expect(project.files.map(({path: file, file: name}) => [file, path.basename(name)])).toEqual([
      ['src/b.ts', 'b.ts'],
      ['src/a.ts', 'a~1.ts'],
      ['src/c.ts', 'c.ts'],
      ['src/a.ts', 'a~3.ts'],
      ['src/a.ts', 'a.ts'],
    ]);
    const seenBy = (index: number) => versionSeen(project, 'src/a.ts', index)?.text;
    expect(seenBy(0)).toBe('export const a = 1;');
    expect(seenBy(2)).toBe('export const a = 1;');
    expect(seenBy(4)).toBe('export const a = 3;');
    expect(versionSeen(project, 'src/d.ts', 0)).toBeUndefined();
  });

  it('leaves out what is quoted or opted out, and reads a difference as the file after it', () => {
    const project = page(
      fence('file="src/app.ts"', ''),
      fence('title="src/a.ts" nocheck="reason"', 'x'),
      '```diff title="src/a.ts"\n const a = 1;\n-const b = 1;\n+const b = 2;\n```\n',
    );
    expect(project.files.map(({text}) => text)).toEqual([' const a = 1;\n\n const b = 2;']);
  });
});
