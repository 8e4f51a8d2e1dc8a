/** The MCP server over standard input and output. See README.md, "Markdown, assistants". */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';

import {createServer} from './server';
import {chooseSite, openSite} from './site';

const help = `arkos-docs-mcp [--from FOLDER|URL]

Serves the documentation of Arkos.js to an assistant: Model Context Protocol over standard input
and output.

--from  a folder that npm run build wrote, or a published site; this repository's build when it is
        there, else https://www.arkosjs.com
`;

const root = path.join(__dirname, '../..');
const origin = 'https://www.arkosjs.com';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {from: {type: 'string'}, help: {type: 'boolean'}}});
  if (values.help) {
    process.stderr.write(help);
    return;
  }
  const {version} = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const site = openSite(await chooseSite(values.from, root, origin), origin);
  await createServer({root, origin, site, version}).connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${help}`);
  process.exitCode = 2;
});
