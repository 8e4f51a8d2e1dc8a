import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {load} from 'cheerio';
import {chromium} from 'playwright-core';

import {findChromium} from '../support/chromium';
import {serveStatic} from '../support/serve';
import {compareScreenshots} from './compare';
import {allViews, photographer, type Photographer, type View} from './views';

/** Paths of the URLs in the sitemap. */
async function sitemapRoutes(build: string): Promise<string[]> {
  const file = path.join(build, 'sitemap.xml');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file}: not there → give a folder that npm run build wrote`, {cause: error});
  });
  const sitemap = load(text, {xml: true});
  return sitemap('loc')
    .toArray()
    .map((element) => new URL(sitemap(element).text()).pathname);
}

interface Sides {
  readonly before: Photographer;
  readonly after: Photographer;
  readonly out: string;
}

/** Compares one view, and prints and keeps what differs. */
async function compareView(view: View, {before, after, out}: Sides): Promise<boolean> {
  const label = `${view.name} (${view.viewport}, ${view.colorMode})`;
  const [one, other] = await Promise.all([before.take(view), after.take(view)]).catch(
    (error: unknown) => {
      throw new Error(`${label}: ${error instanceof Error ? error.message : String(error)}`);
    },
  );
  const {share, image} = compareScreenshots(one, other);
  if (image === undefined) return true;
  const file = path.join(out, `${label.replaceAll(/[^\w.-]+/g, '-').replaceAll(/^-|-$/g, '')}.png`);
  await writeFile(file, image);
  console.log(`${(share * 100).toFixed(3).padStart(8)} %  ${label}  ${file}`);
  return false;
}

/** What to compare. */
export interface ScreenshotOptions {
  /** A build. */
  readonly before: string;
  /** The build to compare with it. */
  readonly after: string;
  /** Where images of differences go. */
  readonly out: string;
  /** Only the views whose name contains the text. */
  readonly only: string;
}

/**
 * Compares how two builds look, route by route and state by state, and prints what differs.
 *
 * @param options - See {@link ScreenshotOptions}
 * @returns The number of views that differ.
 */
export async function compareBuilds(options: ScreenshotOptions): Promise<number> {
  const [routes = []] = await Promise.all([options.before, options.after].map(sitemapRoutes));
  const views = allViews(routes).filter(({name}) => name.includes(options.only));
  if (views.length === 0) throw new Error(`No view's name contains "${options.only}".`);
  const out = path.resolve(options.out);
  await mkdir(out, {recursive: true});
  const {executablePath, env} = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    env: {...process.env, ...env},
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  // Whatever stays open keeps the process from ending.
  const open: {close(): Promise<void>}[] = [browser];
  const serve = async (build: string): Promise<Photographer> => {
    const site = await serveStatic(path.resolve(build));
    open.push(site);
    return photographer(browser, site.url);
  };
  try {
    const sides = {before: await serve(options.before), after: await serve(options.after), out};
    let different = 0;
    for (const view of views) if (!(await compareView(view, sides))) different += 1;

    console.log(`${views.length} views compared, ${different} differ.`);
    return different;
  } finally {
    await Promise.all(open.map((one) => one.close()));
  }
}
