import {readFileSync} from 'node:fs';
import path from 'node:path';

import {build} from 'esbuild';
import {expect, it} from 'vitest';

import {root} from '../../../src/root';

it('what the MCP server imports is in dependencies: npx installs nothing else', async () => {
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: ['src/mcp/index.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const imported = Object.values(metafile.inputs)
    .flatMap(({imports}) => imports)
    .filter(({path: name, external}) => external && !/^(?:node:|\.)/.test(name))
    .map(({path: name}) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  const {dependencies} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(imported).toContain('@modelcontextprotocol/sdk');
  expect([...new Set(imported)].filter((name = '') => !(name in dependencies))).toEqual([]);
});
