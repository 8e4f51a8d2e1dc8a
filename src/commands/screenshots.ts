/**
 * `npm run screenshots`: compares how two builds look, route by route and state by state.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {load} from 'cheerio';
import {chromium} from 'playwright-core';

import {findChromium} from '../../tests/support/chromium';
import {serveStatic} from '../../tests/support/serve';
import {compareScreenshots} from './screenshots/compare';
import {allViews, photographer, type Photographer, type View} from './screenshots/views';

const help = `npm run screenshots -- --before DIR --after DIR [--out DIR] [--only TEXT]

Serves two builds and compares every route of the first one's sitemap, and the open states (search
dialog, mobile menu, a switched tab, 404, print, …), at 1440 and 390 px, dark and light. Prints the
share of different pixels of each view that differs and writes before, after and difference side by
side.

--before DIR  a build
--after DIR   the build to compare with it
--out DIR     where images of differences go (default: build-screenshots)
--only TEXT   only the views whose name contains the text

Exit 0: all equal. 1: views differ. 2: nothing could be compared.
`;

/** Paths of the sitemap's addresses. */
async function sitemapRoutes(build: string): Promise<string[]> {
  const sitemap = load(await readFile(path.join(build, 'sitemap.xml'), 'utf8'), {xml: true});
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

async function main(): Promise<number> {
  const {values} = parseArgs({
    options: {
      before: {type: 'string'},
      after: {type: 'string'},
      out: {type: 'string', default: 'build-screenshots'},
      only: {type: 'string', default: ''},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help || values.before === undefined || values.after === undefined) {
    console.log(help);
    return values.help ? 0 : 2;
  }
  const out = path.resolve(values.out);
  await mkdir(out, {recursive: true});
  const views = allViews(await sitemapRoutes(values.before)).filter(({name}) =>
    name.includes(values.only),
  );
  if (views.length === 0) throw new Error(`No view's name contains "${values.only}".`);
  const {executablePath, env} = await findChromium();
  const [before, after, browser] = await Promise.all([
    serveStatic(path.resolve(values.before)),
    serveStatic(path.resolve(values.after)),
    chromium.launch({
      executablePath,
      env: {...process.env, ...env},
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    }),
  ]);
  try {
    const sides = {
      before: photographer(browser, before.url),
      after: photographer(browser, after.url),
      out,
    };
    let different = 0;
    for (const view of views) {
      if (!(await compareView(view, sides))) different += 1;
    }
    console.log(`${views.length} views compared, ${different} differ.`);
    return different > 0 ? 1 : 0;
  } finally {
    await Promise.all([browser.close(), before.close(), after.close()]);
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
