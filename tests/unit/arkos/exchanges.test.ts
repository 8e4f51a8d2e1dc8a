import {statSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {root} from '../../../src/root';
import {defaultConfiguration} from '../../../src/arkos/endpoints/configuration';
import {headerOf, type HttpRequest} from '../../../src/bookshop/http-file';
import {readExchanges} from '../../../src/bookshop/read';
import type {Exchange, Recording} from '../../../src/bookshop/recording';
import {parseSchema} from '../../../src/arkos/schema';
import {exampleSchemas} from '../../../src/arkos/schema/examples';
import {
  Simulation,
  type SimulatedFile,
  type SimulatedRequest,
  type SimulatedResponse,
} from '../../../src/arkos/simulation';
import {readValidationFiles} from '../../../src/arkos/simulation/validation';
import {
  auth,
  configurations,
  links,
  queryOptions,
  restrictions,
  seed,
  validationFiles,
  welcomeMessage,
} from '../../support/simulated-bookshop';
import {changedFields, leftOut} from '../../support/custom-code';

const folder = path.join(root, 'docs/_bookshop/exchanges');
const {requests, recordings} = readExchanges(folder);
const bookshop = exampleSchemas[0]?.text ?? '';

/** The time at which the recordings pretend to be made. */
const start = Date.parse('2026-02-02T10:00:00.000Z');

/** Runs the requests of one recording. */
class Replay {
  private readonly simulation: Simulation;
  private readonly values = new Map<string, string>();
  private time = start;
  private ids = 0;

  private constructor(
    {app, database, mode}: Recording['settings'],
    validators: Awaited<ReturnType<typeof readValidationFiles>>['validators'],
  ) {
    this.simulation = new Simulation({
      schema: bookshop.replace('sqlite', database),
      // Without `enableAfterBuild` only a server in development has the page of the API.
      configuration: {
        ...configurations[app],
        hasDocs: app === 'src/app.ts' && mode === 'development',
      },
      seed,
      auth,
      queryOptions,
      validators,
      ...(app === 'src/app.ts' && {restrictions, welcomeMessage}),
      clock: {
        now: () => new Date(this.time).toISOString(),
        newId: () => `f0000000-0000-4000-8000-${String(++this.ids).padStart(12, '0')}`,
      },
    });
    for (const [list, book] of links) this.simulation.link('ReadingList', list, 'books', book);
  }

  static async of({settings}: Recording): Promise<Replay> {
    const configuration = {...defaultConfiguration, ...configurations[settings.app]};
    const files = validationFiles(root, configuration.validation === 'zod' ? 'schemas' : 'dtos');
    const {validators} = await readValidationFiles(files, parseSchema(bookshop), configuration);
    return new Replay(settings, validators);
  }

  /** Sends one request as often as its file says. */
  send(written: HttpRequest, {request}: Exchange): SimulatedResponse {
    this.time += written.wait;
    // Hashing a password takes the server a while, which the limit of requests counts on.
    if (written.times === 1 && request.path.startsWith('/api/auth/')) this.time += 600;
    const token = this.token(written.headers);
    const sent: SimulatedRequest = {
      method: request.method,
      path: request.path,
      ...(request.body?.type === 'json' && {body: request.body.json}),
      ...(request.body?.type === 'text' && bodyOf(request.body.text, written)),
      ...(token !== undefined && {token}),
    };
    let response = this.simulation.respond(sent);
    for (let time = 1; time < written.times; time++) response = this.simulation.respond(sent);
    for (const {name} of written.captures) {
      const {accessToken} = (response.body ?? {}) as {accessToken?: string};
      if (accessToken !== undefined) this.values.set(name, accessToken);
    }
    return response;
  }

  private token(headers: HttpRequest['headers']): string | undefined {
    const text = headerOf(headers, 'authorization') ?? headerOf(headers, 'cookie') ?? '';
    const placeholder = /\{\{([^}]+)\}\}/.exec(text)?.[1];
    if (placeholder === undefined) return /^Bearer (.+)/.exec(text)?.[1];
    const known = this.values.get(placeholder);
    if (known !== undefined) return known;
    const email = `${placeholder.replace('.token', '')}@bookshop.example`;
    const user = this.simulation.users.find((one) => one.email === email);
    if (!user) return undefined;
    const token = this.simulation.tokenFor(user.id);
    this.values.set(placeholder, token);
    return token;
  }
}

/** A body that is not JSON: broken JSON, a form, or files. */
function bodyOf(text: string, {headers}: HttpRequest): Partial<SimulatedRequest> {
  const type = headerOf(headers, 'content-type') ?? '';
  if (type === 'application/json') return {text};
  const parts = text.matchAll(
    /form-data; name="([^"]*)"; filename="([^"]*)"\r?\n(?:[^\n]+\n)*\r?\n(.*)/g,
  );
  const files = Array.from(parts, ([, field = '', name = '', content = '']): SimulatedFile => {
    const stored = /^< (.+)$/.exec(content)?.[1];
    const size = stored === undefined ? content.length : statSync(path.join(folder, stored)).size;
    return {field, name, size};
  });
  return {files};
}

interface Pair {
  readonly title: string;
  readonly exchange: Exchange;
  readonly isProduction: boolean;
  readonly simulated: SimulatedResponse;
}

const pairs = (
  await Promise.all(
    recordings.map(async ({recording}): Promise<Pair[]> => {
      const replay = await Replay.of(recording);
      const written = requests.find(({file}) => file === recording.source)?.requests ?? [];
      return recording.exchanges.map((exchange) => {
        const request = written.find(({name}) => name === exchange.name);
        if (!request) throw new Error(`No request for ${exchange.name}`);
        return {
          title: `${recording.source}: ${exchange.name}`,
          exchange,
          isProduction: recording.settings.mode === 'production',
          simulated: replay.send(request, exchange),
        };
      });
    }),
  )
).flat();

/**
 * What two responses are compared by: ids in the order in which they appear, because the recording
 * numbers them so; times, tokens and the numbers in file names are the same everywhere.
 */
function normalized(value: unknown, without: readonly string[] = []): unknown {
  const ids: string[] = [];
  const text = JSON.stringify(value ?? null, (key, one: unknown) =>
    without.includes(key) ? undefined : one,
  )
    .replace(/f0000000-0000-4000-8000-\d{12}/g, (id) => {
      if (!ids.includes(id)) ids.push(id);
      return `new-${ids.indexOf(id) + 1}`;
    })
    .replace(/2026-02-02T10:00:\d\d\.\d{3}Z/g, '2026-02-02T10:00:00.000Z')
    .replace(/-1770026400000-\d{9}/g, '-<number>')
    .replace(/"accessToken":"[^"]+"/g, '"accessToken":"<token>"');
  return JSON.parse(text);
}

/** Compares a simulated response with the recorded one. */
function compare({exchange: {name, response}, isProduction, simulated}: Pair): void {
  const changed = changedFields[name] ?? [];
  const {body: recorded} = response;
  expect(simulated.status).toBe(response.status);
  if (recorded && recorded.type !== 'json') {
    expect(simulated.omitted).toBeDefined();
    return;
  }
  const json = normalized(recorded?.json, changed);
  const body = normalized(simulated.body, changed);
  if (isProduction || response.status < 400 || response.status === 429) {
    expect(body).toEqual(json);
  } else {
    // In development the framework adds the stack and the original error, and leaves out an empty `meta`.
    const {meta = {}, ...error} = body as {meta?: object};
    expect(json).toMatchObject(Object.keys(meta).length > 0 ? {...error, meta} : error);
  }
}

describe('the simulation of the bookshop', () => {
  const compared = pairs.filter(({exchange}) => !(exchange.name in leftOut));

  it.each(compared)('responds as recorded to $title', compare);

  it('leaves out only exchanges that its own code changes', () => {
    const names = pairs.map(({exchange}) => exchange.name);
    const unknown = [...Object.keys(leftOut), ...Object.keys(changedFields)].filter(
      (name) => !names.includes(name),
    );
    expect(unknown).toEqual([]);
    const same = pairs.filter((pair) => {
      if (!(pair.exchange.name in leftOut)) return false;
      try {
        compare(pair);
        return true;
      } catch {
        return false;
      }
    });
    expect(same.map(({title}) => title)).toEqual([]);
  });

  it('covers the endpoints of models, authentication, uploads and the system', () => {
    expect(compared.length).toBeGreaterThan(150);
  });
});
