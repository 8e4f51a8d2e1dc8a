import {createHash} from 'node:crypto';
import {execFile} from 'node:child_process';
import {cp, mkdir, readFile, readdir, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

import {withLock} from '../../src/lock';
import {root} from '../../src/root';

const run = promisify(execFile);

const cache = path.join(root, 'node_modules/.cache/arkos-site-tests');

/** Longer than a build takes on a busy machine, and the wait for another one, in milliseconds. */
export const buildTimeout = 600_000;

const isComplete = async (build: string): Promise<boolean> =>
  Boolean(await stat(path.join(build, '.complete')).catch(() => undefined));

/** What a build reads: a change in any of these makes a new build. */
export const buildInputs = [
  'docs',
  'blog',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

async function filesBelow(entry: string): Promise<string[]> {
  const info = await stat(entry).catch(() => undefined);
  if (!info) return [];

  if (info.isFile()) return [entry];

  const children = (await readdir(entry)).sort();
  return (await Promise.all(children.map((child) => filesBelow(path.join(entry, child))))).flat();
}

async function fingerprint(names: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of names) {
    for (const file of await filesBelow(path.join(root, name))) {
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(await readFile(file));
    }
  }
  // Last-update dates come from git, so the same files at another commit are another site.
  const head = await run('git', ['rev-parse', 'HEAD'], {cwd: root}).catch(() => ({stdout: ''}));
  return hash.update(head.stdout).digest('hex').slice(0, 16);
}

const nameOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);

/** What to build and how; everything has a default that builds the site itself. */
export interface SiteBuild {
  /** A configuration other than the site's own, relative to the repository; its folder is read too. */
  config?: string;
  /** Environment variables on top of this process's own. */
  env?: Record<string, string>;
}

/**
 * Builds a site for production once per state of its sources, and returns the folder.
 *
 * Test projects run in one command and ask for the same build, and a maintainer runs them again
 * and again: the folder is named after a hash of everything the build reads, so that it is made
 * once and never stale. `SITE_BUILD_DIR` names a finished build of the site to be tested instead.
 *
 * @param options - Which site, and with what environment
 * @returns Absolute path of the folder that was written
 * @throws Error with the build's whole output when it fails
 */
export async function ensureBuild(options: SiteBuild = {}): Promise<string> {
  const {config, env = {}} = options;
  const given = process.env.SITE_BUILD_DIR;
  if (given && !config && Object.keys(env).length === 0) return path.resolve(root, given);

  const names = [...buildInputs, ...(config ? [path.dirname(config)] : [])];
  const label = nameOf([config, env]);
  // Builds that differ in their environment share what the bundler keeps, so one must wait for another.
  const site = nameOf([config]);
  const out = path.join(cache, `${label}-${await fingerprint(names)}`);
  if (await isComplete(out)) return out;

  await mkdir(cache, {recursive: true});
  // Two test files may ask for the same site at once.
  return withLock(path.join(cache, `lock-${site}`), buildTimeout, async () => {
    if (!(await isComplete(out))) await buildInto(out, {...options, label, site});
    return out;
  });
}

/** A build, by its name and that of its site. */
interface NamedBuild extends SiteBuild {
  label: string;
  site: string;
}

/** Builds a site where earlier builds of it are removed. */
async function buildInto(out: string, {config, env = {}, label, site}: NamedBuild): Promise<void> {
  for (const old of await readdir(cache)) {
    if (old.startsWith(`${label}-`))
      await rm(path.join(cache, old), {recursive: true, force: true});
  }
  const work = `${out}.building-${process.pid}`;
  const generated = path.join(root, `.docusaurus-test-${site}`);
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  try {
    const choice = config ? ['--config', path.join(root, config)] : [];
    await run(process.execPath, [docusaurus, 'build', root, '--out-dir', work, ...choice], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NO_UPDATE_NOTIFIER: '1',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.basename(generated),
        // The cache knows nothing of the developer's own hosted index.
        ALGOLIA_APP_ID: '',
        ALGOLIA_SEARCH_API_KEY: '',
        ALGOLIA_INDEX_NAME: '',
        ...env,
      },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as Error & Partial<Record<'stdout' | 'stderr', string>>;
    await rm(work, {recursive: true, force: true});
    throw new Error(`docusaurus build failed for ${config ?? root}\n${stdout}${stderr || message}`);
  } finally {
    await rm(generated, {recursive: true, force: true});
  }
  await writeFile(path.join(work, '.complete'), '');
  await rename(work, out).catch(async () => {
    await cp(work, out, {recursive: true});
    await rm(work, {recursive: true, force: true});
  });
}

/**
 * The production build that the test command made (see `ensureBuild`).
 *
 * @returns Absolute path of the folder
 * @throws Error when asked for outside the `build` and `browser` test projects
 */
export function buildDir(): string {
  const dir = process.env.ARKOS_SITE_BUILD;
  if (!dir)
    throw new Error('No build: run this test in the project "build" or "browser" (npm test).');

  return dir;
}
