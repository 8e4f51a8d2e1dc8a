import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Page} from 'playwright-core';

import {compareScreenshots} from '../../../../src/commands/screenshots/compare';
import {root} from '../../../../src/root';
import {toPalette} from './palette';

const folder = path.join(root, 'tests/browser/visual/pictures');
const recordFile = path.join(folder, 'made-with.json');

/** Where before, after and difference of a picture that changed are written. */
const differences = path.join(root, 'node_modules/.cache/looks');

/** Share of the pixels that may differ: less than one badge on a phone. */
const tolerance = 0.0002;

/** What a picture depends on besides the site: its letters look the same with the same of these. */
export type Environment = Readonly<Record<string, string>>;

/** Texts whose fonts and widths tell the fonts of a machine. */
const samples = {heading: 'h1', text: 'main p', code: 'main code'};

/**
 * Finds out with what pictures are made here.
 *
 * @param page - A page with a heading, a text and code
 */
export async function environmentOf(page: Page): Promise<Environment> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const document = await session.send('DOM.getDocument');
  const found: Record<string, string> = {
    chromium: page.context().browser()?.version() ?? 'unknown',
  };
  for (const [name, selector] of Object.entries(samples)) {
    const {nodeId} = await session.send('DOM.querySelector', {
      nodeId: document.root.nodeId,
      selector,
    });
    const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
    const width = await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const context = window.document.createElement('canvas').getContext('2d')!;
        context.font = getComputedStyle(element).font;
        return context.measureText('Sphinx of black quartz, judge my vow 0123456789').width;
      });
    found[name] = `${fonts.map(({familyName}) => familyName).join(', ')} ${width.toFixed(2)}`;
  }
  found.arrow = await page.evaluate(() => {
    const context = window.document.createElement('canvas').getContext('2d')!;
    context.font = getComputedStyle(window.document.body).font;
    return context.measureText('←').width.toFixed(2);
  });
  return found;
}

/**
 * Whether a picture that was made with the one can be compared with a picture of the other.
 *
 * @param hasArrows - Whether the picture has arrows: the text font has none, so each machine takes them from another
 */
export function areComparable(one: Environment, other: Environment, hasArrows: boolean): boolean {
  return Object.keys({...one, ...other}).every(
    (name) => (name === 'arrow' && !hasArrows) || one[name] === other[name],
  );
}

/** What the accepted pictures were made with. */
export async function acceptedEnvironment(): Promise<Environment> {
  return JSON.parse(await readFile(recordFile, 'utf8')) as Environment;
}

/** Keeps what the pictures are made with. */
export async function acceptEnvironment(environment: Environment): Promise<void> {
  await mkdir(folder, {recursive: true});
  await writeFile(recordFile, `${JSON.stringify(environment, null, 2)}\n`);
}

const fileOf = (name: string): string => path.join(folder, `${name}.png`);

/** Whether a page may look so instead of so: no more differs than the edges of letters. */
function isAlike(before: Buffer, after: Buffer): {alike: boolean; image?: Buffer} {
  const {share, image} = compareScreenshots(before, after, {threshold: 0.1, includeAA: false});
  return {alike: share <= tolerance, image};
}

/** Makes a picture the accepted one, unless the accepted one is like it. */
export async function acceptPicture(name: string, picture: Buffer): Promise<void> {
  const before = await readFile(fileOf(name)).catch(() => undefined);
  if (before && isAlike(before, picture).alike) return;
  await writeFile(fileOf(name), toPalette(picture));
}

/**
 * Compares a picture with the accepted one.
 *
 * @returns Nothing when they are alike, or a sentence with the file that shows both
 */
export async function differenceOf(name: string, picture: Buffer): Promise<string | undefined> {
  const before = await readFile(fileOf(name)).catch(() => undefined);
  if (!before) return `${name} has no accepted picture: npm run looks:accept`;
  const {alike, image} = isAlike(before, picture);
  if (alike || !image) return undefined;
  await mkdir(differences, {recursive: true});
  const file = path.join(differences, `${name}.png`);
  await writeFile(file, image);
  return `${name} looks different: see ${path.relative(root, file)}; npm run looks:accept if it is meant`;
}
