import {
  cliCommands,
  createPrompts,
  endpoints,
  environmentVariables,
  frameworkErrors,
} from '../../../src/arkos/data';
import {cliAnchor, endpointAnchor, envAnchor, slug} from '../../../src/remark/reference/anchors';
import {withSharedFlags} from '../../../src/remark/reference/commands';
import {dataTables} from '../../../src/remark/reference/data-tables';
import type {Documented} from '../../../src/remark/reference/documented';
import {
  configOptions,
  configPath,
  type Declared,
  type Surface,
} from '../../../src/remark/reference/surface';
import {errorAnchor} from '../../../src/remark/reference/errors-table';

/** Something that the docs have to document. */
export interface Subject {
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

/** The members that a reader can name; those of the configuration are its options. */
const membersOf = ({path, members}: Declared): readonly Declared[] =>
  path === 'ArkosConfig' ? [] : members;

const kindOfTable = (table: string): Subject['kind'] =>
  table === 'hooks' ? 'hook' : table.startsWith('interceptors.') ? 'interceptor' : 'fact';

/**
 * Lists everything that one anchor in the docs has to document.
 *
 * @param surface - The declared surface.
 * @returns Exports with their members, configuration keys, environment variables, endpoints, errors
 * with their codes, commands with their flags and the questions of create-arkos, interceptors, hooks,
 * and the rows of every other table of the data.
 */
export function subjectsOf(surface: Surface): Subject[] {
  return [
    ...surface.exports.map(({path, anchor}): Subject => ({kind: 'export', name: path, anchor})),
    ...surface.exports
      .flatMap(membersOf)
      .map(({path, anchor}): Subject => ({kind: 'member', name: path, anchor})),
    ...configOptions(surface).map((option): Subject => ({
      kind: 'option',
      name: configPath(option),
      anchor: option.anchor,
    })),
    ...environmentVariables.map(({name}): Subject => ({
      kind: 'variable',
      name,
      anchor: envAnchor(name),
    })),
    ...endpoints.map(({group, name}): Subject => ({
      kind: 'endpoint',
      name: `${group}.${name}`,
      anchor: endpointAnchor(group, name),
    })),
    ...frameworkErrors.map((error): Subject => ({
      kind: 'error',
      name: `${error.code ?? error.kind}: ${error.message}`,
      anchor: errorAnchor(error),
    })),
    ...withSharedFlags(cliCommands).flatMap(({name, flags}): Subject[] => {
      const command = `arkos ${name}`.trim();
      return [
        {kind: 'command', name: command, anchor: cliAnchor(name)},
        ...flags.map(({long}): Subject => ({
          kind: 'command',
          name: `${command} ${long}`,
          anchor: cliAnchor(name, long),
        })),
      ];
    }),
    {kind: 'command', name: 'create-arkos', anchor: 'cli-create-arkos'},
    ...createPrompts.map(({name}): Subject => ({
      kind: 'command',
      name: `create-arkos ${name}`,
      anchor: `cli-create-arkos-${slug(name)}`,
    })),
    ...[...dataTables].flatMap(([table, rows]) =>
      rows().rows.flatMap(({id, name}): Subject[] =>
        id === undefined ? [] : [{kind: kindOfTable(table), name: `${table}: ${name}`, anchor: id}],
      ),
    ),
  ];
}

/**
 * Compares the docs with what they have to document.
 *
 * @param subjects - Everything there is.
 * @param documented - Which page documents what.
 * @returns `message → fix` for each subject without a place, component of something that does not
 * exist, and anchor with two places.
 */
export function coverageProblems(subjects: readonly Subject[], documented: Documented): string[] {
  if (subjects.length === 0) return ['there is nothing to document → the surface was not read'];
  return [
    ...subjects
      .filter(({anchor}) => !documented.places.has(anchor))
      .map(
        ({kind, name, anchor}) => `${kind} '${name}' is documented nowhere → give it #${anchor}`,
      ),
    ...documented.unknown.map((line) => `${line} → correct the name`),
    ...documented.duplicates.map(
      ({anchor, uses}) =>
        `#${anchor} has ${uses.length} places: ${uses
          .map(({page, line, component, of}) => `${page}:${line} <${component} of="${of}"/>`)
          .join(', ')} → add \`linked\` to all but one`,
    ),
  ];
}
