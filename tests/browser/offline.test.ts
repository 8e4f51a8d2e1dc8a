import {cp, mkdtemp, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {Page} from 'playwright-core';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';

import {writeOffline} from '../../src/plugins/offline';
import {buildDir} from '../support/build';
import {serveStatic, siteHandler, type StaticSite} from '../../src/commands/support/serve';
import {eventually, hydrated, visit} from './support/page';

/** What a browser says of a request that does not reach the server, in a test that stops it. */
const cut = [
  /net::ERR_/,
  /status of 503/,
  /Failed to fetch/,
  /another deployment/,
  /status of 404/,
  // The headings of the second deployment are not those of its bundle.
  /React error #418/,
];

let next: string;
let switchedOff: string;

/** Another deployment of the same site: the entry of the bundle has another name. */
async function deploymentOf(enabled: boolean): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'deployment-'));
  await cp(buildDir(), dir, {recursive: true});
  const code = path.join(dir, 'assets/js');
  const main = (await readdir(code)).find((name) => /^main\.\w+\.js$/.test(name))!;
  await rename(path.join(code, main), path.join(code, 'main.00000000.js'));
  for (const name of await readdir(dir, {recursive: true})) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(dir, name);
    const html = await readFile(file, 'utf8');
    await writeFile(
      file,
      html.replaceAll(main, 'main.00000000.js').replace('</h1>', ' (second)</h1>'),
    );
  }
  await writeOffline({outDir: dir, baseUrl: '/', enabled});
  return dir;
}

beforeAll(async () => {
  [next, switchedOff] = await Promise.all([deploymentOf(true), deploymentOf(false)]);
}, 60_000);

afterAll(async () => {
  for (const dir of [next, switchedOff]) await rm(dir, {recursive: true});
});

/** A host whose deployment changes, and that can be cut off. */
interface Host extends StaticSite {
  deploy: (dir: string) => void;
  isDown: boolean;
  /** Paths that fail; empty for none. */
  broken: RegExp | null;
  /** Paths whose responses wait, and what they wait for; empty for none. */
  held: {readonly paths: RegExp; readonly until: Promise<void>} | null;
}

const closing: (() => Promise<unknown>)[] = [];

async function host(): Promise<Host> {
  let current = siteHandler(buildDir());
  const made: Host = Object.assign(
    await serveStatic(buildDir(), (request, response) => {
      const {url = ''} = request;
      if (made.isDown || made.broken?.test(url)) request.socket.destroy();
      else if (made.held?.paths.test(url))
        void made.held.until.then(() => current(request, response));
      else current(request, response);
      return true;
    }),
    {
      isDown: false,
      broken: null,
      held: null,
      deploy: (dir: string) => {
        current = siteHandler(dir);
      },
    },
  );
  closing.push(() => made.close());
  return made;
}

afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Opens a page as a reader who has been there for a while: the service worker keeps it. */
async function reading(site: Host, route: string): Promise<Page> {
  const page = await visit(route, {origin: site.url, serviceWorkers: 'allow', allow: cut});
  await kept(page);
  return page;
}

/** Starts React and waits until the service worker keeps the page. */
async function kept(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => (await caches.match(location.pathname)) !== undefined);
}

const title = (page: Page): Promise<string | null> => page.locator('h1').first().textContent();

/** Asks for a new version, as the browser does now and then, until the reader is told of one. */
async function told(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await page.locator('.site-notice').waitFor({timeout: 20_000});
}

describe('after one visit', () => {
  test('pages that were read open offline and React starts; others say so and lead on', async () => {
    const site = await host();
    const page = await reading(site, '/docs/intro');
    await page.goto(`${site.url}/docs/how-it-works`);
    site.isDown = true;
    await page.goto(`${site.url}/docs/how-it-works`);
    await eventually(() => title(page)).toBe('How it works');
    await hydrated(page);
    await page.goto(`${site.url}/docs/guide/service-hooks`);
    await eventually(() => title(page)).toBe('You are offline');
    await page.getByRole('link', {name: '/docs/how-it-works'}).click();
    await eventually(() => title(page)).toBe('How it works');
  }, 90_000);

  test('the whole site is saved on request, with its size, and so is the search', async () => {
    const site = await host();
    const page = await reading(site, '/docs/intro');
    await page.reload();
    await hydrated(page);
    await page.getByRole('button', {name: /^Save for offline \(\d+\.\d MB\)$/}).click();
    const saved = page.getByText(/^Saved for offline/);
    await saved.waitFor({timeout: 60_000});
    expect(await saved.evaluate((element) => element === document.activeElement)).toBe(true);
    site.isDown = true;
    await page.goto(`${site.url}/blog/1.3-beta`);
    await eventually(() => title(page)).toMatch(/^Arkos\.js 1\.3 beta/);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('interceptor');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname !== '/blog/1.3-beta');
    await eventually(() => title(page)).not.toBe('You are offline');
  }, 180_000);

  test('a save that fails does no harm; the next goes on, with its progress, from docs to blog', async () => {
    const site = await host();
    const page = await reading(site, '/docs/intro');
    await page.reload();
    await hydrated(page);
    const button = page.getByRole('button', {name: /^Save for offline/});
    await button.waitFor();
    site.broken = /service-hooks/;
    await button.click();
    await page.getByText(/^Not saved/).waitFor({timeout: 60_000});
    site.broken = null;
    let release = (): void => undefined;
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    site.held = {paths: /service-hooks/, until};
    await button.click();
    await page.locator('progress').waitFor();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog'}).click();
    await page.waitForFunction(() => location.pathname === '/blog');
    await page.locator('progress').waitFor();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    release();
    await page.getByText(/^Saved for offline/).waitFor({timeout: 60_000});
  }, 180_000);
});

describe('a new deployment', () => {
  test('is offered quietly, replaces the old one as a whole, and keeps what was typed', async () => {
    const site = await host();
    const page = await reading(site, '/docs/intro');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('hooks');
    await page.getByRole('option').first().waitFor();
    await page.locator('dialog [aria-busy="true"]').waitFor({state: 'detached'});
    site.deploy(next);
    await told(page);
    expect(await title(page)).toBe('What Arkos.js is');
    await page
      .locator('.site-notice')
      .getByRole('button', {name: 'Reload', includeHidden: true})
      .dispatchEvent('click');
    await page.waitForFunction(() => location.search === '?q=hooks');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name="q"]')?.value === 'hooks',
    );
    await eventually(() => page.locator('html').getAttribute('data-scripts')).toContain(
      'main.00000000.js',
    );
    await eventually(() => page.evaluate(() => caches.keys())).toHaveLength(1);
  }, 180_000);

  test('that arrives half leaves the old one whole', async () => {
    const site = await host();
    const page = await reading(site, '/docs/intro');
    site.deploy(next);
    site.broken = /assets\/js\/main\.00000000/;
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update().catch(() => undefined);
      const {installing} = await navigator.serviceWorker.ready;
      if (!installing || installing.state === 'redundant') return;
      await new Promise<void>((resolve) => {
        installing.addEventListener('statechange', () => {
          if (installing.state === 'redundant') resolve();
        });
      });
    });
    expect(await page.locator('.site-notice').count()).toBe(0);
    site.isDown = true;
    await page.reload();
    await eventually(() => title(page)).toBe('What Arkos.js is');
    await hydrated(page);
    await eventually(() => page.evaluate(() => caches.keys())).toHaveLength(1);
  }, 180_000);

  test.each(Array.from({length: 5}, (_, round) => round * 20))(
    '%i and the twenty after it, back and forth, lose nothing for who reads and who writes',
    async () => {
      const site = await host();
      const reader = await reading(site, '/docs/intro');
      const writer = await reader.context().newPage();
      await writer.goto(`${site.url}/search`);
      await kept(writer);
      const sidebar = reader.getByRole('navigation', {name: 'Docs sidebar'});
      const query = writer.getByRole('searchbox');
      const words = ['hooks', 'upload', 'login', 'email', 'router'];
      const names = ['How it works', 'What Arkos.js is'];
      for (let count = 0; count < 20; count += 1) {
        site.deploy(count % 2 === 0 ? next : buildDir());
        const name = names[count % 2]!;
        const word = words[count % words.length]!;
        await Promise.all([
          sidebar.getByRole('link', {name, exact: true}).click(),
          query.fill(word),
        ]);
        await reader.waitForFunction(
          (wanted) => document.querySelector('h1')?.textContent?.startsWith(wanted),
          name,
        );
        await writer.waitForFunction((wanted) => {
          const marks = [...document.querySelectorAll('main mark')];
          return marks.some(({textContent}) => wanted.startsWith(textContent.toLowerCase()));
        }, word);
        expect(await query.inputValue()).toBe(word);
        for (const page of [reader, writer])
          expect(await page.locator('.load-failure, [role="alert"]').count()).toBe(0);
      }
      await eventually(() => writer.title()).toContain(`"${words.at(-1)}"`);
    },
    180_000,
  );
});

test('the switch removes the service worker and what it kept', async () => {
  const site = await host();
  const page = await reading(site, '/docs/intro');
  site.deploy(switchedOff);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await page.waitForFunction(
    async () =>
      (await navigator.serviceWorker.getRegistrations()).length === 0 &&
      (await caches.keys()).length === 0,
  );
  await page.reload({timeout: 40_000});
  await eventually(() => title(page)).toBe('What Arkos.js is (second)');
}, 60_000);

test.each([
  ['is forbidden', "() => Promise.reject(new DOMException('denied', 'SecurityError'))"],
  ['never answers', '() => new Promise(() => undefined)'],
])('where a service worker %s the site works', async (_, register) => {
  const page = await visit('/docs/intro', {
    before: (opened) =>
      opened.addInitScript(
        `Object.defineProperty(navigator.serviceWorker, 'register', {value: ${register}})`,
      ),
  });
  await hydrated(page);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'How it works'}).click();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'How it works');
  expect(await page.getByRole('button', {name: /^Save for offline/}).count()).toBe(0);
});
