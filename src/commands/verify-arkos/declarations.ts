import {cpSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import ts from 'typescript';

/** A member of a class that is not public. */
export interface HiddenMember {
  readonly name: string;
  readonly visibility: 'private' | 'protected';
}

/** Declarations as they are compared, and what was taken out to make them comparable. */
export interface OpenedDeclarations {
  readonly text: string;
  /** Hidden members by the name of their class. */
  readonly hidden: ReadonlyMap<string, readonly HiddenMember[]>;
}

/**
 * Makes two copies of a declaration comparable: private members are blanked, protected ones become
 * public, and an enum becomes a union with a constant of the same name. TypeScript holds classes with
 * private members and enums for different when they are declared twice, however alike they are.
 *
 * @param text - A declaration file.
 * @param file - Its name.
 * @returns The text, every line where it was, and the hidden members.
 */
export function openDeclarations(text: string, file: string): OpenedDeclarations {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const hidden = new Map<string, HiddenMember[]>();
  const edits: {start: number; end: number; by: string}[] = [];
  const blank = (start: number, end: number): void => {
    edits.push({start, end, by: text.slice(start, end).replace(/[^\n]/g, ' ')});
  };
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && node.name) {
      const members: HiddenMember[] = [];
      for (const member of node.members) {
        const modifier = ts.canHaveModifiers(member)
          ? ts
              .getModifiers(member)
              ?.find(
                ({kind}) =>
                  kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword,
              )
          : undefined;
        if (!modifier || !member.name) continue;
        const isPrivate = modifier.kind === ts.SyntaxKind.PrivateKeyword;
        members.push({
          name: member.name.getText(source),
          visibility: isPrivate ? 'private' : 'protected',
        });
        if (isPrivate) blank(member.getStart(source), member.getEnd());
        else blank(modifier.getStart(source), modifier.getEnd());
      }
      hidden.set(node.name.text, members);
    } else if (ts.isEnumDeclaration(node)) {
      const values = node.members.map((member) => ({
        name: member.name.getText(source),
        value: member.initializer?.getText(source) ?? 'number',
      }));
      const union = values.map(({value}) => value).join(' | ');
      const members = values.map(({name, value}) => `readonly ${name}: ${value}`).join('; ');
      const start = node.getStart(source);
      const end = node.getEnd();
      const lines = text.slice(start, end).split('\n').length - 1;
      edits.push({
        start,
        end,
        by: `export type ${node.name.text} = ${union}; export declare const ${node.name.text}: {${members}};${'\n'.repeat(lines)}`,
      });
    } else {
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(source, visit);
  let opened = text;
  for (const {start, end, by} of edits.sort((a, b) => b.start - a.start))
    opened = opened.slice(0, start) + by + opened.slice(end);

  return {text: opened, hidden};
}

/**
 * Copies a folder of declaration files. The copy is CommonJS, as the package is: in an ES module,
 * packages can have other types.
 *
 * @param from - Folder with `.d.ts` files.
 * @param to - Folder to write to; emptied first.
 */
export function copyDeclarations(from: string, to: string): void {
  rmSync(to, {recursive: true, force: true});
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !/\.(?:js|map)$/.test(path),
  });
  writeFileSync(join(to, 'package.json'), '{"type": "commonjs"}\n');
}

/**
 * Copies a folder of declaration files, opened.
 *
 * @param from - Folder with `.d.ts` files.
 * @param to - Folder to write to; emptied first.
 * @returns Hidden members by class, over all files.
 */
export function copyOpened(from: string, to: string): Map<string, readonly HiddenMember[]> {
  copyDeclarations(from, to);
  const hidden = new Map<string, readonly HiddenMember[]>();
  for (const entry of readdirSync(to, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile() || !entry.name.endsWith('.d.ts')) continue;
    const path = join(entry.parentPath, entry.name);
    const opened = openDeclarations(readFileSync(path, 'utf8'), relative(to, path));
    writeFileSync(path, opened.text);
    for (const [name, members] of opened.hidden) hidden.set(name, members);
  }
  return hidden;
}
