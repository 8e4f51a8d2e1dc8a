import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {filesBelow, isRendered, replaceFile} from '../../built/files';
import {visitPages} from '../../built/pages';
import {sliceLayout} from '../light-pages/slices';
import {type Unstyled, withoutStyleAttributes} from './attributes';
import {condense} from './condense';
import {type Names, namesOfPage, namesOfScript} from './names';
import {readSheet} from './sheet';

const link = /<link rel="?stylesheet"? href="?([^\s">]*\/assets\/css\/(styles\.\w+\.css))"?\s*\/?>/;

/** The script that starts React: a page that has it starts React by itself. */
const startsReact = /<script\b[^>]*\bsrc="?[^\s">]*\/assets\/js\/main\.\w+\.js/;

/**
 * Rewrites the styles of a build.
 *
 * @param outDir - The folder of the build
 * @throws Error when a page has no link to the sheet that the bundler wrote
 */
export async function rewriteStyles(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'assets/css');
  const sheets = (await readdir(folder)).filter((name) => /^styles\.\w+\.css$/.test(name));
  if (sheets.length !== 1)
    throw new Error(`${folder} has ${sheets.length} style sheets: the bundler should write one.`);

  const [built] = sheets as [string];
  const pages: (Unstyled & {readonly file: string; readonly names: Names})[] = [];
  await visitPages(outDir, ({file, html: source}) => {
    if (!isRendered(source)) return;
    const {html, rules} = withoutStyleAttributes(source);
    pages.push({file, html, rules, names: namesOfPage(html)});
  });
  const scriptFolder = path.join(outDir, 'assets/js');
  const scripts = await Promise.all(
    (await filesBelow(scriptFolder, '.js')).map(async (name) =>
      namesOfScript(await readFile(path.join(scriptFolder, name), 'utf8')),
    ),
  );
  const everything = new Set<string>();
  for (const names of [...pages.map((page) => page.names), ...scripts])
    for (const name of names) everything.add(name);

  const written = await readFile(path.join(folder, built), 'utf8');
  const styles = [written, ...new Set(pages.flatMap(({rules}) => rules))].join('');
  const css = condense(readSheet(styles).cut(everything), everything);
  const sheet = readSheet(css);
  // Each page has the font face itself: a second one makes the browser lay out the page again.
  const shared = css.replaceAll(/@font-face\{[^}]*\}/g, '');
  const hash = createHash('sha256').update(shared).digest('hex').slice(0, 8);
  const name = `styles.${hash}.css`;
  await writeFile(path.join(folder, name), shared);
  await Promise.all(
    pages.map(async ({file, html, names}) => {
      const found = link.exec(html);
      if (found?.[2] !== built) {
        throw new Error(
          `${file} has no link to assets/css/${built} → put the style sheets back into the head in src/plugins/light-pages/template.ts`,
        );
      }
      const href = found[1]!.replace(built, name);
      const inside = `<style data-sheet="${href}">${sheet.cut(names)}</style>`;
      // Scripts wait for a sheet before them, and what the page shows does not.
      const last = startsReact.test(html) ? `<link rel="stylesheet" href="${href}">` : '';
      await replaceFile(file, sliceLayout(html.replace(found[0], () => inside)) + last);
    }),
  );
  if (name !== built) await rm(path.join(folder, built));
}
