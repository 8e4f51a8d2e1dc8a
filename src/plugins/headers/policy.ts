/** The content security policy, from what a page has inside (https://www.w3.org/TR/CSP3/). */
import {createHash} from 'node:crypto';

import type {SearchConfig} from '../../search/config';

/** Directives of a policy: names and their sources. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** What of a page a policy must name: hashes of its inline scripts and style sheets. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The source by which a policy allows an inline script or sheet. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hosts that the hosted provider's client asks (algoliasearch 5.64.0, client-insights). */
function hostsOf(search: SearchConfig): string[] {
  if (search.provider === 'embedded') return [];
  const id = search.appId.toLowerCase();
  const hosts = [
    `${id}-dsn.algolia.net`,
    `${id}.algolia.net`,
    ...[1, 2, 3].map((number) => `${id}-${number}.algolianet.com`),
    ...(search.insights ? ['insights.algolia.io'] : []),
  ];
  return hosts.map((host) => `https://${host}`);
}

/** A script with `type` is data unless it says JavaScript; ours that run have no type. */
const script = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const style = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;

/** A tag with a `style` attribute or an event handler; what quoted values say is none. */
const forbidden =
  /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*?\s(?:style|on[a-z]+)=(?:[^<>"']|"[^"]*"|'[^']*')*>/i;

/**
 * Hashes what a page has inside.
 *
 * @param html - A built page
 * @throws Error when the page has a `style` attribute or an event handler, which no hash allows
 */
export function inlineOf(html: string): Inline {
  const markup = html.replaceAll(script, '');
  const found = forbidden.exec(markup);
  if (found) {
    throw new Error(
      `The policy forbids the style or handler in ${found[0]} → use a class, or a listener in a script`,
    );
  }
  const scripts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => !/\s(?:src|type)=/.test(attributes))
    .map(([, , text = '']) => sourceHash(text));
  const styles = [...markup.matchAll(style)].map(([, text = '']) => sourceHash(text));
  return {scripts: [...new Set(scripts)], styles: [...new Set(styles)]};
}

/**
 * The policy of a page. Everything is forbidden that is not named.
 *
 * @param inline - What the page has inside
 * @param search - Who answers searches: a hosted provider's hosts, and nothing else, are reachable
 */
export function policyOf({scripts, styles}: Inline, search: SearchConfig): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hostsOf(search)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
}

/** Nobody may show a page in a frame. Browsers ignore this directive in `<meta>`. */
export const unframed: Policy = {'frame-ancestors': ["'none'"]};

/**
 * The part of a policy that holds for every response: browsers enforce it together with the one in
 * the page, so it leaves out what differs from page to page, the style sheets, and with them
 * `default-src`, which would forbid them.
 */
export function commonOf(policy: Policy): Policy {
  const own = ['default-src', 'style-src'];
  return Object.fromEntries(Object.entries(policy).filter(([name]) => !own.includes(name)));
}

/** Writes a policy as it is sent. */
export const written = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
