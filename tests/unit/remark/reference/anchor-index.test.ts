import {cp, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {root} from '../../../../src/root';
import {type AnchorIndex, readAnchorIndex} from '../../../../src/remark/reference/anchor-index';
import {references} from '../../../../src/remark/references';
import {run} from '../../../support/remark';

let site = '';
let found: AnchorIndex;

const page = (matter: string, body: string): string => `---\ntitle: A\n${matter}---\n\n${body}\n`;

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'arkos-documented-'));
  await cp(path.join(root, 'src/arkos/surface'), path.join(site, 'src/arkos/surface'), {
    recursive: true,
  });
  await mkdir(path.join(site, 'docs/guide'), {recursive: true});
  const pages: Record<string, string> = {
    'docs/one.mdx': page('slug: /first\n', '<Env/>\n\n```mdx\n<Cli of="arkos"/>\n```'),
    'docs/guide/two.mdx': page('', '<Env of="PORT"/>\n\n<ApiTable of="BaseService"/>'),
    'docs/guide/three.mdx': page('id: other\n', '<Signature of="BaseService.findMany"/>'),
    'docs/guide/code.mdx': page(
      '',
      '`<Cli of="arkos"/>` {/* <Cli of="arkos"/> */}\n\n<Cli of=\'arkos build\'/>',
    ),
    'docs/guide/half.mdx': page('', '<Tabs\n\n<Cli of="arkos"/>'),
    'docs/guide/four.mdx': page('', '<Env of="HOST" linked/>\n\n<Errors of="nothing"/>'),
  };
  for (const [name, text] of Object.entries(pages)) await writeFile(path.join(site, name), text);
  found = await readAnchorIndex(site);
}, 60_000);

afterAll(() => rm(site, {recursive: true, force: true}));

describe('readAnchorIndex', () => {
  it('knows the address of the page of each anchor', () => {
    expect(found.definitions.get('env-host')?.route).toBe('/docs/first');
    expect(found.definitions.get('api-base-service.find-one')?.route).toBe('/docs/guide/two');
  });

  it('takes a signature for the place, before a table', () => {
    expect(found.definitions.get('api-base-service.find-many')?.route).toBe('/docs/guide/other');
  });

  it('finds anchors with two definitions, and not those of a linked table', () => {
    expect(found.duplicates.map(({anchor}) => anchor)).toEqual(['env-port']);
  });

  it('finds components of something that does not exist, and leaves code alone', () => {
    expect(found.unknown).toEqual([
      "docs/guide/four.mdx:7 There is no error area or code 'nothing'",
    ]);
    expect(found.definitions.has('cli-arkos')).toBe(false);
    expect(found.definitions.get('cli-arkos-build')?.page).toBe('docs/guide/code.mdx');
  });

  it('makes the rows of a linked table links to the place', async () => {
    const text = await run(references({root: site}), '<Env of="HOST" linked />\n');
    expect(text).toContain('"href":"/docs/first#env-host"');
    expect(text).not.toContain('"id":"env-host"');
  });

  it('makes a row that a signature documents a link to it', async () => {
    const text = await run(references({root: site}), '<ApiTable of="BaseService" />\n');
    expect(text).toContain('"href":"/docs/guide/other#api-base-service.find-many"');
  });
});
