/**
 * The one policy for what may become code or markup (Trusted Types, which the content security
 * policy requires). React, Docusaurus and the bundle hand strings to the browser in a few places:
 * inline markup of the configuration and of headings, structured data, the URLs of chunks. Those
 * pass. Anything else throws.
 */
declare global {
  interface Window {
    /** Fetches and parses a page of this site. */
    readPage: (path: string) => Promise<Document>;
  }
}

/** Elements and attributes that run nothing and load nothing. */
const inlineMarkup =
  /^(?:[^<]|<\/?(?:a|b|br|code|del|div|em|i|kbd|p|s|span|strong|sub|sup|wbr)(?: (?:(?:aria-[a-z]+|class|id|rel|role|target|title)="[^"]*"|href="(?:https:\/\/|\/(?!\/)|#)[^"]*"))*>)*$/;

/** Markup that comes from the page itself; and what React makes an empty script element of. */
const own = new Set(['<script></script>']);

/**
 * Allows markup.
 *
 * @param html - Markup that a build wrote.
 * @returns The markup.
 */
export function trust(html: string): string {
  own.add(html);
  return html;
}

/** Only what this function has fetched itself is parsed, so nobody can hand it other markup. */
async function readPage(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  // The policy of this page does not name the styles of that one. This script is in that page too,
  // so the expression must not match itself. cspell:ignore tyle
  const html = (await response.text()).replace(/<[s]tyle[^]*?<\/style>/, '');
  const page = new DOMParser().parseFromString(trust(html), 'text/html');
  own.delete(html);
  return page;
}

/** What a policy makes of a string: the string, or `null`, which makes the browser throw. */
type Rule = (text: string) => string | null;

/** JSON runs nothing, whatever the element says that it is. */
const createScript: Rule = (text) => {
  JSON.parse(text);
  return text;
};

/** Makes the policy, in browsers that ask for one. */
export function start(): void {
  Object.assign(window, {readPage});
  const {trustedTypes} = window as {
    trustedTypes?: {createPolicy: (name: string, rules: Record<string, Rule>) => unknown};
  };
  const {href} = new URL(BASE_URL, location.href);
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (own.has(html) || inlineMarkup.test(html) ? html : null),
    createScript,
    createScriptURL: (url) => {
      const script = new URL(url, location.href).href;
      return script.startsWith(`${href}assets/js/`) || script === `${href}sw.js` ? url : null;
    },
  });
}
