import {execFile} from 'node:child_process';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

import type {Chromium} from '../../../src/commands/support/chromium';
import {median} from '../search/measure';
import {install} from './workspace';

const run = promisify(execFile);

/** The categories, in the order of a report. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Points (0 to 100) by category, and the largest contentful paint in milliseconds. */
export type Points = Readonly<Record<(typeof categories)[number] | 'lcp', number>>;

interface Report {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
}

/** Lighthouse in a folder of its own, as it is set for phones. */
export class Lighthouse {
  private constructor(
    private readonly folder: string,
    private readonly found: Chromium,
  ) {}

  /**
   * Installs Lighthouse from its lock file.
   *
   * @param folder - Where to
   * @param keep - Whether an installed one may stay
   * @param found - The browser
   */
  static async install(folder: string, keep: boolean, found: Chromium): Promise<Lighthouse> {
    await install(path.join(import.meta.dirname, 'lighthouse'), folder, keep);
    return new Lighthouse(folder, found);
  }

  /**
   * Measures a page so many times.
   *
   * @returns The median of each figure
   */
  async measure(url: string, times: number): Promise<Points> {
    const runs: Points[] = [];
    for (let time = 0; time < times; time += 1) runs.push(await this.once(url));
    const names = [...categories, 'lcp'] as const;
    return Object.fromEntries(
      names.map((name) => [name, median(runs.map((points) => points[name]))]),
    ) as Record<keyof Points, number>;
  }

  private async once(url: string): Promise<Points> {
    const out = path.join(this.folder, 'report.json');
    await rm(out, {force: true});
    const cli = path.join(this.folder, 'node_modules/lighthouse/cli/index.js');
    const flags = '--headless --no-sandbox --disable-gpu --disable-dev-shm-usage';
    await run(
      process.execPath,
      [cli, url, '--quiet', '--output=json', `--output-path=${out}`, `--chrome-flags=${flags}`],
      {
        env: {...process.env, ...this.found.env, CHROME_PATH: this.found.executablePath},
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const report = JSON.parse(await readFile(out, 'utf8')) as Report;
    const points = categories.map((name) => {
      const score = report.categories[name]?.score;
      if (typeof score !== 'number') throw new Error(`Lighthouse gave ${url} no ${name} points.`);
      return [name, Math.round(score * 100)] as const;
    });
    const lcp = report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
    return Object.fromEntries([...points, ['lcp', lcp]]) as Record<keyof Points, number>;
  }
}
