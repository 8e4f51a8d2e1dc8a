import {
  cliCommands,
  createPrompts,
  endpoints,
  environmentVariables,
  frameworkErrors,
} from '../../src/arkos/data';
import {cliAnchor, endpointAnchor, envAnchor, slug} from '../../src/remark/reference/anchors';
import {dataTables} from '../../src/remark/reference/data-tables';
import type {AnchorIndex} from '../../src/remark/reference/anchor-index';
import {
  configOptions,
  configPath,
  type Declared,
  type Surface,
} from '../../src/remark/reference/surface';
import {errorAnchor} from '../../src/remark/reference/errors-table';

/** Something that the docs have to document. */
export interface DocumentedItem {
  readonly kind:
    | 'command'
    | 'endpoint'
    | 'error'
    | 'export'
    | 'fact'
    | 'hook'
    | 'interceptor'
    | 'member'
    | 'option'
    | 'variable';
  /** `BaseService`, `authentication.mode`, `JWT_SECRET`, `auth.login`, `arkos dev`, … */
  readonly name: string;
  /** Anchor that documents it. */
  readonly anchor: string;
}

/** The members that a reader can name: the configuration has options, and hooks share theirs. */
const membersOf = ({path, members}: Declared): readonly Declared[] =>
  path === 'ArkosConfig' || path.endsWith('HookArgs') ? [] : members;

const kindOfTable = (table: string): DocumentedItem['kind'] =>
  table.startsWith('hooks') ? 'hook' : table.startsWith('interceptors.') ? 'interceptor' : 'fact';

/**
 * Lists everything that one anchor in the docs has to document.
 *
 * @param surface - The declared surface.
 * @returns Exports with their members, configuration keys, environment variables, endpoints, errors
 * with their codes, commands with their flags and the questions of create-arkos, interceptors, hooks,
 * and the rows of every other table of the data.
 */
export function documentedItems(surface: Surface): DocumentedItem[] {
  return [
    ...surface.exports.map(({path, anchor}): DocumentedItem => ({
      kind: 'export',
      name: path,
      anchor,
    })),
    ...surface.exports
      .flatMap(membersOf)
      .map(({path, anchor}): DocumentedItem => ({kind: 'member', name: path, anchor})),
    ...configOptions(surface).map((option): DocumentedItem => ({
      kind: 'option',
      name: configPath(option),
      anchor: option.anchor,
    })),
    ...environmentVariables.map(({name}): DocumentedItem => ({
      kind: 'variable',
      name,
      anchor: envAnchor(name),
    })),
    ...endpoints.map(({group, name}): DocumentedItem => ({
      kind: 'endpoint',
      name: `${group}.${name}`,
      anchor: endpointAnchor(group, name),
    })),
    ...frameworkErrors.map((error): DocumentedItem => ({
      kind: 'error',
      name: `${error.code ?? error.kind}: ${error.message}`,
      anchor: errorAnchor(error),
    })),
    ...cliCommands.flatMap(({name, flags}): DocumentedItem[] => {
      const command = `arkos ${name}`.trim();
      return [
        {kind: 'command', name: command, anchor: cliAnchor(name)},
        ...flags.map(({long}): DocumentedItem => ({
          kind: 'command',
          name: `${command} ${long}`,
          anchor: cliAnchor(name, long),
        })),
      ];
    }),
    {kind: 'command', name: 'create-arkos', anchor: 'cli-create-arkos'},
    ...createPrompts.map(({name}): DocumentedItem => ({
      kind: 'command',
      name: `create-arkos ${name}`,
      anchor: `cli-create-arkos-${slug(name)}`,
    })),
    ...[...dataTables]
      // Its rows are exports.
      .filter(([table]) => table !== 'hooks.types')
      .flatMap(([table, rows]) =>
        rows().rows.flatMap(({id, name}): DocumentedItem[] =>
          id === undefined
            ? []
            : [{kind: kindOfTable(table), name: `${table}: ${name}`, anchor: id}],
        ),
      ),
  ];
}

/**
 * Compares the docs with what they have to document.
 *
 * @param items - Everything there is.
 * @param anchorIndex - Which page documents what.
 * @returns `message → fix` for each item without a place, component of something that does not
 * exist, and anchor with two definitions.
 */
export function coverageProblems(
  items: readonly DocumentedItem[],
  anchorIndex: AnchorIndex,
): string[] {
  if (items.length === 0) return ['there is nothing to document → the surface was not read'];
  return [
    ...items
      .filter(({anchor}) => !anchorIndex.definitions.has(anchor))
      .map(
        ({kind, name, anchor}) => `${kind} '${name}' is documented nowhere → give it #${anchor}`,
      ),
    ...anchorIndex.unknown.map((line) => `${line} → correct the name`),
    ...anchorIndex.duplicates.map(
      ({anchor, references}) =>
        `#${anchor} has ${references.length} definitions: ${references
          .map(({page, line, component, of}) => `${page}:${line} <${component} of="${of}"/>`)
          .join(', ')} → add \`linked\` to all but one`,
    ),
  ];
}
