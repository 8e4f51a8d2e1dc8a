import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {recordedEdits} from '../bookshop/digests';
import {bookshopFolder, filesOf} from '../bookshop/folder';
import {exchangeAt} from '../bookshop/recording';
import {markerIn} from '../bookshop/regions';
import {readMeta} from '../content/fence';
import type {PageSource} from '../content/page';
import type {Finding} from './sample';

const record = 'run `npm run bookshop:record -- --package DIR`, and look at git diff';

/**
 * Checks that the bookshop is as it was when its exchanges were recorded, without the framework.
 *
 * @param root - The repository, absolute.
 * @returns A finding for each source that was changed since, and each exchange that was edited.
 */
export function checkRecordings(root: string): Finding[] {
  const bookshop = path.join(root, bookshopFolder);
  const edits = recordedEdits(bookshop).map(({file, line}): Finding => ({
    file: `${bookshopFolder}/${file}`,
    line,
    column: 1,
    code: 'arkos/not-recorded',
    message: messageOf(path.join(bookshop, file), line),
    fix: record,
  }));
  // The first line of an exchange, or of a source, says it; a new recording changes hundreds.
  return edits.filter(
    ({file, message}, index) =>
      edits.findIndex((one) => one.file === file && one.message === message) === index,
  );
}

function messageOf(file: string, line: number): string {
  if (!existsSync(file)) return 'The exchanges were recorded with this file, which is gone';
  if (!/\/exchanges\/[^/]+\.json$/.test(file))
    return 'The exchanges were recorded with something else here';
  const name = exchangeAt(readFileSync(file, 'utf8'), line);
  return `${name === undefined ? 'The recording' : `The recording of '${name}'`} was edited by hand`;
}

/**
 * Finds regions of the bookshop that no page quotes.
 *
 * @param root - The repository, absolute.
 * @param pages - Every page of the site.
 * @returns A finding for each, at the line that opens it.
 */
export function checkRegions(root: string, pages: readonly PageSource[]): Finding[] {
  const bookshop = path.join(root, bookshopFolder);
  const quoted = new Set(
    pages.flatMap(({text}) =>
      [...text.matchAll(/^[\s>*-]*(?:```|~~~)\S*(.*)$/gm)].map(([, meta = '']) => {
        const settings = readMeta(meta);
        return `${settings.get('file') ?? ''}#${settings.get('region') ?? ''}`;
      }),
    ),
  );
  return filesOf(bookshop)
    .filter((file) => !file.startsWith('exchanges/'))
    .flatMap((file) => {
      const text = readFileSync(path.join(bookshop, file), 'utf8');
      return text.split('\n').flatMap((row, index) => {
        const found = markerIn(row);
        if (!found?.opens || quoted.has(`${file}#${found.name ?? ''}`)) return [];
        return {
          file: `${bookshopFolder}/${file}`,
          line: index + 1,
          column: 1,
          code: 'arkos/unquoted-region',
          message: `No page quotes the region '${found.name ?? ''}'`,
          fix: 'remove its two markers, or quote it',
        };
      });
    });
}
