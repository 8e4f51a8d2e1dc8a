/** The tools of the MCP server (https://modelcontextprotocol.io). */
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';

import {frameworkTag} from '../arkos/release';
import {sectionOf} from '../content/twin';
import type {SearchHit} from '../search/client';
import type {ReferenceSource} from './reference';
import type {CheckSample} from './sample';
import type {DocsSite} from './site';

/** What the server reads. */
export interface ServerSource extends ReferenceSource {
  readonly site: DocsSite;
  readonly version: string;
}

/** A failure is a result as well: the assistant reads what to do about it. */
async function toResult(text: Promise<string>): Promise<CallToolResult> {
  try {
    return {content: [{type: 'text', text: await text}]};
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {content: [{type: 'text', text: message}], isError: true};
  }
}

function hitText({hierarchy, url, snippet}: SearchHit): string {
  const names = Object.values(hierarchy).filter((name) => name !== null);
  return `- ${names.join(' > ')}\n  ${url}${snippet ? `\n  ${snippet.text}` : ''}`;
}

async function searchText(site: DocsSite, query: string): Promise<string> {
  const hits = await site.search(query);
  if (hits.length === 0) throw new Error(`No results for "${query}" → try other or fewer words`);
  return hits.map(hitText).join('\n');
}

const readOnly = {readOnlyHint: true, openWorldHint: false};

/**
 * Makes the server.
 *
 * @param source - See {@link ServerSource}
 * @returns The server, not yet connected.
 */
export function createServer(source: ServerSource): McpServer {
  const {site, root, version} = source;
  const server = new McpServer(
    {name: 'arkos-docs', version},
    {
      instructions:
        `The documentation of Arkos.js ${frameworkTag}, a RESTful framework for Express and Prisma. ` +
        'Search first, read the page or the reference entry, and check the code you write.',
    },
  );
  // Both bring the TypeScript compiler: a server that only searches and reads starts without it.
  const reference = () => import('./reference');
  let checker: Promise<CheckSample> | undefined;
  const check: CheckSample = async (sample) => {
    checker ??= import('./sample').then(({sampleChecker}) => sampleChecker(root));
    return (await checker)(sample);
  };

  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds sections of the Arkos.js documentation and blog, the best first.',
      inputSchema: {query: z.string().min(1).describe('A few words, a name or an error code')},
      annotations: readOnly,
    },
    ({query}) => toResult(searchText(site, query)),
  );

  server.registerTool(
    'pages',
    {
      title: 'List the pages',
      description: 'Lists every page of the documentation with its description.',
      annotations: readOnly,
    },
    () => toResult(site.pages()),
  );

  server.registerTool(
    'page',
    {
      title: 'Read a page',
      description: 'Returns a page of the documentation as Markdown, or one section of it.',
      inputSchema: {
        path: z.string().min(1).describe('Path or URL, such as /docs/guide/service-hooks'),
        heading: z.string().optional().describe('Only the section under this heading'),
      },
      annotations: readOnly,
    },
    ({path, heading}) =>
      toResult(
        site.page(path).then((text) => (heading === undefined ? text : sectionOf(text, heading))),
      ),
  );

  server.registerTool(
    'reference',
    {
      title: 'Look up a reference entry',
      description:
        'Describes an export or member of arkos, a configuration key, an endpoint, an environment variable or a CLI command.',
      inputSchema: {
        name: z
          .string()
          .min(1)
          .describe(
            'BaseService.findMany, authentication.mode, auth.login, PORT, "arkos generate", …',
          ),
      },
      annotations: readOnly,
    },
    ({name}) =>
      toResult(reference().then(({referenceEntry}) => referenceEntry(name.trim(), source))),
  );

  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error',
      description: 'Explains an error of Arkos.js: status, message, cause and fix.',
      inputSchema: {error: z.string().min(1).describe('Its code or its message')},
      annotations: readOnly,
    },
    ({error}) => toResult(reference().then(({explainError}) => explainError(error, source))),
  );

  server.registerTool(
    'check_sample',
    {
      title: 'Check a sample',
      description:
        'Checks code against the declared surface of Arkos.js, without running it. TypeScript and JavaScript are compiled in a project with the models of the bookshop (User, Author, Book, Review, Order, ReadingList).',
      inputSchema: {
        code: z.string().min(1).max(100_000),
        language: z.string().default('ts').describe('ts, js, json, http, prisma, bash or env'),
        file: z.string().optional().describe('Path in the project: decides the conventions'),
      },
      annotations: readOnly,
    },
    (sample) => toResult(check(sample)),
  );

  return server;
}
