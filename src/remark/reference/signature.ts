import {format} from 'prettier';

import type {ReferenceData} from '../../components/ReferenceTable/data';
import type {SignatureData} from '../../components/Signature/data';
import type {Declared, Surface} from './surface';
import {highlight} from '../../highlight/html';
import {UnknownName} from './parts';

/** A declaration of more lines is shown by its head: a table shows its members. */
const longestDeclaration = 12;

/** The entry point of the package, and its other name for types. */
const mainEntries: ReadonlySet<string> = new Set(['arkos', 'arkos/types']);

function importLine(top: Declared): string {
  // A class that the main entry exports too is imported from its own, as the samples do.
  const entry = top.entries.find((name) => !mainEntries.has(name)) ?? top.entries[0];
  if (entry === undefined) return '';
  if (top.imported === 'default') return `import ${top.name} from '${entry}';\n\n`;
  const type = top.kind === 'interface' || top.kind === 'type' ? 'type ' : '';
  return `import ${type}{${top.imported ?? top.name}} from '${entry}';\n\n`;
}

const style = {
  parser: 'typescript',
  singleQuote: true,
  bracketSpacing: false,
  trailingComma: 'all',
  printWidth: 76,
} as const;

const withoutKeywords = (code: string): string => code.replace(/^(?:export\s+|declare\s+)+/gm, '');

async function declaration(one: Declared): Promise<string> {
  const nested = one.path.includes('.');
  if (!nested) {
    const text = (await format(one.code, style)).trim();
    const lines = text.split('\n');
    if (lines.length <= longestDeclaration || one.members.length === 0)
      return withoutKeywords(text);
    return withoutKeywords(`${lines[0] ?? ''}…}`);
  }
  const lines = (await format(`declare class Of {\n${one.code}\n}`, style)).trim().split('\n');
  return lines
    .slice(1, -1)
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n');
}

function parameters(one: Declared): ReferenceData | undefined {
  if (one.parameters.length === 0) return undefined;
  return {
    caption: `Parameters of ${one.path}`,
    columns: ['Parameter', 'Meaning'],
    rows: one.parameters.map(({name, type, optional}) => ({
      name,
      type,
      ...(optional ? {} : {mark: 'required'}),
      cells: [[{text: one.doc.params.get(name) ?? ''}]],
    })),
  };
}

/**
 * What `<Signature of="…"/>` shows.
 *
 * @param of - A name of the surface: `getArkosConfig`, `BaseService.findMany`.
 * @param surface - The declared surface.
 * @returns Import line, declaration, meaning, parameters, and what it returns and throws.
 * @throws UnknownName when the surface has no such name.
 */
export async function signature(of: string, surface: Surface): Promise<SignatureData> {
  const one = surface.all.get(of);
  if (!one) throw new UnknownName(`The surface has no '${of}'`, [...surface.all.keys()]);
  const top = surface.all.get(of.split('.')[0] ?? of) ?? one;
  const {doc} = one;
  const given = parameters(one);
  return {
    id: one.anchor,
    name: one.path,
    code: highlight(`${importLine(top)}${await declaration(one)}`, 'ts'),
    summary: doc.summary,
    ...(doc.remarks === undefined ? {} : {remarks: doc.remarks}),
    ...(given ? {parameters: given} : {}),
    ...(doc.returns === undefined ? {} : {returns: doc.returns}),
    throws: doc.throws,
    since: one.since,
    source: one.source,
  };
}
