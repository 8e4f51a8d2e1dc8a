/**
 * Gives each built page its content security policy, and writes the headers for hosts that can send
 * some: `_headers` (Netlify, Cloudflare Pages) and `_nginx.conf`. See README.md, "Headers".
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {speculationRules} from '../../client/page/speculation';
import {searchConfig, type SearchConfig, type SearchOptions} from '../../search/config';
import {buildSteps} from '../build-steps';
import {filesBelow, isRendered, replaceFile} from '../../built/files';
import {headersFile, nginxFile, type PagePolicy} from './files';
import {sourceHash, inlineOf, policyOf, written} from './policy';

/** The policy must come before what it is about, and after the encoding. */
const start = /<meta charset="?utf-8"?\s*\/?>/i;

/** What {@link writeHeaders} needs to know of the site. */
export interface HeadersBuild {
  /** Folder of the build. */
  readonly outDir: string;
  readonly baseUrl: string;
  readonly search: SearchConfig;
}

/**
 * Writes the policies and the files for hosts.
 *
 * @param site - See {@link HeadersBuild}
 * @throws Error naming the page that no policy can be written for
 */
export async function writeHeaders({outDir, baseUrl, search}: HeadersBuild): Promise<void> {
  const rules = sourceHash(speculationRules(baseUrl));
  const policies = await Promise.all(
    (await filesBelow(outDir, '.html')).map(async (name): Promise<PagePolicy[]> => {
      const file = path.join(outDir, name);
      const html = await readFile(file, 'utf8');
      if (!isRendered(html)) return [];
      try {
        if (!start.test(html)) {
          throw new Error(
            'There is no <meta charset="utf-8"> → put it back into src/plugins/light-pages/template.ts',
          );
        }
        const {scripts, styles} = inlineOf(html);
        const policy = policyOf({scripts: [...scripts, rules], styles}, search);
        const meta = `<meta http-equiv="Content-Security-Policy" content="${written(policy)}">`;
        await replaceFile(
          file,
          html.replace(start, (charset) => charset + meta),
        );
        return [{file: name, policy}];
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
      }
    }),
  );
  const pages = policies.flat();
  await writeFile(path.join(outDir, '_headers'), headersFile(pages, baseUrl));
  await writeFile(path.join(outDir, '_nginx.conf'), nginxFile(pages, baseUrl));
}

/**
 * The plugin; it comes after `styles` in the configuration.
 *
 * @param context - Of the site
 * @param options - What the site says about searching: it decides which hosts a page may ask
 */
export default function headers({baseUrl}: LoadContext, options: SearchOptions): Plugin {
  const search = searchConfig(process.env as Record<string, string | undefined>, options);
  return {
    name: 'headers',
    postBuild({outDir}) {
      const {after, step} = buildSteps();
      return step('headers', async () => {
        await after('styles');
        await writeHeaders({outDir, baseUrl, search});
      });
    },
  };
}
