import {indexFiles} from '../../src/search/build/index-files';
import {SearchEngine} from '../../src/search/embedded/engine';
import type {Manifest} from '../../src/search/embedded/format';
import type {PageSection, PageText, RecordText} from '../../src/search/record';

/** A text of a page; a name at its head and code in it are given apart. */
export function text(content: string, names: string[] = [], codes: string[] = []): RecordText {
  return {kind: 'text', content, names, codes};
}

/** A code block of a page. */
function code(content: string): RecordText {
  return {kind: 'code', content, names: [], codes: []};
}

/** A section of a page. */
export function section(
  level: PageSection['level'],
  heading: string,
  anchor: string | null,
  ...texts: RecordText[]
): PageSection {
  return {level, heading, anchor, keywords: [], texts};
}

/** A small site with one of everything. */
export const samplePages: readonly PageText[] = [
  {
    path: '/blog/hooks',
    lvl0: 'Blog',
    language: 'en',
    tag: 'default',
    rank: -4,
    sections: [
      section(1, 'What is new in hooks', null, text('Service hooks run for every caller.')),
      section(2, 'Service hooks', 'service-hooks', text('They came with this version.')),
    ],
  },
  {
    path: '/docs/auth',
    lvl0: 'Core concepts',
    language: 'en',
    tag: 'docs-default-current',
    rank: 0,
    sections: [
      section(1, 'Authentication', null, text('Who may do what, and how one signs in.')),
      section(
        2,
        'Log in',
        'login',
        text('Send a POST request to /api/auth/login with a password.', [], ['/api/auth/login']),
        code('POST /api/auth/login HTTP/1.1 {"password": "secret"}'),
      ),
      section(
        2,
        'Variables',
        'variables',
        text('JWT_SECRET · signs the tokens', ['JWT_SECRET']),
        text('JWT_EXPIRES_IN · life of a token, 30d', ['JWT_EXPIRES_IN']),
        text('PORT · where to listen', ['PORT']),
      ),
      section(3, 'Missing JWT secret', 'missing', text('Set JWT_SECRET.', [], ['JWT_SECRET'])),
    ],
  },
  {
    path: '/docs/hooks',
    lvl0: 'Guide',
    language: 'en',
    tag: 'docs-default-current',
    rank: 0,
    sections: [
      section(1, 'Hooks', null, text('A hook runs before or after a service call.')),
      section(
        2,
        'beforeCreateOne',
        'beforecreateone',
        text('Runs before one record is created. See Option<T> & <b>more</b>.'),
        code('export const beforeCreateOne = async (context) => {};'),
      ),
      section(
        2,
        'Options',
        'options',
        text('port · 8000 · where to listen', ['port'], ['8000']),
        text('validation.resolver · zod or class-validator', ['validation.resolver']),
      ),
    ],
  },
  {
    path: '/pt/docs/hooks',
    lvl0: 'Guide',
    language: 'pt',
    tag: 'docs-default-current',
    rank: 0,
    sections: [section(1, 'Ganchos', null, text('Um gancho corre antes: beforeCreateOne.'))],
  },
];

/** The files of an index as a host serves them, by name; a part's name is without its folder. */
export function served(site: readonly PageText[]): {
  manifest: Manifest;
  part: (name: string) => Promise<unknown>;
} {
  const files = indexFiles(site);
  const manifest = JSON.parse(files.get('names.json') ?? '') as Manifest;
  return {
    manifest,
    part: (name) => {
      const json = files.get(`${manifest.folder}/${name}.json`);
      return json === undefined
        ? Promise.reject(new Error(`${name} returned 404`))
        : Promise.resolve(JSON.parse(json) as unknown);
    },
  };
}

/** An index over a site. */
export function engineOf(site: readonly PageText[]): SearchEngine {
  const {manifest, part} = served(site);
  return new SearchEngine(manifest, part, 'https://site.test');
}
