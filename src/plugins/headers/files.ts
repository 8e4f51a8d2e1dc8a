/** The files by which hosts learn what to send with each response. */
import {hashedFolders} from '../../offline/files';
import type {Policy} from './policy';
import {commonOf, unframed, written} from './policy';

/** A built page: its file, relative to the build, and its policy. */
export interface PagePolicy {
  readonly file: string;
  readonly policy: Policy;
}

/** Headers of every response, besides the content security policy. */
const common: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'].map(
      (feature) => `${feature}=()`,
    ),
    'clipboard-write=(self)',
  ].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const forever = 'public, max-age=31536000, immutable';
const checked = 'public, max-age=0, must-revalidate';

/** The policy of every response: of all pages, what they have in common, and every page's scripts. */
function commonPolicy(pages: readonly PagePolicy[]): Policy {
  const scripts = new Set(pages.flatMap(({policy}) => policy['script-src'] ?? []));
  return {...commonOf({...pages[0]?.policy, 'script-src': [...scripts]}), ...unframed};
}

/**
 * Writes `_headers`, which Netlify and Cloudflare Pages read.
 *
 * @remarks Where two rules match, both hosts send both values. So no rule may overrule another: the
 * caching of what has no hash in its name is the hosts' default ({@link checked}).
 *
 * @param pages - Every page
 * @param baseUrl - Of the site; ends with a slash
 */
export function headersFile(pages: readonly PagePolicy[], baseUrl: string): string {
  const headers = {'Content-Security-Policy': written(commonPolicy(pages)), ...common};
  const rules = [
    `${baseUrl}*`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...hashedFolders.flatMap((folder) => [`${baseUrl}${folder}*`, `  Cache-Control: ${forever}`]),
  ];
  return `${rules.join('\n')}\n`;
}

const quoted = (text: string): string => `"${text}"`;

/**
 * Writes what nginx includes in its `http` block. It sends every page's whole policy.
 *
 * @param pages - Every page
 * @param baseUrl - Of the site; ends with a slash
 */
export function nginxFile(pages: readonly PagePolicy[], baseUrl: string): string {
  const policy = {
    'default-src': ["'none'"],
    'style-src': ["'self'$site_style"],
    ...commonPolicy(pages),
  };
  const styles = pages.map(({file, policy: own}) => {
    const hashes = own['style-src']?.filter((source) => source !== "'self'") ?? [];
    return `  ${quoted(baseUrl + file)} ${quoted(['', ...hashes].join(' '))};`;
  });
  const cached = hashedFolders.map((folder) => {
    const pattern = `^${baseUrl}${folder}`.replaceAll('.', '\\.').replace(':version', '[^/]+');
    return `  ${quoted(`~${pattern}`)} ${quoted(forever)};`;
  });
  const headers = {
    'Content-Security-Policy': written(policy),
    ...common,
    'Cache-Control': '$site_caching',
  };
  const lines = [
    'map_hash_bucket_size 256;',
    'map $uri $site_style {',
    '  default "";',
    ...styles,
    '}',
    'map $uri $site_caching {',
    `  default ${quoted(checked)};`,
    ...cached,
    '}',
    ...Object.entries(headers).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}
