/** Reads `_headers` files the way Netlify and Cloudflare Pages do. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

interface Rule {
  readonly pattern: RegExp;
  readonly headers: (readonly [name: string, value: string])[];
}

const patternOf = (line: string): RegExp => {
  const parts = line.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
};

/**
 * Reads the headers of a build.
 *
 * @param dir - Folder of the build
 * @returns The headers for the path of a URL; where several rules match, their values are joined.
 * Empty for a build without the file.
 * @throws Error when a line is no rule and no header
 */
export function readHeaders(dir: string): (pathname: string) => Record<string, string> {
  let text = '';
  try {
    text = readFileSync(path.join(dir, '_headers'), 'utf8');
  } catch {
    return () => ({});
  }
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const header = /^\s+([\w-]+): (.+)$/.exec(line);
    if (line.startsWith('/')) rules.push({pattern: patternOf(line), headers: []});
    else if (header && rules.length > 0) rules.at(-1)!.headers.push([header[1]!, header[2]!]);
    else throw new Error(`${dir}/_headers: "${line}" is no rule and no header.`);
  }
  return (pathname) => {
    const found: Record<string, string> = {'Cache-Control': 'public, max-age=0, must-revalidate'};
    const set = new Set<string>();
    for (const {headers} of rules.filter(({pattern}) => pattern.test(pathname))) {
      for (const [name, value] of headers) {
        found[name] = set.has(name) ? `${found[name]}, ${value}` : value;
        set.add(name);
      }
    }
    return found;
  };
}
