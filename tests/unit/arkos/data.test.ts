import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import * as data from '../../../src/arkos/data';
import {root} from '../../../src/root';
import {configDefaults} from '../../../src/arkos/facts';
import query from '../../../src/arkos/facts/query.json';
import release from '../../../src/arkos/facts/release.json';
import unread from '../../../src/arkos/facts/unread.json';
import type {EndpointNote} from '../../../src/arkos/notes/endpoints';
import {sourceUrl} from '../../../src/arkos/release';
import {
  configOptions,
  configPath,
  readSurface,
  type Declared,
} from '../../../src/remark/reference/surface';

const surface = readSurface(root);
const configuration = configOptions(surface);
const variablesOf = ({doc}: Declared): string[] => doc.env?.split(', ') ?? [];

const lists = Object.entries<readonly unknown[]>(data).filter(([, rows]) =>
  rows.some((row) => typeof row === 'object'),
);

/** A sentence ends; a phrase without one has no full stop inside either. */
const isWhole = (text: string): boolean => /^[\S\s]*[.!?)]$|^[^.]+$/.test(text.trim());

describe('rows of facts and notes', () => {
  it.each(lists)('%s says whole sentences, and where the code is', (_, rows) => {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows as readonly Record<string, string>[]) {
      expect(row.source, JSON.stringify(row)).toMatch(/^packages\/[\w./-]+\.[a-z]+:[1-9]\d*$/);
      const texts = ['meaning', 'summary', 'remarks', 'cause', 'fix', 'when'].flatMap(
        (key) => row[key] ?? [],
      );
      expect(texts.filter((text) => !isWhole(text))).toEqual([]);
    }
  });

  it('explain every member of the argument of a hook', () => {
    const members = new Set(data.serviceHooks.flatMap(({args}) => args));
    expect(data.hookMembers.map(({name}) => name).sort()).toEqual([...members].sort());
  });

  it('tells a cut sentence', () => {
    expect(isWhole('Stops. And then')).toBe(false);
  });

  it.each([
    ['endpoints', data.endpoints.map(({method, path}) => `${method} ${path}`)],
    ['interceptors', data.interceptorNames],
    ['serviceHooks', data.serviceHookNames],
    ['moduleFiles', data.moduleFiles.map(({name}) => name)],
    [
      'frameworkErrors',
      data.frameworkErrors.map(({code, message, status, from}) =>
        [code, status, message, from].join(' '),
      ),
    ],
  ])('names each of %s once', (_, names) => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('refers only to variables, options and codes that exist', () => {
    const options = new Set(configuration.map(configPath));
    const variables = new Set(data.environmentVariables.map(({name}) => name));
    const codes = new Set(data.frameworkErrors.map(({code}) => code));
    const unknown = [
      ...data.environmentVariables
        .map(({option}) => option)
        .filter((key) => key && !options.has(key)),
      ...data.stack.map(({option}) => option).filter((key) => key && !options.has(key)),
      ...configuration.flatMap(variablesOf).filter((name) => !variables.has(name)),
      ...data.endpoints
        .flatMap(({errors}) => errors)
        .map(({code}) => code)
        .filter((code) => code !== undefined && !codes.has(code)),
    ];
    expect(unknown).toEqual([]);
  });

  it('tells the same about a variable from both sides', () => {
    for (const {name, option} of data.environmentVariables) {
      const fed = configuration.filter((key) => variablesOf(key).includes(name)).map(configPath);
      expect(fed, name).toEqual(option === undefined ? [] : [option]);
    }
  });

  it('shows an operator in its example, and every parameter that is no filter', () => {
    for (const {name, example} of data.queryOperators) expect(example).toContain(`__${name}=`);
    const names = data.reservedParameters.map(({name}) => name);
    expect(Object.keys(query.excluded).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('points at a line of the tag', () => {
    expect(sourceUrl('packages/arkos/src/app.ts:49')).toBe(
      `https://github.com/Uanela/arkos/blob/v${release.version}/packages/arkos/src/app.ts#L49`,
    );
  });
});

describe('what the surface says about the configuration', () => {
  const wrongDefaults = (written: (option: Declared) => string | undefined): string[] =>
    configuration.flatMap((option) => {
      const recorded = configDefaults[configPath(option)];
      const text = written(option);
      const [, code] = /^`(.*)`$/.exec(text ?? '') ?? [];
      // A name alone is the variable that the value comes from.
      const isValue = code !== undefined && !/^[A-Z_]+$/.test(code);
      return recorded === (isValue ? code : undefined) ? [] : [configPath(option)];
    });

  it('is the recorded default of each key', () => {
    expect(wrongDefaults(({doc}) => doc.default)).toEqual([]);
    expect(Object.keys(configDefaults).length).toBeGreaterThan(40);
  });

  it('is not another default, and not one more or less', () => {
    const changed = new Map([
      ['port', '`3000`'],
      ['host', undefined],
      ['configureApp', '`null`'],
    ]);
    const path = (option: Declared): string => configPath(option);
    expect(
      wrongDefaults((option) =>
        changed.has(path(option)) ? changed.get(path(option)) : option.doc.default,
      ).sort(),
    ).toEqual(['configureApp', 'host', 'port']);
  });

  it('is that a key has no effect only where nothing reads it', () => {
    const idle = configuration
      .filter(({doc}) => doc.summary.startsWith('Has no effect'))
      .map(configPath);
    expect(idle.length).toBeGreaterThan(0);
    expect(idle.filter((key) => !(key in unread))).toEqual([]);
  });
});

describe('the errors of an endpoint', () => {
  /** Errors with a status that the framework never sends with their code. */
  function wrongStatuses(endpoints: readonly Pick<EndpointNote, 'errors'>[]): string[] {
    return endpoints
      .flatMap(({errors = []}) => errors)
      .filter(({code, status}) => {
        const sent = data.frameworkErrors.filter((error) => error.code === code);
        return (
          code !== undefined && sent.length > 0 && !sent.some((error) => error.status === status)
        );
      })
      .map(({code, status}) => `${code} ${status}`);
  }

  it('have the recorded status of their code', () => {
    expect(wrongStatuses(data.endpoints)).toEqual([]);
  });

  it('have no other status', () => {
    const error = {status: 418, code: 'LoginRequired', when: 'Never.'};
    expect(wrongStatuses([{errors: [error]}])).toEqual(['LoginRequired 418']);
  });
});

describe('the types of the notes', () => {
  const folder = path.join(root, 'src/arkos');
  /** Files that no test changes. */
  const parsed = new Map<string, ts.SourceFile>();

  /** Errors of a file of notes when a file of facts has other text. */
  function errorsWith(notes: string, facts: string, change: (text: string) => string): string {
    const file = path.join(folder, 'notes', `${notes}.ts`);
    const changed = path.join(folder, 'facts', `${facts}.json`);
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      resolveJsonModule: true,
      esModuleInterop: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    };
    const host = ts.createCompilerHost(options);
    host.readFile = (name) => {
      const text = ts.sys.readFile(name);
      if (name !== changed || text === undefined) return text;
      expect(change(text)).not.toBe(text);
      return change(text);
    };
    host.getSourceFile = (name, version) => {
      const known = name === changed ? undefined : parsed.get(name);
      const source = known ?? ts.createSourceFile(name, host.readFile(name) ?? '', version);
      if (name !== changed) parsed.set(name, source);
      return source;
    };
    const program = ts.createProgram([file], options, host);
    return program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '))
      .join('\n');
  }

  it.each([
    ['errors', 'errors', '"RouteNotFound":', '"PageNotFound":', ['PageNotFound', 'RouteNotFound']],
    ['endpoints', 'endpoints', '"auth.login":', '"auth.signin":', ['auth.signin', 'auth.login']],
    ['commands', 'commands', '"--host":', '"--bind":', ['--bind', '--host']],
    ['commands', 'prompts', '"typescript":', '"language":', ['language', 'typescript']],
    ['environment', 'environment', '"JWT_SECRET":', '"SECRET":', ['SECRET', 'JWT_SECRET']],
    ['files', 'files', '{module}.hooks.', '{module}.hook.', ['{module}.hook.', '{module}.hooks.']],
    ['query', 'query', '"icontains":', '"like":', ['like', 'icontains']],
    ['stack', 'stack', '"cors":', '"origins":', ['origins', 'cors']],
    ['swagger', 'swagger', '"zod":', '"valibot":', ['valibot', 'zod']],
    ['auth', 'auth', '"token-header":', '"token-place":', ['token-place', 'token-header']],
  ])('reject %s that do not fit %s.json', (notes, facts, from, to, names) => {
    expect(errorsWith(notes, facts, (text) => `${text} `)).toBe('');
    const renamed = errorsWith(notes, facts, (text) => text.replace(from, to));
    expect(
      names.some((name) => renamed.includes(name)),
      renamed,
    ).toBe(true);
    const added = errorsWith(notes, facts, (text) => text.replace(from, `${to} {}, ${from}`));
    expect(added).not.toBe('');
  });
});
