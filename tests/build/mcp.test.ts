import {readFileSync} from 'node:fs';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {CallToolResultSchema} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {root} from '../../src/root';
import {buildDir} from '../support/build';
import {serveStatic} from '../../src/commands/support/serve';

interface Question {
  readonly question: string;
  readonly tool: string;
  readonly arguments: Readonly<Record<string, string>>;
  /** What the answer has in it. */
  readonly answer: readonly string[];
  readonly fails?: boolean;
}

const questions = JSON.parse(
  readFileSync(path.join(root, 'tests/fixtures/mcp/questions.json'), 'utf8'),
) as Question[];

/** Starts the command that package.json names, on another site than the default. */
async function connect(from: string): Promise<Client> {
  const {bin} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  const client = new Client({name: 'tests', version: '1.0.0'});
  const command = path.join(root, bin['arkos-docs-mcp'] ?? '');
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [command, '--from', from],
    // Not the repository: an assistant starts it anywhere.
    cwd: buildDir(),
  });
  await client.connect(transport);
  return client;
}

async function ask(
  client: Client,
  name: string,
  args: object,
): Promise<{text: string; fails: boolean}> {
  const result = CallToolResultSchema.parse(await client.callTool({name, arguments: {...args}}));
  const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  return {text, fails: result.isError === true};
}

let client: Client;

beforeAll(async () => {
  client = await connect(buildDir());
}, 120_000);

afterAll(async () => {
  await client.close();
});

test('there are at least thirty questions, and some for every tool', async () => {
  expect(questions.length).toBeGreaterThanOrEqual(30);
  const {tools} = await client.listTools();
  expect([...new Set(questions.map(({tool}) => tool))].sort()).toEqual(
    tools.map(({name}) => name).sort(),
  );
});

test.each(questions)('$question', async ({tool, arguments: args, answer, fails = false}) => {
  const given = await ask(client, tool, args);
  for (const part of answer) expect(given.text).toContain(part);
  expect(given.fails).toBe(fails);
});

test('arguments that are missing are rejected with their names', async () => {
  const given = await ask(client, 'page', {});
  expect(given).toMatchObject({fails: true, text: expect.stringContaining('path') as string});
});

test('a published site serves as well', async () => {
  const site = await serveStatic(buildDir());
  const remote = await connect(site.url);
  expect((await ask(remote, 'search', {query: 'service hooks'})).text).toContain(
    '/docs/guide/service-hooks',
  );
  expect((await ask(remote, 'page', {path: '/docs/intro'})).text).toContain('# ');
  await remote.close();
  await site.close();
}, 120_000);
