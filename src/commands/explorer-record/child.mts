/**
 * Runs the framework in a project of its own, with a Prisma client that only writes down how it is
 * called. Started by `npm run explorer:record` in the folder of the project; takes one
 * {@link Task} and sends back one {@link TaskResult}.
 *
 * @packageDocumentation
 */
import type {Express} from 'express';
import http from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import type {Call, Recorded, RecordedCall, Task, TaskResult} from './wire';

interface Layer {
  readonly route?: {readonly path: string; readonly methods: Readonly<Record<string, boolean>>};
  readonly handle: {readonly stack?: readonly Layer[]};
}

/** What the framework is given by Prisma, as far as the calls need it. */
const results: Readonly<Record<string, unknown>> = {
  findMany: [],
  count: 0,
  updateMany: {count: 1},
  deleteMany: {count: 1},
  createMany: {count: 1},
};

let calls: RecordedCall[] = [];

/** A Prisma client whose models have the given fields and whose methods note their arguments. */
function recordingClient(fields: Task['fields']): unknown {
  const delegate = (model: string): unknown =>
    new Proxy(
      {},
      {
        get: (_, method) => {
          if (method === 'fields') return fields[model.toLowerCase()];
          return (args: unknown) => {
            calls.push({method: String(method), args: JSON.parse(JSON.stringify(args)) as object});
            return Promise.resolve(results[String(method)] ?? {id: '1'});
          };
        },
      },
    );
  return new Proxy(
    {$connect: () => Promise.resolve()},
    {get: (client, name) => (name in client ? client.$connect : delegate(String(name)))},
  );
}

/** The routes below `/api` that belong to models, in the order of the stack. */
function routesOf(stack: readonly Layer[]): string[] {
  return stack.flatMap(({route, handle}) => {
    if (!route) return routesOf(handle.stack ?? []);
    return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`);
  });
}

async function send(port: number, {method, path: target, body}: Call): Promise<Recorded> {
  calls = [];
  const response = await fetch(`http://127.0.0.1:${port}${target}`, {
    method,
    headers: {'content-type': 'application/json'},
    ...(body !== undefined && {body: JSON.stringify(body)}),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? null : (JSON.parse(text) as unknown),
    calls: calls.filter((call) => call.method !== 'count'),
  };
}

/** The files of the command line; they need no server. */
function generate(part: (file: string) => unknown, calls: Task['templates']): string[] {
  const {generateTemplate} = part('utils/cli/utils/template-generators.js') as {
    generateTemplate: (kind: string, options: object) => string;
  };
  return calls.map(({kind, options}) => generateTemplate(kind, options));
}

async function perform(task: Task): Promise<TaskResult> {
  const {packageFolder, strict, authentication, fields, requests, templates} = task;
  const load = createRequire(path.join(packageFolder, 'package.json'));
  const part = (file: string): unknown => load(path.join(packageFolder, 'dist/cjs', file));
  if (templates.length > 0) return {routes: [], recorded: [], templates: generate(part, templates)};
  Object.assign(globalThis, {recordingClient: recordingClient(fields)});
  const {initApp} = part('server.js') as {
    initApp: (config: object) => Promise<Express | undefined>;
  };
  const app = await initApp({
    port: undefined,
    routers: {strict},
    ...(authentication && {authentication: {mode: authentication}}),
    middlewares: {disable: ['global-rate-limit', 'request-logger']},
  });
  if (!app) throw new Error('the framework did not start');
  const {stack} = (app as unknown as {_router: {stack: readonly Layer[]}})._router;
  const server = http.createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const {port} = server.address() as AddressInfo;
  const recorded: Recorded[] = [];
  for (const request of requests) recorded.push(await send(port, request));
  server.close();
  return {routes: routesOf(stack), recorded, templates: []};
}

process.once('message', (task: Task) => {
  perform(task).then(
    (result) => process.send?.({result}, () => process.exit(0)),
    (error: unknown) => process.send?.({error: String(error)}, () => process.exit(1)),
  );
});
