import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

import {root} from '../../root';
import {camelCase, kebabCase, pascalCase} from '../../arkos/endpoints';
import {exampleSchemas} from '../../arkos/schema/examples';
import {queryCases} from './queries';
import {runFramework} from './run';
import {systemCases, systemSchema} from './system';

const fixtures = path.join(root, 'tests/fixtures/arkos');

/** What the command line generates, and the models that it is recorded for. */
const templateKinds = [
  'controller',
  'service',
  'router',
  'interceptors',
  'auth-configs',
  'hooks',
  'query-options',
] as const;
const templateModels = ['Book', 'ReadingList', 'APIKey'];

async function save(name: string, value: unknown): Promise<void> {
  const file = path.join(fixtures, 'recorded', name);
  await mkdir(path.dirname(file), {recursive: true});
  const style = await resolveConfig(file);
  await writeFile(file, await format(JSON.stringify(value), {...style, filepath: file}));
  console.log(path.relative(process.cwd(), file));
}

async function readSchemas(): Promise<{id: string; text: string}[]> {
  const folder = path.join(fixtures, 'schemas');
  const files = (await readdir(folder)).sort();
  const own = files.map(async (file) => ({
    id: path.basename(file, '.prisma'),
    text: await readFile(path.join(folder, file), 'utf8'),
  }));
  return [...exampleSchemas, ...(await Promise.all(own))];
}

async function recordRoutes(packageFolder: string): Promise<void> {
  const recorded: {schema: string; strict: boolean | 'no-bulk'; routes: readonly string[]}[] = [];
  for (const {id, text} of await readSchemas()) {
    for (const strict of [false, 'no-bulk', true] as const) {
      const {routes} = await runFramework(text, {packageFolder, strict});
      const ofModels = routes.filter(
        (route) => !/ \/(?:api(?:\/|$)|available-resources$)/.test(route),
      );
      recorded.push({schema: id, strict, routes: ofModels});
    }
  }
  await save('routes.json', recorded);
}

/** The routes that a project has without a model, with their whole paths. */
async function recordSystemRoutes(packageFolder: string): Promise<void> {
  const recorded: {authentication: string; strict: boolean | 'no-bulk'; routes: string[]}[] = [];
  for (const authentication of ['off', 'static', 'dynamic'] as const) {
    for (const strict of [false, 'no-bulk', true] as const) {
      const mode = authentication === 'off' ? {} : {authentication};
      const {routes} = await runFramework('', {packageFolder, strict, ...mode});
      recorded.push({
        authentication,
        strict,
        routes: routes.map((route) => route.replace(/ (?!\/api(?:\/|$))/, ' /api')),
      });
    }
  }
  await save('system-routes.json', recorded);
}

async function recordSystemResponses(packageFolder: string): Promise<void> {
  const responses = [];
  for (const authentication of [undefined, 'static'] as const) {
    const requests = systemCases.filter((one) => one.authentication === authentication);
    const mode = authentication ? {authentication} : {};
    const {recorded} = await runFramework(systemSchema, {packageFolder, requests, ...mode});
    responses.push(
      ...requests.map((request, index) => {
        const {status, body} = recorded[index] ?? {};
        return {request, status, body};
      }),
    );
  }
  await save('system-responses.json', responses);
}

async function recordQueries(packageFolder: string, schema: string): Promise<void> {
  const requests = queryCases.map(({method, path: target, query}) => ({
    method,
    path: query === '' ? target : `${target}?${query}`,
    ...((method === 'POST' || method === 'PATCH') && {body: {title: 'Low Tide'}}),
  }));
  const {recorded} = await runFramework(schema, {packageFolder, requests});
  await save(
    'queries.json',
    queryCases.map((request, index) => ({...request, ...recorded[index]})),
  );
}

async function recordTemplates(packageFolder: string, schema: string): Promise<void> {
  const calls = templateModels.flatMap((model) => templateKinds.map((kind) => ({model, kind})));
  const {templates} = await runFramework(schema, {
    packageFolder,
    templates: calls.map(({model, kind}) => ({
      kind,
      options: {
        modelName: {pascal: pascalCase(model), camel: camelCase(model), kebab: kebabCase(model)},
        ...(kind === 'router' && {imports: {controller: `./${kebabCase(model)}.controller`}}),
      },
    })),
  });
  await save(
    'templates.json',
    calls.map((call, index) => ({...call, text: templates[index]})),
  );
}

/**
 * Records what the explorer and the query lab are checked against, on the real framework.
 *
 * @param packageFolder - The built package, absolute.
 */
export async function recordExplorer(packageFolder: string): Promise<void> {
  const [bookshop] = exampleSchemas;
  if (!bookshop) throw new Error('there is no example schema');
  await recordQueries(packageFolder, bookshop.text);
  await recordTemplates(packageFolder, bookshop.text);
  await recordRoutes(packageFolder);
  await recordSystemRoutes(packageFolder);
  await recordSystemResponses(packageFolder);
}
