import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import {describe, expect, it, test} from 'vitest';

import {root} from '../../../src/root';
import {collectSamples} from '../../../src/samples/collect';
import {toJavaScript} from '../../../src/samples/javascript';
import {bookshopFolder} from '../../../src/bookshop/folder';
import {findPages} from '../../../src/content/pages';
import {readRegions} from '../../../src/bookshop/regions';

const lines = (...text: string[]): string => text.join('\n');

const cases: [what: string, typescript: string, javascript: string][] = [
  [
    'the default of arkos',
    "import arkos from 'arkos';\n\narkos.init({port: 8000});",
    "const arkos = require('arkos').default;\n\narkos.init({port: 8000});",
  ],
  [
    'defaults and names of one package',
    lines(
      "import arkos, {getArkosConfig, type ArkosRequest} from 'arkos';",
      "import express, {Router as R} from 'express';",
      "import * as fs from 'node:fs';",
      "import 'dotenv/config';",
      'use(arkos, getArkosConfig, express, R, fs);',
    ),
    lines(
      "const {default: arkos, getArkosConfig} = require('arkos');",
      "const express = require('express');",
      'const {Router: R} = express;',
      "const fs = require('node:fs');",
      "require('dotenv/config');",
      'use(arkos, getArkosConfig, express, R, fs);',
    ),
  ],
  [
    'imports that only named types, with the lines around them',
    lines(
      '// The first line of a file stays.',
      "import type {A} from 'a';",
      "import {B} from 'b';",
      '',
      '/** What a C is. */',
      'interface C {',
      '  a: A;',
      '}',
      '',
      'export const d = (b: B): C => ({a: b});',
    ),
    lines('// The first line of a file stays.', '', 'exports.d = (b) => ({a: b});'),
  ],
  [
    'a condition and a value before a comment, whose signs end nothing',
    lines('if (a as boolean) // as (b)', '  run();', 'const c = // d = e', '  f as string;'),
    lines('if (a) // as (b)', '  run();', 'const c = // d = e', '  f;'),
  ],
  [
    'parameter properties after super() that is not the first statement',
    lines(
      'class A extends B {',
      '  constructor(private a: string) {',
      '    check(a);',
      '    super(a);',
      '  }',
      '}',
    ),
    lines(
      'class A extends B {',
      '  constructor(a) {',
      '    check(a);',
      '    super(a);',
      '    this.a = a;',
      '  }',
      '}',
    ),
  ],
  [
    'parentheses of a cast that touch a keyword',
    'async () => {\n  await(g() as X);\n};',
    'async () => {\n  await g();\n};',
  ],
  ['a type argument before a comment with its bracket', 'f<string /* a > b */>(c);', 'f(c);'],
  ['a type on the line of a statement', 'type A = string; const a: A = b;', 'const a = b;'],
  ['a type after a statement on its line', 'const a: A = b; type A = string;', 'const a = b;'],
  [
    'a name that the file itself reads',
    'export const a: number = 1;\nexport const b = a;\nexport function c(): void {}',
    'const a = 1;\nexports.a = a;\nexports.b = a;\nfunction c() {}\nexports.c = c;',
  ],
  [
    'names beside a default',
    "import type {RouterConfig} from 'arkos';\n\nexport const config: RouterConfig = {};\n\nexport default router;",
    'const config = {};\n\nmodule.exports = router;\nmodule.exports.config = config;',
  ],
  [
    'the config of a router file, which needs a router in CommonJS',
    "import type {RouterConfig} from 'arkos';\n\nexport const config: RouterConfig = {disable: true};",
    "// In CommonJS, a file with a config must also export a router.\nmodule.exports = require('express').Router();\n\nconst config = {disable: true};\nmodule.exports.config = config;",
  ],
  [
    'a default class, and one that is read',
    'export default class A<T> extends B<T> implements C {}',
    'module.exports = class A extends B {};',
  ],
  [
    'a default function that is read',
    'f();\nexport default function f(this: Window, a?: string): void {}',
    'f();\nfunction f(a) {}\n\nmodule.exports = f;',
  ],
  [
    'members of a class',
    lines(
      'class A {',
      '  declare z: string;',
      '  private readonly x?: string;',
      '  b!: number;',
      '',
      '  [key: string]: unknown;',
      '',
      '  constructor(private readonly a: string) {',
      '    super(a);',
      '  }',
      '',
      '  protected abstract c(): void;',
      '',
      '  public override async d<T>(e: T): Promise<T>;',
      '}',
    ),
    lines(
      'class A {',
      '  x;',
      '  b;',
      '',
      '  constructor(a) {',
      '    super(a);',
      '    this.a = a;',
      '  }',
      '}',
    ),
  ],
  [
    'casts and their parentheses',
    lines(
      'const a = (b as C).d!.e satisfies F;',
      'const g = (await1() as unknown) as H;',
      'const i = (j ?? k) as L;',
      'const m = (n?.o as P).q;',
      'const r = (s || t as U).v;',
      'const w = new (x() as Y)();',
      'const z: {[key: string]: (a?: B) => C} = new Map<string, (a: B) => C>();',
    ),
    lines(
      'const a = b.d.e;',
      'const g = await1();',
      'const i = j ?? k;',
      'const m = (n?.o).q;',
      'const r = (s || t).v;',
      'const w = new (x())();',
      'const z = new Map();',
    ),
  ],
  [
    'parameters that fit on a line again',
    lines(
      'export const beforeUpdateOne = async (',
      '  req: ArkosRequest,',
      '  {',
      '    a,',
      '  }: B,',
      '  next: ArkosNextFunction,',
      ') => {',
      '  next();',
      '};',
    ),
    lines(
      'exports.beforeUpdateOne = async (',
      '  req,',
      '  {',
      '    a,',
      '  },',
      '  next,',
      ') => {',
      '  next();',
      '};',
    ),
  ],
  [
    'a function that moves up to its call, but not the text in it',
    lines(
      'router.get(',
      '  async (req: ArkosRequest, res: ArkosResponse): Promise<void> => {',
      '    res.send(`a',
      '      b`);',
      '  },',
      ');',
    ),
    lines('router.get(async (req, res) => {', '  res.send(`a', '      b`);', '});'),
  ],
  [
    'the style of the sample',
    'import { Router } from "express"\n\nexport const config: C = { }\n\nexport default Router()',
    'const { Router } = require("express")\n\nconst config = { }\n\nmodule.exports = Router()\nmodule.exports.config = config',
  ],
  [
    'an import that becomes too long',
    "import {aaaaaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbbbb, cccccccccccccccccccc} from 'arkos/services';\nuse(aaaaaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbbbb, cccccccccccccccccccc);",
    "const {\n  aaaaaaaaaaaaaaaaaaaaaa,\n  bbbbbbbbbbbbbbbbbbbbbbbb,\n  cccccccccccccccccccc,\n} = require('arkos/services');\nuse(aaaaaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbbbb, cccccccccccccccccccc);",
  ],
];

describe('toJavaScript', () => {
  it.each(cases)('%s', (_what, typescript, javascript) => {
    expect(toJavaScript(typescript)?.code).toBe(javascript);
  });

  it.each([
    ['is the same in both languages', 'f(1);'],
    ['is a part of a statement', "mode: 'static' as const,\n},"],
    ['has decorators', 'class A {\n  @B() c: string;\n}'],
    ['has an enum', 'enum A {B}'],
    ['has a namespace', 'namespace A {\n  export const b = 1;\n}'],
    ['reads import.meta', 'const a: string = import.meta.url;'],
    ['waits at its top level', 'const a: string = await b();'],
    ['exports a binding that changes', 'export let a: string;'],
    ['exports a list', 'const a: string = b;\nexport {a};'],
    ['only declares types', "import type {A} from 'a';\n\nexport type B = A;"],
  ])('is nothing when the sample %s', (_what, typescript) => {
    expect(toJavaScript(typescript)).toBeUndefined();
  });
});

interface Text {
  readonly name: string;
  readonly text: string;
}

/** Every TypeScript text that a page can show. */
async function texts(): Promise<Text[]> {
  const pages = (await findPages(root)).flatMap((page) =>
    collectSamples(page, readFileSync(path.join(root, page), 'utf8')).samples.map(
      ({language, line, quote, text}) => ({
        name: `${page}:${line}`,
        text: ['ts', 'typescript'].includes(language) && !quote ? text : '',
      }),
    ),
  );
  const folder = path.join(root, bookshopFolder, 'src');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.ts'),
  );
  const bookshop = files.flatMap((name) => {
    const {whole, regions} = readRegions(readFileSync(path.join(folder, name), 'utf8'));
    return [whole, ...regions.values()].map(({text}) => ({name, text: text.trimEnd()}));
  });
  return [...pages, ...bookshop].filter(({text}) => text !== '');
}

const style = {
  singleQuote: true,
  bracketSpacing: false,
  trailingComma: 'all',
  printWidth: 100,
} as const;

test('every sample becomes what Prettier would write', {timeout: 120_000}, async () => {
  const odd: string[] = [];
  let derived = 0;
  for (const {name, text} of await texts()) {
    const javaScript = toJavaScript(text);
    if (!javaScript) continue;
    derived++;
    let edited = '';
    let at = 0;
    for (const edit of javaScript.edits) {
      expect(edit.start, name).toBeGreaterThanOrEqual(at);
      edited += text.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    expect(edited + text.slice(at), name).toBe(javaScript.code);

    const print = async (code: string, parser: string): Promise<string> =>
      (await format(code, {...style, parser})).trim();
    if ((await print(javaScript.code, 'babel')) === javaScript.code) continue;
    // A sample that is written otherwise stays so.
    if ((await print(text, 'typescript')) === text.trim()) odd.push(name);
  }
  expect(derived).toBeGreaterThan(200);
  expect(odd).toEqual([]);
});
