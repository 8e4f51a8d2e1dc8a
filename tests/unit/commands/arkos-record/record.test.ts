import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {root} from '../../../../src/root';
import {parseHelp} from '../../../../src/commands/arkos-record/cli-help';
import {formatDefault} from '../../../../src/commands/arkos-record/defaults';
import {writeFacts} from '../../../../src/commands/arkos-record/index';
import {runArkos} from '../../../../src/commands/arkos-record/observe';
import {
  builtFiles,
  openPackage,
  type UnpackedPackage,
} from '../../../../src/commands/arkos-record/package';
import {recordCommands, type RunProgram} from '../../../../src/commands/arkos-record/commands';
import {promptsOf} from '../../../../src/commands/arkos-record/prompts';
import {factsOf, type Seen} from '../../../../src/commands/arkos-record/record';
import type {SourceText} from '../../../../src/commands/arkos-record/scan';
import {decode, encode} from '../../../../src/commands/arkos-record/wire';
import {readSurface} from '../../../../src/remark/reference/surface';

const fixture = join(root, 'tests', 'fixtures', 'arkos', 'package');
const surface = readSurface(root);

let files: SourceText[];
let unpacked: UnpackedPackage;
let workspace: string;
let commands: Seen['commands'];

beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'arkos-record-'));
  unpacked = await openPackage(fixture, workspace);
  files = builtFiles(fixture);
  commands = await recordCommands(files, help);
}, 60_000);

afterAll(() => {
  rmSync(workspace, {recursive: true, force: true});
});

const help: RunProgram = (words) => runArkos(unpacked, workspace, words);

/** What a run of the package would show, for the parts that no text shows. */
function seen(changes: Partial<Seen> = {}): Seen {
  const names = {
    core: {router: 'post.router.js'},
    dtos: {},
    schemas: {create: 'create-post.schema.js'},
  };
  const routes = [
    {method: 'POST', path: '/api/auth/login'},
    {method: 'GET', path: '/api'},
  ];
  return {
    manifest: unpacked.manifest,
    files,
    declarations: ['types/router-config', 'exports/services/index'].map((name) => ({
      path: `${name}.d.ts`,
      text: readFileSync(join(fixture, 'dist', 'types', `${name}.d.ts`), 'utf8'),
    })),
    surface,
    plain: {
      config: {port: 8000},
      cookie: {},
      algorithm: 'HS256',
      claims: ['id'],
      handed: {},
      email: {},
      swagger: {},
      restrictions: {},
      environment: {JWT_EXPIRES_IN: '30d'},
      multer: {LIMIT_FILE_SIZE: 'File too large'},
      excludedFields: ['page'],
      files: {model: names, auth: {core: {router: 'auth.router.js'}, dtos: {}, schemas: {}}},
      routes,
    },
    replaced: {steps: ['query', 'configureApp', 'globalRateLimit', 'logRequestInfo']},
    disabled: {handed: [], handlers: [], routes: []},
    strict: [
      [true, {routes: []}],
      ['no-bulk', {routes}],
    ],
    queries: {icontains: {title: {contains: 'sea', mode: 'insensitive'}}},
    commands,
    ...changes,
  };
}

/** The build with one text replaced. */
function changed(from: string, to: string): SourceText[] {
  expect(files.some(({text}) => text.includes(from))).toBe(true);
  return files.map(({path, text}) => ({path, text: text.replaceAll(from, to)}));
}

describe('recording', {timeout: 30_000}, () => {
  it('writes what the package shows, and nothing more', () => {
    const facts = factsOf(seen());
    expect(facts.errors).toEqual({
      LoginRequired: {
        kind: 'AppError',
        code: 'LoginRequired',
        status: 401,
        message: 'You are not logged in',
      },
      'No secret for {}': {kind: 'Error', message: 'No secret for {}'},
      P2002: {
        kind: 'AppError',
        code: 'Unknown',
        status: 409,
        message: 'Duplicate value for {}.',
        from: 'P2002',
      },
      LIMIT_FILE_SIZE: {
        kind: 'MulterError',
        code: 'LIMIT_FILE_SIZE',
        status: 500,
        message: 'File too large',
      },
    });
    expect(facts.endpoints).toEqual({
      'auth.login': {method: 'POST', path: '/api/auth/login', access: 'public'},
      'system.welcome': {method: 'GET', path: '/api', access: 'public'},
    });
    expect(facts.interceptors).toEqual({auth: {login: ['beforeLogin']}});
    expect(facts['router-config']).toEqual({auth: {login: {typed: true, offWhen: [true]}}});
    expect(facts.hooks).toEqual({createOne: {args: ['data', 'context'], types: []}});
    expect(facts.environment).toEqual({
      variables: {
        DATABASE_URL: {required: true},
        JWT_SECRET: {required: false},
        PORT: {required: false},
      },
      files: ['.env.{NODE_ENV}', '.env'],
    });
    expect(facts.files).toEqual({
      '{module}.router.{ext}': {},
      'schemas/create-{module}.schema.{ext}': {resolver: 'zod'},
    });
    expect(Object.keys(facts.stack ?? {})).toEqual([
      'configureApp',
      'global-rate-limit',
      'request-debugger',
    ]);
    expect(facts.query).toMatchObject({
      operators: {icontains: "{title: {contains: 'sea', mode: 'insensitive'}}"},
      conversions: {number: ['age', 'price']},
    });
    expect(facts.defaults).toMatchObject({port: '8000'});
    expect(facts.auth).toMatchObject({'password-hash-rounds': 12, 'token-header': 'Authorization'});
    expect(facts.swagger).toEqual({modes: {zod: {}}});
  });

  it.each([
    ['another code', 'errors', '"LoginRequired"', '"SignInFirst"', 'SignInFirst'],
    ['another status', 'errors', '401', '403', '403'],
    ['another message', 'errors', 'You are not logged in', 'Who are you', 'Who are you'],
    ['another message of a constant', 'errors', 'Duplicate value', 'Twice', 'Twice for {}.'],
    ['another name in the handler', 'errors', '"P2002"', '"P9"', 'P9'],
    [
      'a function that is used after all',
      'errors',
      'helpers.conflict(',
      'x.handleNothing(',
      'never',
    ],
    ['another interceptor', 'interceptors', 'beforeLogin', 'beforeSignIn', 'beforeSignIn'],
    ['another hook', 'hooks', '"createOne"', '"insertOne"', 'insertOne'],
    ['other arguments of a hook', 'hooks', 'data: args[0]', 'row: args[0]', 'row'],
    ['another mode', 'swagger', '"zod"', '"valibot"', 'valibot'],
    ['another variable', 'environment', 'env.JWT_SECRET', 'env.TOKEN_SECRET', 'TOKEN_SECRET'],
    ['another required variable', 'environment', '["DATABASE_URL"]', '["DB"]', '"DB"'],
    ['another environment file', 'environment', '".env"', '".env.last"', '.env.last'],
    ['another conversion', 'query', '"price"', '"cost"', 'cost'],
    ['other rounds', 'auth', ', 12)', ', 10)', '10'],
  ])('shows %s', (_, file, from, to, shown) => {
    const before = factsOf(seen());
    const after = factsOf(seen({files: changed(from, to)}));
    const textOf = (fact?: object): string => JSON.stringify(fact).replaceAll('\\', '');
    expect(textOf(before[file])).not.toContain(shown);
    expect(textOf(after[file])).toContain(shown);
    // Every line of the build counts for what it does not read.
    const others = Object.keys(after).filter((name) => name !== 'unread');
    expect(others.filter((name) => textOf(after[name]) !== textOf(before[name]))).toEqual([file]);
  });

  it('shows an endpoint that is mounted and has no name, and rejects one that is not mounted', () => {
    const {plain} = seen();
    const more = [...plain.routes, {method: 'PUT', path: '/api/new'}];
    expect(factsOf(seen({plain: {...plain, routes: more}})).endpoints).toHaveProperty([
      'system.PUT /api/new',
    ]);
    const none = seen({plain: {...plain, routes: []}});
    expect(() => factsOf(none)).toThrow(/auth\.login are in the code/);
  });

  it('rejects a build in which it finds nothing', () => {
    const silent = seen({files: changed('case "zod"', 'case zod')});
    expect(() => factsOf(silent)).toThrow(/swagger\.modes: nothing was read off/);
    const mute = seen({files: changed('.hash(password', '.digest(password')});
    expect(() => factsOf(mute)).toThrow(/auth: the build has nothing like/);
  });

  it('writes files that changed, and only those', async () => {
    const into = join(workspace, 'facts');
    const facts = factsOf(seen());
    expect(await writeFacts(facts, into)).toHaveLength(Object.keys(facts).length);
    expect(await writeFacts(facts, into)).toEqual([]);
    const next = factsOf(seen({files: changed('401', '403')}));
    expect(await writeFacts(next, into)).toEqual(['errors.json']);
  });

  it('writes values as TypeScript', () => {
    expect(formatDefault("it's")).toBe("'it\\'s'");
    expect(formatDefault({list: [1, /a|b/], text: 'x'})).toBe("{list: [1, /a|b/], text: 'x'}");
  });

  it('carries patterns, dates and functions over the wire', () => {
    const value = {pattern: /a+/i, date: new Date(0), list: [1, null]};
    expect(decode(JSON.parse(JSON.stringify(encode(value))))).toEqual(value);
    expect(encode(formatDefault)).toEqual({$function: 'formatDefault'});
  });
});

describe('commands', {timeout: 30_000}, () => {
  it('reads commands, aliases and flags off the help', async () => {
    expect(await recordCommands(files, help)).toMatchObject({
      '': {flags: {'--version': {short: '-V', required: false}}},
      generate: {alias: 'g', flags: {}},
      'generate router': {
        alias: 'r',
        flags: {
          '--model': {short: '-m', value: '<name>', required: true, accepted: true},
          '--module': {value: '<name>', required: false, accepted: false},
          '--path': {short: '-p', default: 'src/modules', required: false},
        },
      },
    });
  });

  it.each([
    ['a changed flag', '--path', '--folder', '--folder'],
    ['another short form', '-p,', '-f,', '-f'],
    ['another default', '"src/modules"', '"src"', '"default":"src"'],
    ['another alias', 'generate|g ', 'generate|w ', '"alias":"w"'],
    ['a command of another name', '  router|r', '  route|r', 'generate route'],
  ])('shows %s', async (_, from, to, shown) => {
    const other: RunProgram = async (words) =>
      // A renamed command still has to print its help.
      (await help(words.map((word) => (word === 'route' ? 'router' : word)))).replaceAll(from, to);
    expect(JSON.stringify(await recordCommands(files, other))).toContain(shown);
  });

  it('shows a flag that is no longer required, and one that is accepted now', async () => {
    const build = changed('.requiredOption(', '.option(');
    expect(JSON.stringify(await recordCommands(build, help))).not.toContain('"required":true');
    const kind: RunProgram = async (words) =>
      (await help(words)).replace(/^error: .*$/gm, 'written');
    expect(JSON.stringify(await recordCommands(files, kind))).not.toContain('"accepted":false');
  });

  it('rejects what is no help', () => {
    expect(() => parseHelp('command not found')).toThrow(/this is no help of a command/);
  });
});

describe('questions of create-arkos', () => {
  const build = `
    await inquirer.prompt([{type: "input", name: "projectName",
      message: "What is the name of your project?", default: "my-arkos-project"}]);
    await inquirer.prompt([{type: "confirm", name: "typescript",
      message: \`Would you like to use \${chalk.cyan("TypeScript")}?\`, default: !1}]);
    await inquirer.prompt([{type: "list", name: "validationType",
      message: "Choose validation library:", choices: ["zod", "class-validator"]}]);`;

  it('reads name, wording, kind, choices and default', () => {
    expect(promptsOf([{path: 'index.js', text: build}])).toEqual({
      projectName: {
        question: 'What is the name of your project?',
        kind: 'text',
        default: 'my-arkos-project',
      },
      typescript: {question: 'Would you like to use TypeScript?', kind: 'yes-no', default: false},
      validationType: {
        question: 'Choose validation library:',
        kind: 'choice',
        choices: ['zod', 'class-validator'],
      },
    });
  });

  it('rejects a build that asks nothing', () => {
    expect(() => promptsOf([{path: 'index.js', text: ''}])).toThrow(
      'give --create a complete build',
    );
  });
});
