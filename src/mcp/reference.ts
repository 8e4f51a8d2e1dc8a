/** Entries of the reference as Markdown: the data behind the tables of the docs. */
import {load} from 'cheerio';

import {frameworkErrors} from '../arkos/data';
import {sourceUrl} from '../arkos/release';
import type {ReferenceData, ReferencePart, ReferenceRow} from '../components/ReferenceTable/data';
import type {SignatureData} from '../components/Signature/data';
import {readAnchorIndex} from '../remark/reference/anchor-index';
import {errorsTable} from '../remark/reference/errors-table';
import {UnknownName} from '../remark/reference/parts';
import {signature} from '../remark/reference/signature';
import {readSurface} from '../remark/reference/surface';
import {cliTable} from '../remark/reference/cli-table';
import {apiTable, endpointsTable, envTable} from '../remark/reference/tables';
import {suggest} from '../remark/support/fail-at';

function partText(part: ReferencePart): string {
  if ('method' in part) return `\`${part.method} ${part.path}\``;
  if ('list' in part) return part.list.map(({code, text}) => `\`${code}\` ${text}`).join('; ');
  if ('code' in part) return `\`${part.code}\``;
  return 'label' in part ? `${part.label}: ${part.text}` : part.text;
}

/** Finds the page that documents an anchor. */
type Locate = (anchor: string | undefined) => string | undefined;

function rowText(row: ReferenceRow, columns: readonly string[], locate: Locate): string {
  const {id, name, type, mark, cells, since, source} = row;
  const head = [`\`${name}\``, type && `\`${type}\``, mark].filter(Boolean).join(' ');
  const lines = cells.flatMap((cell, index) =>
    cell.length === 0 ? [] : [`${columns[index + 1]}: ${cell.map(partText).join(' ')}`],
  );
  const page = locate(id);
  return [
    `- ${head}`,
    ...lines.map((line) => `  - ${line}`),
    ...(since === undefined ? [] : [`  - Since: ${since}`]),
    ...(page === undefined ? [] : [`  - Documentation: ${page}`]),
    ...(source === undefined ? [] : [`  - Source: ${sourceUrl(source.replace(/:\d+$/, ''))}`]),
  ].join('\n');
}

function tableText({caption, columns, rows}: ReferenceData, locate: Locate): string {
  return [`## ${caption}`, '', ...rows.map((row) => rowText(row, columns, locate))].join('\n');
}

function signatureText(data: SignatureData, locate: Locate): string {
  const {id, name, code, summary, remarks, parameters, returns, throws, since} = data;
  const page = locate(id);
  return [
    `## ${name}`,
    `\`\`\`ts\n${load(code.html).text()}\n\`\`\``,
    summary,
    ...(remarks === undefined ? [] : [remarks]),
    ...(parameters ? [tableText(parameters, locate)] : []),
    ...(returns === undefined ? [] : [`Returns: ${returns}`]),
    ...throws.map((text) => `Throws: ${text}`),
    ...(since === undefined ? [] : [`Since: ${since}`]),
    ...(page === undefined ? [] : [`Documentation: ${page}`]),
  ].join('\n\n');
}

async function locator(root: string, origin: string): Promise<Locate> {
  const {definitions} = await readAnchorIndex(root);
  return (anchor) => {
    const reference = anchor === undefined ? undefined : definitions.get(anchor);
    return reference && `${origin}${reference.route}#${anchor}`;
  };
}

/** What a reference entry is looked up in. */
export interface ReferenceSource {
  /** The repository, absolute. */
  readonly root: string;
  /** Scheme and host of links to the docs. */
  readonly origin: string;
}

/**
 * Describes something that the framework has: an export or its member, a key of the configuration, an
 * endpoint, an environment variable or a command.
 *
 * @param name - Such as `BaseService.findMany`, `authentication.mode`, `auth.login`, `PORT`,
 * `arkos generate`.
 * @param source - See {@link ReferenceSource}
 * @returns Markdown
 * @throws Error with the nearest names when there is nothing of that name.
 */
export async function referenceEntry(name: string, source: ReferenceSource): Promise<string> {
  const surface = readSurface(source.root);
  const locate = await locator(source.root, source.origin);
  const lookups: readonly (() => string | Promise<string>)[] = [
    async () => signatureText(await signature(name, surface), locate),
    () => tableText(apiTable(name, surface, true), locate),
    () => tableText(apiTable(`ArkosConfig.${name}`, surface), locate),
    () => tableText(endpointsTable(name), locate),
    () => tableText(envTable(name), locate),
    () => tableText(cliTable(name), locate),
  ];
  const found: string[] = [];
  const known = new Set<string>();
  for (const lookup of lookups) {
    try {
      found.push(await lookup());
    } catch (error) {
      if (!(error instanceof UnknownName)) throw error;
      for (const other of error.known) known.add(other);
    }
  }
  if (found.length > 0) return found.join('\n\n');
  throw new Error(`The framework has no '${name}' → ${suggest(name, [...known])}`);
}

/** A message of the data with any text in place of the names in braces. */
function isMessage(template: string, text: string): boolean {
  const words = template.split(/\{[^}]*\}/);
  // A template of names alone fits every text.
  if (!/\w{3}/.test(words.join(' '))) return false;
  const parts = words.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'), 'i').test(text);
}

/**
 * Explains an error that the framework responds with.
 *
 * @param error - Its code, or its message.
 * @param source - See {@link ReferenceSource}
 * @returns Markdown: message, status, cause and fix of each error that fits
 * @throws Error with the nearest codes when none does.
 */
export async function explainError(error: string, source: ReferenceSource): Promise<string> {
  const wanted = error.trim();
  const code = frameworkErrors.find(
    (one) => one.code?.toLowerCase() === wanted.toLowerCase(),
  )?.code;
  const all = errorsTable(code ?? 'all');
  const rows = code === undefined ? all.rows.filter(({name}) => isMessage(name, wanted)) : all.rows;
  if (rows.length === 0) {
    const codes = [...new Set(frameworkErrors.flatMap((one) => one.code ?? []))];
    throw new Error(`The framework has no error '${wanted}' → ${suggest(wanted, codes)}`);
  }
  const locate = await locator(source.root, source.origin);
  return tableText({...all, caption: `Error: ${wanted}`, rows}, locate);
}
