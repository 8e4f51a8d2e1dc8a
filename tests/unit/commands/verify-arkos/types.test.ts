import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {root} from '../../../../src/root';
import {openDeclarations} from '../../../../src/commands/verify-arkos/declarations';
import {typePackages, unresolvedImports} from '../../../../src/commands/verify-arkos/imports';
import {openPackage} from '../../../../src/commands/arkos-record/package';
import {exitCode, formatDifference} from '../../../../src/commands/verify-arkos/report';
import {
  checkPageSamples,
  compileSamples,
  packagePaths,
  projectFrom,
} from '../../../../src/commands/verify-arkos/samples';
import {compareSurface} from '../../../../src/commands/verify-arkos/types';

const fixtures = join(root, 'tests', 'fixtures', 'arkos');
const entryPoints = ['arkos', 'services'].map((name) => ({
  specifier: name === 'arkos' ? name : `arkos/${name}`,
  file: `src/arkos/surface/${name}.d.ts`,
}));
const main = 'dist/types/exports/index.d.ts';
const services = 'dist/types/exports/services/index.d.ts';
const config = 'dist/types/modules/config.d.ts';

let workspace: string;

beforeEach(() => {
  // Below node_modules, as the command does, so that type packages are found.
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, {recursive: true});
  workspace = mkdtempSync(join(cache, 'verify-test-'));
  cpSync(join(fixtures, 'package'), join(workspace, 'package'), {recursive: true});
});

afterEach(() => {
  rmSync(workspace, {recursive: true, force: true});
});

/** Changes a file of the copied package. */
function edit(file: string, from: string, to: string): void {
  const path = join(workspace, 'package', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

async function differences(site = join(fixtures, 'site')): Promise<string[]> {
  const unpacked = await openPackage(join(workspace, 'package'), workspace);
  const results = compareSurface({
    root: site,
    entryPoints,
    unpacked,
    workspace,
    globals: [],
  });
  expect(results.every(({compared}) => compared > 0)).toBe(true);
  return results.flatMap((result) => result.differences.map(formatDifference));
}

describe('comparing declarations', () => {
  it('finds nothing where both sides say the same', async () => {
    expect(await differences()).toEqual([]);
  }, 60_000);

  it('finds nothing where a package has other types for ES modules', async () => {
    const site = join(workspace, 'site');
    cpSync(join(fixtures, 'site'), site, {recursive: true});
    const surface = join(site, 'src/arkos/surface');
    writeFileSync(join(surface, 'package.json'), '{"type": "commonjs"}\n');
    for (const file of [join(surface, 'arkos.d.ts'), join(workspace, 'package', main)]) {
      appendFileSync(
        file,
        "\nimport type {Store} from 'express-rate-limit';\nexport declare const store: Store;\n",
      );
    }
    expect(await differences(site)).toEqual([]);
  }, 60_000);

  it.each([
    {
      what: 'an export the package does not have',
      file: main,
      from: 'export declare const handler: any;',
      to: '',
      report: 'src/arkos/surface/arkos.d.ts:10  [exports]  ours: arkos: handler  theirs: (nothing)',
    },
    {
      what: 'an export of the package that we do not have',
      file: main,
      from: 'export { Config };',
      to: 'export { Config };\nexport declare const added: 1;',
      report: 'src/arkos/surface/arkos.d.ts:1  [exports]  ours: (nothing)  theirs: arkos: added',
    },
    {
      what: 'an export of another kind',
      file: main,
      from: 'export declare const handler: any;',
      to: 'export type handler = any;',
      report:
        'src/arkos/surface/arkos.d.ts:10  [exports]  ours: arkos: handler is a value  theirs: a type',
    },
    {
      what: 'a parameter of another type',
      file: services,
      from: 'constructor(name: string)',
      to: 'constructor(name: number)',
      report: 'ours: new Service(name): string  theirs: number',
    },
    {
      what: 'a parameter that became optional',
      file: services,
      from: 'create(name: string)',
      to: 'create(name?: string)',
      report: 'ours: Service.create(#0)  theirs: (#0?)',
    },
    {
      what: 'a parameter that any hides from assignability',
      file: config,
      from: 'path: string',
      to: 'path: any',
      report: 'path: string  theirs: any',
    },
    {
      what: 'any of ours that is a type there',
      file: main,
      from: 'handler: any',
      to: 'handler: () => void',
      report: 'ours: handler: any  theirs: () => void',
    },
    {
      what: 'a member we do not have',
      file: config,
      from: 'list: string[];',
      to: 'list: string[]; more: 1;',
      report:
        'src/arkos/surface/arkos.d.ts:5  [types]  ours: (nothing)  theirs: start(config).nested.more',
    },
    {
      what: 'a member the package does not have',
      file: config,
      from: 'port?: number;',
      to: '',
      report:
        'src/arkos/surface/arkos.d.ts:4  [types]  ours: start(config).port  theirs: (nothing)',
    },
    {
      what: 'a member that became required',
      file: config,
      from: 'port?:',
      to: 'port:',
      report: 'port is writable and optional  theirs: writable and required',
    },
    {
      what: 'a member that may be written',
      file: services,
      from: 'readonly name',
      to: 'name',
      report: 'Service.name is readonly and required  theirs: writable and required',
    },
    {
      what: 'a type deep inside',
      file: config,
      from: 'list: string[]',
      to: 'list: number[]',
      report: 'start(config).nested.list<0>: string  theirs: number',
    },
    {
      what: 'another value of an enum',
      file: config,
      from: 'High = "High"',
      to: 'High = "Top"',
      report: 'theirs: Level | undefined',
    },
    {
      what: 'another return type',
      file: main,
      from: 'Promise<void>',
      to: 'Promise<string>',
      report: 'ours: start()<0>: void  theirs: string',
    },
    {
      what: 'another constraint of a type parameter',
      file: services,
      from: 'take?: number;',
      to: 'take?: string;',
      report: 'TOptions extends',
    },
    {
      what: 'another default of a type parameter',
      file: services,
      from: 'Record<string, any> = any>',
      to: 'Record<string, any> = {}>',
      report: 'ours: Service<T extends Record<string, any> = any>',
    },
    {
      what: 'another branch of a conditional type',
      file: services,
      from: 'infer R ? R : any',
      to: 'infer R ? R[] : any',
      report: 'find()<0>: Promise<Array<{ c: 10; }>>  theirs: Array<Promise<Array<{ c: 10; }>>>',
    },
    {
      what: 'a private member we do not declare',
      file: services,
      from: 'private secret;',
      to: 'private secret;\n    private other;',
      report: '[hidden members]  ours: (nothing)  theirs: private Service.other',
    },
    {
      what: 'a protected member that became public',
      file: services,
      from: 'protected guard',
      to: 'guard',
      report: '[hidden members]  ours: protected Service.guard  theirs: (nothing)',
    },
    {
      what: 'an entry point we do not have',
      file: 'package.json',
      from: '"./cli"',
      to: '"./extra": {"types": "./dist/types/exports/index.d.ts"}, "./cli"',
      report: '[exports]  ours: (nothing)  theirs: the entry point arkos/extra',
    },
    {
      what: 'an entry point the package does not have',
      file: 'package.json',
      from: '"./services"',
      to: '"./other/*"',
      report:
        'src/arkos/surface/services.d.ts:1  [exports]  ours: the entry point arkos/services  theirs: (nothing)',
    },
  ])(
    'reports $what',
    async ({file, from, to, report}) => {
      edit(file, from, to);
      expect((await differences()).join('\n')).toContain(report);
    },
    60_000,
  );

  it('stops when the package has no declarations', async () => {
    rmSync(join(workspace, 'package', 'dist', 'types'), {recursive: true});
    await expect(differences()).rejects.toThrow(/dist\/types: not there → /);
  });
});

describe('the report', () => {
  it('asks for exit code 1 on any difference, and when nothing was compared', () => {
    const good = {check: 'a', compared: 1, differences: []};
    const difference = {check: 'a', location: 'a.ts:1', ours: '1', theirs: '2'};
    expect(exitCode([good])).toBe(0);
    expect(exitCode([good, {...good, differences: [difference]}])).toBe(1);
    expect(exitCode([good, {...good, compared: 0}])).toBe(1);
    expect(exitCode([])).toBe(1);
  });
});

describe('imported types', {timeout: 30_000}, () => {
  it('names packages whose types are not found, through what is imported', () => {
    const entry = join(workspace, 'package', main);
    expect(unresolvedImports([entry])).toEqual([]);
    edit(config, 'export type', "import {Deep} from '@not-there/at-all/deep';\nexport type");
    edit(main, 'import {', "import type {Server} from 'node:http';\nimport {");
    expect(unresolvedImports([entry])).toEqual(['@not-there/at-all']);
  });

  it('asks for the versions of the manifest', () => {
    const manifest = {
      name: 'arkos',
      version: '1.3.10-beta',
      peerDependencies: {cors: '^2.8.5'},
      devDependencies: {'@types/cors': '^2.8.17', '@types/scope__name': '1.0.0'},
    };
    expect(typePackages(['cors', '@scope/name', 'other'], manifest)).toEqual([
      'cors@^2.8.5',
      '@types/cors@^2.8.17',
      '@scope/name@latest',
      '@types/scope__name@1.0.0',
      'other@latest',
    ]);
  });
});

describe('opening declarations', () => {
  it('keeps every line where it was', () => {
    const text = readFileSync(join(fixtures, 'package', services), 'utf8');
    const {text: opened, hidden} = openDeclarations(text, 'index.d.ts');
    expect(opened.split('\n')).toHaveLength(text.split('\n').length);
    expect(opened).not.toMatch(/private|protected/);
    expect(opened.split('\n')[2]).toMatch(/^ {4,}guard\(name: string\): boolean;$/);
    expect(hidden.get('Service')).toEqual([
      {name: 'secret', visibility: 'private'},
      {name: 'guard', visibility: 'protected'},
    ]);
  });

  it('makes a union and a constant of an enum', () => {
    const {text} = openDeclarations(
      'export declare enum A {\n  X = "x",\n  Y = "y"\n}\n',
      'a.d.ts',
    );
    expect(text).toContain('export type A = "x" | "y"; export declare const A: {readonly X: "x"');
    expect(text.split('\n')).toHaveLength(5);
  });
});

describe('compiling samples', {timeout: 30_000}, () => {
  const options: ts.CompilerOptions = {
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const realPaths = async () =>
    packagePaths(await openPackage(join(workspace, 'package'), workspace), workspace);
  const compile = async (text: string): Promise<string[]> => {
    const file = join(workspace, 'sample.ts');
    writeFileSync(file, text);
    const project = {name: 'one', rootNames: [file], options};
    return compileSamples(project, await realPaths(), root).differences.map(formatDifference);
  };

  it('passes a sample that fits the package', async () => {
    const text = "import {start} from 'arkos';\nvoid start({route: async () => {}});\n";
    expect(await compile(text)).toEqual([]);
  });

  it('names file and line of one that does not', async () => {
    const text = "import {start} from 'arkos';\nvoid start({prot: 1, route: async () => {}});\n";
    const [first = '', ...more] = await compile(text);
    expect(first).toContain('/sample.ts:2  [samples: one]');
    expect(first).toMatch(/TS2353 .*'prot' does not exist in type 'Config'/);
    expect(more).toEqual([]);
  });

  it('names a specifier the package does not have', async () => {
    const found = await compile("import {nothing} from 'arkos/nothing';\nvoid nothing;\n");
    expect(found.join()).toMatch(/TS2307 .*arkos\/nothing/);
  });

  it('names page and line of a sample in a page that does not fit, and rejects no samples', async () => {
    const page = (option: string) => ({
      page: 'docs/page.mdx',
      text: `Words.\n\n\`\`\`ts title="src/one.ts"\nimport {start} from 'arkos';\n\nvoid start({${option}: 1, route: async () => {}});\n\`\`\`\n`,
    });
    const paths = await realPaths();
    expect(checkPageSamples(root, [page('port')], paths)).toMatchObject({
      compared: 1,
      differences: [],
    });
    const {differences} = checkPageSamples(root, [page('prot')], paths);
    expect(differences.map(formatDifference).join()).toMatch(
      /docs\/page\.mdx:6 {2}\[samples: pages\] .*'prot' does not exist in type 'Config'/,
    );
    const none = checkPageSamples(root, [{page: 'docs/page.mdx', text: 'Words.'}], paths);
    expect(none.differences).toHaveLength(1);
  });

  it('rejects a project without files', () => {
    const result = compileSamples({name: 'empty', rootNames: [], options}, {}, root);
    expect(result.differences.map(formatDifference)).toEqual([
      '.:1  [samples: empty]  ours: no files at all  theirs: nothing to compile',
    ]);
  });

  it('reads a tsconfig.json, and says when it cannot', () => {
    const file = join(workspace, 'tsconfig.json');
    expect(() => projectFrom('sample', file)).toThrow(/tsconfig\.json: Cannot read file/);
    writeFileSync(join(workspace, 'one.ts'), 'export {};\n');
    writeFileSync(file, '{"compilerOptions": {"strict": true}, "include": ["one.ts"]}');
    expect(projectFrom('sample', file)).toMatchObject({
      name: 'sample',
      rootNames: [join(workspace, 'one.ts')],
      options: {strict: true},
    });
    writeFileSync(file, '{"compilerOptions": {"strict": "no"}}');
    expect(() => projectFrom('sample', file)).toThrow(/tsconfig\.json: .*strict/);
  });
});
