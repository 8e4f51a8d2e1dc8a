import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as data from '../../../src/arkos/data';
import {parseHelp} from '../../../src/commands/verify-arkos/cli-help';
import {
  checkAuthFacts,
  checkCommands,
  checkDefaults,
  checkEndpoints,
  checkEnvironment,
  checkErrors,
  checkModuleFiles,
  checkNames,
  checkQuery,
  checkRelease,
  checkStack,
  formatDefault,
  queryExamples,
  type Data,
  type DocumentedOption,
} from '../../../src/commands/verify-arkos/data-checks';
import {checkCreatePrompts} from '../../../src/commands/verify-arkos/create';
import {commandHelp, type PlainObservation} from '../../../src/commands/verify-arkos/observe';
import {
  builtFiles,
  loadedModules,
  missingModules,
  openPackage,
  type BuiltFile,
  type UnpackedPackage,
} from '../../../src/commands/verify-arkos/package';
import {dataPlace} from '../../../src/commands/verify-arkos/places';
import {
  compareNames,
  exitCode,
  formatDifference,
  show,
  type CheckResult,
} from '../../../src/commands/verify-arkos/report';
import {pack, unpack} from '../../../src/commands/verify-arkos/wire';

const run = promisify(execFile);
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const fixture = join(root, 'tests', 'fixtures', 'arkos', 'package');
const place = (file: string): string => `src/arkos/data/${file}.ts:1`;
const source = 'packages/arkos/src/modules/auth/auth.service.ts:1';

let files: BuiltFile[];
let unpacked: UnpackedPackage;
let workspace: string;

beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'verify-arkos-'));
  unpacked = await openPackage(fixture, workspace);
  files = builtFiles(fixture);
});

afterAll(() => {
  rmSync(workspace, {recursive: true, force: true});
});

/** The build with one text replaced. */
function changed(from: string, to: string): BuiltFile[] {
  expect(files.some(({text}) => text.includes(from))).toBe(true);
  return files.map(({path, text}) => ({path, text: text.replaceAll(from, to)}));
}

function lines(...results: readonly CheckResult[]): string {
  return results.flatMap((result) => result.differences.map(formatDifference)).join('\n');
}

describe('errors', () => {
  const row = {
    area: 'auth',
    kind: 'AppError',
    code: 'LoginRequired',
    status: 401,
    message: 'You are not logged in',
    cause: 'A cause.',
    mend: 'A mend.',
    reachable: true,
    source,
  } as const;
  const ours: Pick<Data, 'frameworkErrors' | 'unusedErrorMakers'> = {
    frameworkErrors: [
      row,
      {...row, kind: 'Error', code: undefined, message: 'No secret for {user}'},
      {
        ...row,
        code: 'Unknown',
        status: 409,
        message: 'Duplicate value for {field}.',
        from: 'P2002',
      },
    ],
    unusedErrorMakers: ['handleNothing'],
  };

  it('passes when both sides say the same', () => {
    const results = checkErrors(ours, files, place);
    expect(lines(...results)).toBe('');
    expect(exitCode(results)).toBe(0);
  });

  it.each([
    ['a code we do not know', '"LoginRequired"', '"SignInFirst"', 'theirs: SignInFirst'],
    [
      'a code that is gone',
      '"LoginRequired"',
      '"SignInFirst"',
      'ours: LoginRequired  theirs: (nothing)',
    ],
    ['another status', '401', '403', 'theirs: LoginRequired 403 You are not logged in'],
    [
      'another message',
      'You are not logged in',
      'Who are you',
      'theirs: LoginRequired 401 Who are you',
    ],
    [
      'another message of a constant',
      'Duplicate value',
      'Twice',
      'theirs: Unknown 409 Twice for {}.',
    ],
    [
      'a plain error that is gone',
      'No secret',
      'No key',
      'ours: No secret for {user}  theirs: (nothing)',
    ],
    ['another name in the handler', '"P2002"', '"P9"', 'theirs: P9'],
    [
      'a maker that is used after all',
      '"use strict";',
      'x.handleNothing();',
      'theirs: it is called',
    ],
    [
      'a maker that is gone',
      'handleNothing',
      'handleSomething',
      'handleNothing is unused  theirs: (nothing)',
    ],
  ])('reports %s', (_, from, to, report) => {
    expect(lines(...checkErrors(ours, changed(from, to), place))).toContain(report);
  });

  it('does not pass on a build without errors', () => {
    expect(lines(...checkErrors(ours, [], place))).toContain('nothing was read off the package');
  });
});

describe('defaults', () => {
  const config = 'src/arkos/surface/shared/config.d.ts:1';
  const option = {path: 'port', default: '`8000`', place: config};
  const seen = (config: Record<string, unknown>): PlainObservation => ({
    config,
    cookie: {},
    lifetime: 2592000,
    algorithm: 'HS256',
    claims: ['id'],
    handed: {},
    email: {},
    swagger: {},
    restrictions: {},
    environment: {},
    address: {host: 'localhost', port: '8000'},
    excludedFields: [],
    files: {model: {core: {}, dtos: {}, schemas: {}}, auth: {core: {}, dtos: {}, schemas: {}}},
    routes: [],
  });

  const check = (
    options: readonly DocumentedOption[],
    observed: PlainObservation,
    build: readonly BuiltFile[] = files,
  ): string => lines(checkDefaults(options, observed, build, config));

  it('passes when both sides say the same', () => {
    expect(check([option], seen({port: 8000}))).toBe('');
    expect(check([{...option, default: 'not set: all'}, option], seen({}))).toContain('theirs');
  });

  it.each([
    ['a changed default', {port: 3000}, 'ours: port = `8000`  theirs: `3000`'],
    ['a default that is gone', {}, 'ours: port = `8000`  theirs: (nothing)'],
    ['a default we do not tell', {port: 8000, host: 'it'}, "ours: (nothing)  theirs: host = 'it'"],
  ])('reports %s', (_, config, report) => {
    expect(check([option], seen(config))).toContain(report);
  });

  it('compares patterns', () => {
    const regex = {
      ...option,
      path: 'fileUpload.restrictions.files.supportedFilesRegex',
      default: '`/.*/`',
    };
    const restrictions = (pattern: RegExp): PlainObservation => ({
      ...seen({}),
      restrictions: {files: {supportedFilesRegex: pattern}},
    });
    expect(check([regex], restrictions(/.*/))).toBe('');
    expect(check([regex], restrictions(/png/))).toContain('theirs: `/png/`');
  });

  it('reports a key that is read though we say it is not', () => {
    const build = changed('"use strict";', 'use(replacedMiddlewares?.authRateLimit);');
    expect(check([option], seen({port: 8000}), build)).toContain(
      'ours: middlewares.replace.authRateLimit is never read  theirs: it is read',
    );
  });

  it('writes defaults as TypeScript', () => {
    expect(formatDefault("it's")).toBe("'it\\'s'");
    expect(formatDefault({list: [1, /a|b/], text: 'x'})).toBe("{list: [1, /a|b/], text: 'x'}");
  });
});

describe('names', () => {
  const ours: Pick<Data, 'interceptors' | 'serviceHooks' | 'routerConfigKeys' | 'swaggerModes'> = {
    interceptors: data.interceptors.filter(({name}) => name === 'beforeLogin'),
    serviceHooks: data.serviceHooks.filter(({method}) => method === 'createOne'),
    routerConfigKeys: data.routerConfigKeys.filter(({name}) => name === 'login'),
    swaggerModes: data.swaggerModes.filter(({name}) => name === 'zod'),
  };

  it('passes when both sides say the same', () => {
    expect(lines(...checkNames(ours, files, place))).toBe('');
  });

  it.each([
    [
      'an interceptor',
      'beforeLogin',
      'beforeSignIn',
      '[interceptors]  ours: (nothing)  theirs: beforeSignIn',
    ],
    [
      'a hook',
      '"createOne"',
      '"create"',
      '[service hooks]  ours: onCreateOneError  theirs: (nothing)',
    ],
    ['a router key', '"login"', '"signIn"', '[router config]  ours: (nothing)  theirs: signIn'],
    ['a mode', '"zod"', '"valibot"', '[swagger modes]  ours: zod  theirs: (nothing)'],
  ])('reports %s of another name', (_, from, to, report) => {
    expect(lines(...checkNames(ours, changed(from, to), place))).toContain(report);
  });
});

describe('environment', () => {
  const variable = (name: string, required: boolean): Data['environmentVariables'][number] => ({
    name,
    default: null,
    required,
    internal: false,
    meaning: 'A variable.',
    source,
  });
  const ours: Pick<Data, 'environmentVariables' | 'environmentFiles'> = {
    environmentVariables: [
      variable('DATABASE_URL', true),
      variable('JWT_SECRET', false),
      variable('PORT', false),
    ],
    environmentFiles: [
      {name: '.env.{NODE_ENV}', skippedInBuild: false, source},
      {name: '.env', skippedInBuild: false, source},
    ],
  };

  it('passes when both sides say the same', () => {
    expect(lines(...checkEnvironment(ours, files, place))).toBe('');
  });

  it.each([
    [
      'another variable',
      'process.env.JWT_SECRET',
      'process.env.TOKEN_SECRET',
      'theirs: TOKEN_SECRET',
    ],
    [
      'another required one',
      '["DATABASE_URL"]',
      '["DATABASE_URL", "PORT"]',
      'theirs: ["DATABASE_URL", "PORT"]',
    ],
    ['another file', '".env"', '".env.local"', 'theirs: [".env.{NODE_ENV}", ".env.local"]'],
  ])('reports %s', (_, from, to, report) => {
    expect(lines(...checkEnvironment(ours, changed(from, to), place))).toContain(report);
  });
});

describe('commands', {timeout: 30_000}, () => {
  const command = {summary: 'A command.', flags: [], source} as const;
  const flag = {required: false, meaning: 'A flag.', accepted: true} as const;
  const ours: Pick<Data, 'cliCommands'> = {
    cliCommands: [
      {...command, name: '', flags: [{...flag, short: '-V', long: '--version'}]},
      {...command, name: 'generate', alias: 'g'},
      {
        ...command,
        name: 'generate router',
        alias: 'r',
        flags: [
          {...flag, short: '-m', long: '--model', value: '<name>', required: true},
          {...flag, long: '--module', value: '<name>', accepted: false},
          {...flag, short: '-p', long: '--path', value: '<path>', default: 'src/modules'},
        ],
      },
    ],
  };
  const help = (words: readonly string[]): Promise<string> =>
    commandHelp(unpacked, workspace, words);

  it('passes when the help says the same', async () => {
    const results = await checkCommands(ours, help, files, place);
    expect(lines(...results)).toBe('');
    expect(results.map(({compared}) => compared)).toEqual([2, 4]);
  });

  it.each([
    [
      'a changed flag',
      '--path',
      '--folder',
      '[flags]  ours: arkos generate router -p --path <path> (default src/modules)  theirs: (nothing)',
    ],
    [
      'a flag we do not know',
      '--path',
      '--folder',
      '[flags]  ours: (nothing)  theirs: arkos generate router -p --folder <path> (default src/modules)',
    ],
    ['another short form', '-p,', '-f,', 'theirs: arkos generate router -f --path <path>'],
    [
      'another default',
      '"src/modules"',
      '"src"',
      'theirs: arkos generate router -p --path <path> (default src)',
    ],
    [
      'a command that is gone',
      '  router|r',
      '  route|r',
      '[commands]  ours: generate router|r  theirs: (nothing)',
    ],
    [
      'another alias',
      'generate|g ',
      'generate|w ',
      '[commands]  ours: (nothing)  theirs: generate|w',
    ],
  ])('reports %s', async (_, from, to, report) => {
    const other = async (words: readonly string[]): Promise<string> =>
      // A renamed command still has to answer for its help.
      (await help(words.map((word) => (word === 'route' ? 'router' : word)))).replaceAll(from, to);
    expect(lines(...(await checkCommands(ours, other, files, place)))).toContain(report);
  });

  it('reports a flag that is no longer required', async () => {
    const build = changed('.requiredOption(', '.option(');
    expect(lines(...(await checkCommands(ours, help, build, place)))).toContain(
      'ours: "1 required"  theirs: "0 required"',
    );
  });

  it('refuses what is no help', () => {
    expect(() => parseHelp('command not found')).toThrow(/this is no help of a command/);
  });
});

describe('questions of create-arkos', () => {
  const createPrompts = data.createPrompts.filter(({name}) =>
    ['projectName', 'typescript', 'validationType'].includes(name),
  );
  const build = `
    await inquirer.prompt([{type: "input", name: "projectName",
      message: "What is the name of your project?", default: "my-arkos-project"}]);
    await inquirer.prompt([{type: "confirm", name: "typescript",
      message: \`Would you like to use \${chalk.cyan("TypeScript")}?\`, default: false}]);
    await inquirer.prompt([{type: "list", name: "validationType",
      message: "Choose validation library:", choices: ["zod", "class-validator"]}]);`;
  const check = (from: string, to: string): string => {
    expect(build).toContain(from);
    return lines(checkCreatePrompts({createPrompts}, build.replace(from, to), place));
  };

  it('passes when the build asks the same', () => {
    expect(check('', '')).toBe('');
  });

  it.each([
    [
      'another wording',
      'What is the name',
      'What name',
      'theirs: {choices: (nothing), default: "my-arkos-project"',
    ],
    ['another default', 'default: false', 'default: true', 'default: true'],
    ['another choice', '"class-validator"', '"valibot"', 'theirs: {choices: ["zod", "valibot"]'],
    ['another kind', '"confirm"', '"input"', 'kind: "text"'],
    ['another name', '"typescript"', '"ts"', 'ours: typescript  theirs: (nothing)'],
  ])('reports %s', (_, from, to, report) => {
    expect(check(from, to)).toContain(report);
  });

  it('does not pass on a build that asks nothing', () => {
    const result = checkCreatePrompts({createPrompts}, '', place);
    expect(exitCode([result])).toBe(1);
  });
});

describe('endpoints, stack and files', () => {
  const endpoints = data.modelEndpoints.slice(0, 2);
  const routes = [
    {method: 'POST', path: '/api/posts'},
    {method: 'GET', path: '/api/posts'},
    {method: 'GET', path: '/api/users'},
  ];

  it('compares routes', () => {
    expect(lines(checkEndpoints({endpoints}, routes, place))).toBe('');
    expect(lines(checkEndpoints({endpoints}, routes.slice(1), place))).toContain(
      'ours: POST /api/posts  theirs: (nothing)',
    );
    const more = [...routes, {method: 'PUT', path: '/api/posts'}];
    expect(lines(checkEndpoints({endpoints}, more, place))).toContain('theirs: PUT /api/posts');
    expect(lines(checkEndpoints({endpoints}, [], place))).toContain('nothing was read');
  });

  it('compares the order of the stack and what can be left out', () => {
    const stack = data.stack.filter(({id}) => id === 'compression' || id === 'cors');
    const left = {
      handed: [],
      handlers: [],
      routes: [{method: 'GET', path: '/api/available-resources'}],
    };
    const check = (steps: string[], disabled = left): string =>
      lines(checkStack({stack}, {steps}, disabled, place));
    expect(check(['compression', 'cors'])).toBe('');
    expect(check(['cors', 'compression'])).toContain('theirs: ["cors", "compression"]');
    expect(
      check(['compression', 'cors'], {...left, handlers: ['corsMiddleware'] as never[]}),
    ).toContain('theirs: ["corsMiddleware"]');
    expect(check(['compression', 'cors'], {...left, routes: []})).toContain('theirs: []');
  });

  it('compares the names of files', () => {
    const moduleFiles = data.moduleFiles.filter(({name}) =>
      [
        '{module}.router.{ext}',
        'schemas/create-{module}.schema.{ext}',
        'schemas/login.schema.{ext}',
      ].includes(name),
    );
    const names = (router: string): PlainObservation['files'] => ({
      model: {core: {router}, dtos: {}, schemas: {create: 'create-post.schema.js', createMany: ''}},
      auth: {core: {router: 'auth.router.js'}, dtos: {}, schemas: {login: 'login.schema.js'}},
    });
    expect(lines(checkModuleFiles({moduleFiles}, names('post.router.js'), place))).toBe('');
    expect(lines(checkModuleFiles({moduleFiles}, names('post.routes.js'), place))).toContain(
      'theirs: {module}.routes.{ext}',
    );
  });
});

describe('queries', () => {
  const ours: Pick<Data, 'queryOperators' | 'excludedFromWhere' | 'valueConversions'> = {
    queryOperators: data.queryOperators.filter(({name}) => name === 'icontains'),
    excludedFromWhere: ['page'],
    valueConversions: [
      {to: 'Date', fields: ['createdAt'], source},
      {to: 'boolean', fields: ['isActive'], source},
      {to: 'number', fields: ['age', 'price'], source},
    ],
  };
  const answers = {icontains: {title: {contains: 'sea', mode: 'insensitive'}}};
  const check = (
    given: Record<string, unknown> = answers,
    excluded: string[] = ['page'],
    build: BuiltFile[] = files,
  ): string => lines(...checkQuery(ours, given, excluded, build, place));

  it('passes when both sides say the same', () => {
    expect(check()).toBe('');
    expect(queryExamples(ours)).toEqual({icontains: {title__icontains: 'sea'}});
  });

  it('reports each difference', () => {
    expect(check({icontains: {title: {contains: 'sea'}}})).toContain('[query examples]');
    expect(check(answers, ['page', 'cursor'])).toContain('theirs: cursor');
    expect(check(answers, ['page'], changed('"icontains"', '"like"'))).toContain('theirs: like');
    expect(check(answers, ['page'], changed('"price"', '"cost"'))).toContain(
      'theirs: ["age", "cost"]',
    );
  });
});

describe('facts and release', () => {
  const facts: Pick<Data, 'authFacts'> = {
    authFacts: data.authFacts.filter(({name}) =>
      ['password-hash-rounds', 'token-algorithm'].includes(name),
    ),
  };
  const seen = {algorithm: 'HS256', claims: ['id']};

  it('compares facts of authentication', () => {
    expect(lines(checkAuthFacts(facts, seen, files, place))).toBe('');
    expect(lines(checkAuthFacts(facts, {...seen, algorithm: 'none'}, files, place))).toContain(
      'ours: "HS256"  theirs: "none"',
    );
    expect(lines(checkAuthFacts(facts, seen, changed(', 12)', ', 10)'), place))).toContain(
      'password-hash-rounds = 12',
    );
  });

  it('compares the manifest', () => {
    const release = {
      ...data.release,
      dependencies: {commander: '^13.1.0'},
      peerDependencies: {express: '^4.21.2'},
    };
    expect(lines(checkRelease({release}, unpacked.manifest, place))).toBe('');
    const older = {...unpacked.manifest, version: '1.3.9-beta'};
    expect(lines(checkRelease({release}, older, place))).toContain(
      'ours: "1.3.10-beta"  theirs: "1.3.9-beta"',
    );
  });
});

describe('opening a package', {timeout: 30_000}, () => {
  it('takes a folder and a packed one', async () => {
    const {stdout} = await run(
      'npm',
      ['pack', fixture, '--silent', '--ignore-scripts', '--pack-destination', workspace],
      {cwd: workspace},
    );
    const archive = join(workspace, stdout.trim().split('\n').at(-1) ?? '');
    const packed = await openPackage(archive, workspace);
    expect(packed.manifest).toEqual(unpacked.manifest);
    expect(builtFiles(packed.directory)).toEqual(files);
  });

  it.each([
    ['a folder that is not there', 'nowhere', /no such folder or \.tgz file/],
    ['a folder without package.json', 'empty', /package\.json: not there/],
    ['another package', 'other', /this is other → give the folder of arkos/],
  ])('refuses %s', async (_, name, message) => {
    mkdirSync(join(workspace, 'empty'), {recursive: true});
    mkdirSync(join(workspace, 'other'), {recursive: true});
    writeFileSync(
      join(workspace, 'other', 'package.json'),
      '{"name": "other", "version": "1.0.0"}',
    );
    await expect(openPackage(join(workspace, name), workspace)).rejects.toThrow(message);
  });

  it('knows what the build loads and what is not installed', () => {
    expect(loadedModules(unpacked)).toEqual(['commander']);
    const alone = {directory: join(workspace, 'alone'), manifest: unpacked.manifest};
    mkdirSync(join(alone.directory, 'dist', 'cjs'), {recursive: true});
    writeFileSync(
      join(alone.directory, 'dist', 'cjs', 'index.js'),
      'require("@not-there/at-all/deep"); require("node:fs"); require("./own");\n',
    );
    expect(missingModules(alone)).toEqual(['@not-there/at-all']);
  });

  it('refuses a package that is not built', () => {
    expect(() => builtFiles(join(workspace, 'empty'))).toThrow(/dist\/cjs: not there → /);
  });
});

describe('the report', () => {
  it('asks for exit code 1 on any difference, and when nothing was compared', () => {
    const good = {check: 'a', compared: 1, differences: []};
    const difference = {check: 'a', place: 'a.ts:1', ours: '1', theirs: '2'};
    expect(exitCode([good])).toBe(0);
    expect(exitCode([good, {...good, differences: [difference]}])).toBe(1);
    expect(exitCode([good, {...good, compared: 0}])).toBe(1);
    expect(exitCode([])).toBe(1);
  });

  it('does not pass names with an empty side', () => {
    expect(lines(compareNames('x', new Map(), new Set(['a']), 'x.ts:1'))).toContain(
      'no rows at all',
    );
  });

  it('writes values so that the order of keys does not matter', () => {
    expect(show({b: [1, /x/], a: 'y'})).toBe(show({a: 'y', b: [1, /x/]}));
    expect(show(undefined)).toBe('(nothing)');
  });

  it('carries patterns, dates and functions over the wire', () => {
    const value = {pattern: /a+/i, date: new Date(0), list: [1, null]};
    expect(unpack(JSON.parse(JSON.stringify(pack(value))))).toEqual(value);
    expect(pack(show)).toEqual({$function: 'show'});
  });

  it('finds the line of a row', () => {
    expect(dataPlace(root, 'env', "name: 'PORT'")).toMatch(/^src\/arkos\/data\/env\.ts:\d\d+$/);
    expect(dataPlace(root, 'env', 'no such row')).toBe('src/arkos/data/env.ts:1');
  });
});

describe('the command', {timeout: 60_000}, () => {
  const command = (...args: string[]): Promise<{code: number; output: string}> =>
    run(
      process.execPath,
      ['--import', 'tsx', join(root, 'src', 'commands', 'verify-arkos.mts'), ...args],
      {cwd: root},
    ).then(
      ({stdout, stderr}) => ({code: 0, output: stdout + stderr}),
      (error: {code: number; stdout: string; stderr: string}) => ({
        code: error.code,
        output: error.stdout + error.stderr,
      }),
    );

  it('prints its help', async () => {
    const {code, output} = await command('--help');
    expect(code).toBe(0);
    expect(output).toContain('--package DIR_OR_TGZ_OR_VERSION');
  });

  it('exits 2 without a package, or with one that is not there', async () => {
    expect(await command()).toMatchObject({code: 2});
    const {code, output} = await command('--package', 'nowhere');
    expect(code).toBe(2);
    expect(output).toContain('--package nowhere: no such folder');
  });
});
