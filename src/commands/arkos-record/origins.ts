import type {Declared, Surface} from '../../remark/reference/surface';
import {declaredNames} from './declared';
import {scanErrors} from './errors';
import {type Landmarks, landmarks} from './landmarks';
import {scanPrompts} from './prompts';
import type {Repository} from './repository';
import {scanEndpoints, scanHooks} from './routers';
import {type SourceLocation, scanText, type SourceText} from './scan';

/** Ids of one kind with where they are: `path:line`, or the first version. */
type Origins = Record<string, string>;

const write = ({file, line}: SourceLocation): string => `${file}:${line}`;

const originsOf = (found: Iterable<readonly [id: string, position: SourceLocation]>): Origins =>
  Object.fromEntries([...found].map(([id, position]) => [id, write(position)]));

/**
 * Finds where the facts and the declared names are in the framework's sources.
 *
 * @param surface - The declared surface.
 * @param commands - Commands of `arkos`, parents before children.
 * @param sources - The sources at the tag.
 * @returns By kind and id: path, colon, line.
 * @throws Error when a line that the landmarks name is not there.
 */
export function findOrigins(
  surface: Surface,
  commands: readonly string[],
  sources: readonly SourceText[],
): Record<string, Origins> {
  const arkos = sources.filter(({path}) => path.startsWith('packages/arkos/src/'));
  const create = sources.filter(({path}) => path.startsWith('packages/create-arkos/src/'));
  const endpoints = scanEndpoints(arkos);
  const marked = Object.fromEntries(
    Object.entries(landmarks).map(([kind, lines]) => [kind, findLandmarks(kind, lines, sources)]),
  );
  return {
    ...marked,
    commands: findCommands(commands, arkos),
    endpoints: {
      ...originsOf(endpoints.map(({group, name, position}) => [`${group}.${name}`, position])),
      ...marked.systemEndpoints,
    },
    errors: {
      ...originsOf(scanErrors(arkos).map(({id, position}) => [id, position])),
      ...marked.errors,
    },
    hooks: originsOf([...scanHooks(arkos)].map(([method, {position}]) => [method, position])),
    interceptors: originsOf(endpoints.flatMap(({interceptors}) => [...interceptors])),
    prompts: originsOf(scanPrompts(create).map(({name, position}) => [name, position])),
    routerConfig: findRouterKeys(arkos),
    surface: findDeclared(surface, declaredNames(arkos)),
    variables: {...findVariables(arkos), ...marked.variables},
  };
}

function findLandmarks(kind: string, lines: Landmarks, sources: readonly SourceText[]): Origins {
  return Object.fromEntries(
    Object.entries(lines).map(([id, [end, text]]) => {
      const file = sources.find(({path}) => path.replace(/\.(?:ts|hbs)$/, '').endsWith(`/${end}`));
      const index = file?.text.split('\n').findIndex((line) => line.includes(text)) ?? -1;
      if (!file || index === -1) {
        throw new Error(
          `${kind} ${id}: no line of ${end} has '${text}' → mark its new line in src/commands/arkos-record/landmarks.ts`,
        );
      }
      return [id, write({file: file.path, line: index + 1})];
    }),
  );
}

/** A command is the first of its name below the line of its parent. */
function findCommands(commands: readonly string[], sources: readonly SourceText[]): Origins {
  const file = sources.find(({path}) => path.endsWith('utils/cli/index.ts'));
  const lines = file?.text.split('\n') ?? [];
  const found = new Map<string, number>();
  for (const command of commands) {
    const words = command.split(' ');
    const last = words.pop() ?? '';
    const call = last === '' ? 'program.name(' : `.command("${last}")`;
    const parent = last === '' ? -1 : (found.get(words.join(' ')) ?? -1);
    found.set(
      command,
      lines.findIndex((line, index) => index > parent && line.includes(call)),
    );
  }
  return Object.fromEntries(
    [...found].flatMap(([command, index]) =>
      file && index !== -1 ? [[command, write({file: file.path, line: index + 1})]] : [],
    ),
  );
}

/** Keys of the type; one that only a router reads is where it does. */
function findRouterKeys(sources: readonly SourceText[]): Origins {
  const typed = scanText(sources, /^ +(\w+)\?: boolean;$/gm, /types\/router-config\.ts$/);
  const read = scanText(sources, /isEndpointDisabled\(routerConfig, "(\w+)"\)/g, /router/);
  return originsOf([...read].map(([name, position]) => [name, typed.get(name) ?? position]));
}

/** Where a variable is read for its own sake rather than to be printed or set. */
function findVariables(sources: readonly SourceText[]): Origins {
  const required = scanText(sources, /requiredVars = \["(\w+)"/g);
  const allocated = scanText(sources, /\benv\?\.(\w+)/g);
  const read = scanText(sources, /process\.env\.(\w+)/g, /^(?!.*utils\/cli\/)/);
  return originsOf(new Map([...read, ...allocated, ...required]));
}

function findDeclared(
  surface: Surface,
  names: ReadonlyMap<string, readonly SourceLocation[]>,
): Origins {
  return originsOf(
    [...surface.all.keys()].flatMap((path): [string, SourceLocation][] => {
      const [position] = nearest(names, path) ?? [];
      return position ? [[path, position]] : [];
    }),
  );
}

/** What is known of a name; of a member that the compiler infers, what is known of its owner. */
function nearest<Value>(known: ReadonlyMap<string, Value>, path: string): Value | undefined {
  const end = path.lastIndexOf('.');
  return known.get(path) ?? (end === -1 ? undefined : nearest(known, path.slice(0, end)));
}

/** Everything up to 1.0 is the first version. */
const firstVersion = '1.0';

/** A canary belongs to the release it leads to. */
const releaseOf = (version: string): string =>
  /^(?:0|1\.0)\./.test(version) ? firstVersion : version.replace(/-canary(?:\.\d+)?$/, '-beta');

/** Types that had another name before, with the members that they still have. */
const formerNames: ReadonlyMap<string, string> = new Map([
  ['BasePrismaQueryOptions', 'PrismaQueryOptions'],
]);

/** The path of a member while its type had another name. */
function formerPath(path: string): string | undefined {
  const [type = '', member] = path.split('.');
  const former = formerNames.get(type);
  return former !== undefined && member !== undefined ? `${former}.${member}` : undefined;
}

/**
 * Finds the first version of each declared name.
 *
 * @param surface - The declared surface.
 * @param repository - The framework's repository.
 * @param tag - The version that is documented.
 * @returns By name: the first version whose sources declare it and, if the package exports it, whose
 * entry points mention it. Test versions are left out, and a canary of a version that is out.
 */
export function findVersions(surface: Surface, repository: Repository, tag: string): Origins {
  const declared = new Map<string, string>();
  const exported = new Map<string, string>();
  const out = new Set<string>();
  for (const {version, files} of repository.history(tag)) {
    const release = releaseOf(version);
    const isCanary = version.includes('-canary');
    if (version.includes('-test') || (isCanary && out.has(release))) continue;
    if (!isCanary) out.add(release);
    const entries = files.filter(({path}) => path.includes('src/exports/'));
    const mentioned = new Set(entries.flatMap(({text}) => text.match(/\w+/g) ?? []));
    for (const name of declaredNames(files).keys())
      if (!declared.has(name)) declared.set(name, release);
    for (const name of mentioned) if (!exported.has(name)) exported.set(name, release);
  }
  const versionOf = ({path, entries}: Declared): string | undefined =>
    (entries.length > 0 ? exported.get(path) : undefined) ??
    declared.get(formerPath(path) ?? '') ??
    nearest(declared, path);
  return Object.fromEntries(
    [...surface.all.values()].flatMap((one) => {
      const version = versionOf(one);
      return version === undefined ? [] : [[one.path, version]];
    }),
  );
}
