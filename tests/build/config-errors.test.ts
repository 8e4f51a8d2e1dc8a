import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {beforeAll, describe, expect, test} from 'vitest';

import {root} from '../../src/root';

const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const siteDir = path.join(root, 'tests/fixtures/config-errors');

/**
 * Builds the fixture, which fails.
 *
 * @param sidebars - Which of the fixture's sidebar files
 * @returns Exit code, and what was written to both outputs
 */
async function build(sidebars: string): Promise<{code: number; output: string}> {
  const out = await mkdtemp(path.join(tmpdir(), 'arkos-fault-'));
  const generated = `.docusaurus-test-${sidebars}`;
  try {
    return await new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [docusaurus, 'build', siteDir, '--out-dir', out, '--no-minify'],
        {
          cwd: root,
          env: {
            ...process.env,
            FAULTY_SIDEBARS: sidebars,
            FORCE_COLOR: '0',
            NODE_ENV: 'production',
            NO_UPDATE_NOTIFIER: '1',
            DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
          },
          maxBuffer: 64 * 1024 * 1024,
        },
        (_error, stdout, stderr) => {
          resolve({code: child.exitCode ?? -1, output: `${stdout}\n${stderr}`});
        },
      );
    });
  } finally {
    await rm(out, {recursive: true, force: true});
    await rm(path.join(siteDir, generated), {recursive: true, force: true});
  }
}

test('a sidebar that names an unknown doc id', async () => {
  const {code, output} = await build('sidebars-unknown-doc');
  expect(code).toBe(1);
  expect(output).toContain('These sidebar document ids do not exist:');
  expect(output).toContain('- no-such-doc');
  expect(output).toContain('Available document ids are:');
});

describe('faults that show when pages are rendered', () => {
  let built: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    built = await build('sidebars');
  }, 60_000);

  test.each([
    ['an unknown sidebar id', 'Can\'t find any sidebar with id "missing"'],
    ['a category without sidebar', 'Unexpected: cant find current sidebar in context'],
    ['a missing provider', 'Hook useColorMode is called outside the <ColorModeProvider>'],
    [
      'a page without default export',
      "The page component at /no-default-export doesn't have a default export",
    ],
  ])('%s', (_fault, message) => {
    expect(built.output).toContain(message);
  });

  test('the build fails, and names the pages and nothing else', () => {
    expect(built.code).toBe(1);
    const failed = [...built.output.matchAll(/^.*?- "(\/[^"]*)"$/gm)].map(([, page]) => page);
    expect(failed.sort()).toEqual([
      '/docs/alone',
      '/no-default-export',
      '/no-provider',
      '/unknown-sidebar',
    ]);
  });
});
