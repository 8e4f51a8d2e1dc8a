import path from 'node:path';
import {describe, expect, it} from 'vitest';
import * as data from '../../../src/arkos/data';
import {dataSchemas} from '../../../src/arkos/data/schema';
import {
  configOptions,
  configPath,
  readSurface,
  type Declared,
} from '../../../src/remark/reference/surface';

const root = path.resolve(import.meta.dirname, '../../..');
const configuration = configOptions(readSurface(root));
const variablesOf = ({doc}: Declared): string[] => doc.env?.split(', ') ?? [];
const schemas = Object.entries(dataSchemas);

describe('the data of the framework', () => {
  it.each(schemas)('%s keeps its schema', (name, schema) => {
    const result = schema.safeParse(data[name as keyof typeof dataSchemas]);
    expect(result.error?.issues ?? []).toEqual([]);
  });

  it('has a schema for every list of rows', () => {
    const lists = Object.entries(data)
      .filter(([, value]) => Array.isArray(value) && value.some((row) => typeof row === 'object'))
      .map(([name]) => name);
    const parts = [
      'accessErrors',
      'authEndpoints',
      'disableableMiddlewares',
      'modelEndpoints',
      'systemEndpoints',
      'tokenErrors',
      'uploadEndpoints',
    ];
    expect(lists.filter((name) => !(name in dataSchemas) && !parts.includes(name))).toEqual([]);
    expect(lists.length).toBeGreaterThan(15);
  });

  it.each([
    ['endpoints', {...data.endpoints[0], action: undefined}],
    ['endpoints', {...data.endpoints[0], method: 'PUT'}],
    ['frameworkErrors', {...data.frameworkErrors[0], code: undefined}],
    ['frameworkErrors', {...data.frameworkErrors[0], status: 200}],
    ['queryOperators', {...data.queryOperators[0], example: 'title=sea'}],
    ['cliCommands', {...data.cliCommands[0], unknown: true}],
    ['environmentVariables', {...data.environmentVariables[0], name: ''}],
  ] as const)('refuses a bad row of %s', (name, row) => {
    expect(dataSchemas[name].safeParse([row]).success).toBe(false);
  });

  it.each(schemas.filter(([name]) => name !== 'release'))(
    'refuses an empty list of %s',
    (_, schema) => {
      expect(schema.safeParse([]).success).toBe(false);
    },
  );

  it.each([
    ['environmentVariables', data.environmentVariables.map(({name}) => name)],
    ['endpoints', data.endpoints.map(({method, path}) => `${method} ${path}`)],
    ['endpoint names', data.endpoints.map(({group, name}) => `${group} ${name}`)],
    ['interceptors', data.interceptorNames],
    ['serviceHooks', data.serviceHookNames],
    ['stack', data.stack.map(({id}) => id)],
    ['cliCommands', data.cliCommands.map(({name}) => name)],
    ['moduleFiles', data.moduleFiles.map(({name}) => name)],
    ['reservedParameters', data.reservedParameters.map(({name}) => name)],
    ['queryOperators', data.queryOperators.map(({name}) => name)],
    ['createPrompts', data.createPrompts.map(({name}) => name)],
    ['authFacts', data.authFacts.map(({name}) => name)],
    [
      'frameworkErrors',
      data.frameworkErrors.map(({code, message, status, from}) =>
        [code, status, message, from].join(' '),
      ),
    ],
  ])('names each of %s once', (_, names) => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('refers only to variables, options, codes and names that exist', () => {
    const options = new Set(configuration.map(configPath));
    const variables = new Set(data.environmentVariables.map(({name}) => name));
    const codes = new Set(data.errorCodes);
    const unknown = [
      ...data.environmentVariables
        .map(({option}) => option)
        .filter((path) => path && !options.has(path)),
      ...data.stack.map(({option}) => option).filter((path) => path && !options.has(path)),
      ...configuration.flatMap(variablesOf).filter((name) => !variables.has(name)),
      ...data.endpoints
        .flatMap(({errors}) => errors)
        .map(({code}) => code)
        .filter((code) => code !== undefined && !codes.has(code)),
      ...data.moduleFiles
        .map(({replacedBy}) => replacedBy)
        .filter((name) => name && !data.moduleFiles.some((other) => other.name === name)),
    ];
    expect(unknown).toEqual([]);
  });

  it('tells the same about a variable from both sides', () => {
    for (const {name, option} of data.environmentVariables) {
      const fed = configuration.filter((key) => variablesOf(key).includes(name)).map(configPath);
      expect(fed, name).toEqual(option === undefined ? [] : [option]);
    }
  });

  it('points at a line of the tag', () => {
    expect(data.sourceUrl('packages/arkos/src/app.ts:49')).toBe(
      'https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/app.ts#L49',
    );
  });
});
