/**
 * The index while the site is being written (`npm start`). The development server renders no HTML,
 * so a production build in the background, at low priority and only when something it reads has
 * changed, gives the very records that the real one will.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {cp, mkdir, readFile, readdir, rename, rm, stat, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {constants, setPriority} from 'node:os';
import path from 'node:path';

import logger from '@docusaurus/logger';

import {hashOfFiles} from '../../hash';
import {indexFolder} from '../../search/settings';

/** What decides the records of a site, relative to its folder. */
const sources = ['blog', 'docs', 'i18n', 'src', 'package.json'];

/** Waits so long (milliseconds) after a change for the next one. */
const settling = 1_000;

/** What a failed build complains of: from its first error on, without the call stack. */
function complaint(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  const first = lines.findIndex((line) => line.includes('[ERROR]'));
  return lines.slice(Math.max(0, first)).slice(0, 15).join('\n');
}

/** The index of a site that is being written. */
export class BackgroundIndex {
  private readonly cache: string;

  private running: Promise<void> | undefined;

  private child: ChildProcess | undefined;

  private timer: NodeJS.Timeout | undefined;

  private isChanged = false;

  /**
   * @param siteDir - The folder of the site.
   * @param locale - Its language.
   */
  constructor(
    private readonly siteDir: string,
    private readonly locale: string,
  ) {
    this.cache = path.join(siteDir, '.cache/search-index', locale);
    process.once('exit', () => this.child?.kill());
  }

  /** The folder with the index, once {@link BackgroundIndex.ready} resolved. */
  get folder(): string {
    return path.join(this.cache, 'index');
  }

  /** Says that something may have changed: the index follows in the background. */
  changed(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.isChanged = true;
      this.update().catch((error: unknown) => {
        logger.warn(`Search still finds the pages as they were: ${String(error)}`);
      });
    }, settling);
  }

  /**
   * Waits for an index: an older one is good enough, the first one must be waited for.
   *
   * @throws Error when the site cannot be built.
   */
  async ready(): Promise<void> {
    const isThere = async (): Promise<boolean> =>
      (await stat(this.folder).catch(() => null)) !== null;
    if (await isThere()) return;
    await this.update();
    if (!(await isThere()))
      throw new Error('The search index could not be made: see the messages of npm start.');
  }

  /** Brings the index up to date. */
  update(): Promise<void> {
    this.running ??= this.updateUntilSettled().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async updateUntilSettled(): Promise<void> {
    do {
      this.isChanged = false;
      const state = await this.state();
      const known = await readFile(path.join(this.cache, 'state'), 'utf8').catch(() => '');
      if (state !== known) await this.build(state);
    } while (this.isChanged);
  }

  /** A name for all that the records depend on. */
  private async state(): Promise<string> {
    const own = (await readdir(this.siteDir)).filter((name) => /\.(config\.ts|ts|js)$/.test(name));
    return hashOfFiles(this.siteDir, [...sources, ...own.sort()]);
  }

  private async build(state: string): Promise<void> {
    const out = path.join(this.cache, 'site');
    await rm(out, {recursive: true, force: true});
    await mkdir(this.cache, {recursive: true});
    const {code, said} = await this.docusaurus(out);
    const made = path.join(out, indexFolder);
    if ((await stat(made).catch(() => null)) === null) {
      logger.warn(`Search still finds the pages as they were: they cannot be built now.\n${said}`);
      return;
    }
    // A broken link makes the build fail after the index was written: it is good all the same.
    if (code !== 0) logger.warn(`Search is up to date, but the site would not build:\n${said}`);
    const next = `${this.folder}.next`;
    await rm(next, {recursive: true, force: true});
    await cp(made, next, {recursive: true});
    await rm(this.folder, {recursive: true, force: true});
    await rename(next, this.folder);
    await writeFile(path.join(this.cache, 'state'), state);
    await rm(out, {recursive: true, force: true});
  }

  private docusaurus(out: string): Promise<{code: ChildProcess['exitCode']; said: string}> {
    const require = createRequire(path.join(this.siteDir, 'package.json'));
    const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
    const {siteDir, locale} = this;
    const args = ['build', siteDir, '--out-dir', out, '--locale', locale, '--no-minify'];
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [path.join(core, 'bin/docusaurus.mjs'), ...args], {
        cwd: siteDir,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          BABEL_ENV: 'production',
          NO_UPDATE_NOTIFIER: '1',
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(
            siteDir,
            path.join(this.cache, 'generated'),
          ),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      this.child = child;
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (data: Buffer) => {
          said += data.toString();
        });
      }
      child.once('error', reject);
      child.once('close', (code) => {
        this.child = undefined;
        resolve({code, said: complaint(said)});
      });
    });
  }
}
