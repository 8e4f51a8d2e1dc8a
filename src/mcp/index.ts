/** The MCP server over standard input and output. See README.md, "Markdown, assistants". */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';

import {root} from '../root';
import {runCommand} from '../commands/support/command';
import {createServer} from './server';
import {chooseSite, openSite} from './site';

const help = `arkos-docs-mcp [--from FOLDER|URL]

Serves the documentation of Arkos.js to an assistant: Model Context Protocol over standard input
and output.

--from  a folder that npm run build wrote, or a published site; the build beside the server's own code
        when it is there, else https://www.arkosjs.com
`;

const origin = 'https://www.arkosjs.com';

runCommand({
  help,
  options: {from: {type: 'string'}},
  async run({from}) {
    const {version} = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    const site = openSite(await chooseSite(from, root, origin), origin);
    await createServer({root, origin, site, version}).connect(new StdioServerTransport());
  },
});
