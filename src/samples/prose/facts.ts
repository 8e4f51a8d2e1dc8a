import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  cliCommands,
  endpoints,
  environmentFiles,
  environmentVariables,
  frameworkErrors,
  interceptorNames,
  moduleFiles,
  queryOperators,
  reservedParameters,
  routerConfigKeys,
  serviceHookNames,
  stack,
  swaggerModes,
} from '../../arkos/data';
import query from '../../arkos/facts/query.json';
import {exchangesFolder, filesOf} from '../../bookshop/folder';
import {byName, readRecordings, recordingFiles} from '../../bookshop/read';
import type {Exchange} from '../../bookshop/recording';
import {dataTables} from '../../remark/reference/data-tables';
import {configOptions, configPath, readSurface, type Surface} from '../../remark/reference/surface';
import type {ProjectContext} from '../project-context';

/** What prose about the framework and the bookshop may name. */
export interface Facts {
  /** Every word of a name: of the data, the surface, the bookshop's code and its recordings. */
  readonly words: ReadonlySet<string>;
  /** Statuses that responses with a code have. */
  readonly statuses: ReadonlyMap<string, ReadonlySet<number>>;
  /** Statuses that codes of the framework have only because the bookshop changes them. */
  readonly changedStatuses: ReadonlyMap<string, ReadonlySet<number>>;
  /** Messages of the framework, with `{name}` for values. */
  readonly messages: readonly string[];
  /** Default of a configuration key, a query parameter or a variable, as prose writes it. */
  readonly defaults: ReadonlyMap<string, string>;
  /** Names of the recorded exchanges, `<file>/<name>`. */
  readonly exchanges: readonly string[];
  /** The keys of the configuration by path, each with the texts that it may be; none for any value. */
  readonly options: ReadonlyMap<string, readonly string[]>;
  /** Scripts of the site and of the bookshop, for `npm run`. */
  readonly scripts: readonly string[];
  /** The members of classes and objects, without those that take some from elsewhere. */
  readonly members: ReadonlyMap<string, readonly string[]>;
}

/**
 * The words of a text that may be parts of a name.
 *
 * @param text - Code, or a name such as `login.allowedUsernames`.
 * @returns Identifiers, without what is between them.
 */
export const wordsIn = (text: string): string[] => [
  ...(withoutComments(text).match(/[A-Za-z_$][\w$]*/g) ?? []),
  ...(text.match(/[A-Za-z_$][\w$]*(?:-[\w$]+)+/g) ?? []),
];

const withoutComments = (text: string): string =>
  text.replace(/^\s*(?:\/\/|#(?!#)).*$|\s\/\/ .*$|\/\*[^]*?\*\//gm, '');

/**
 * Reads what there is to name.
 *
 * @param root - The repository, absolute.
 * @param context - The bookshop.
 * @returns The facts.
 */
export function readFacts(root: string, context: ProjectContext): Facts {
  const surface = readSurface(root);
  const texts = filesOf(context.folder)
    .filter((file) => /\.(?:[cm]?[jt]s|json|prisma)$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(context.folder, file), 'utf8');
      return file.endsWith('.json') ? namesInJson(text) : text;
    });
  const exchanges = byName(readRecordings(recordingFiles(path.join(root, exchangesFolder))));
  const named = [
    ...[...surface.all.values()].flatMap(({path: name, code, parameters}) => [
      name,
      code,
      ...parameters.map((parameter) => parameter.name),
    ]),
    ...cliCommands.flatMap(({name, alias, flags}) => [
      name,
      alias ?? '',
      ...flags.flatMap(({short, long}) => [short ?? '', long]),
    ]),
    ...endpoints.flatMap(({name, path: pattern}) => [name, pattern]),
    ...environmentFiles,
    ...environmentVariables.map(({name}) => name),
    ...frameworkErrors.flatMap(({code, from}) => [code ?? '', from ?? '']),
    ...interceptorNames,
    ...serviceHookNames,
    ...moduleFiles.map(({name}) => name),
    ...queryOperators.map(({name}) => name),
    ...Object.values(query.conversions).flat(),
    ...reservedParameters.map(({name}) => name),
    ...routerConfigKeys.map(({name}) => name),
    ...stack.flatMap(({name, disable, replace}) => [name, disable ?? '', replace ?? '']),
    ...swaggerModes.map(({name}) => name),
    ...[...dataTables.values()].flatMap((table) => table().rows.map(({name}) => name)),
  ];
  const statuses = statusesOf(texts, exchanges.values());
  return {
    words: new Set([...named, ...texts].flatMap(wordsIn)),
    statuses,
    changedStatuses: changedStatusesOf(statuses),
    // One that is a value alone fits every text.
    messages: frameworkErrors.map(({message}) => message).filter((one) => !/^\{[^}]*\}$/.test(one)),
    defaults: defaultsOf(surface),
    exchanges: [...exchanges.keys()],
    options: optionsOf(surface),
    members: membersOf(surface),
    scripts: [root, context.folder].flatMap(scriptsOf),
  };
}

/** Keys and values of one word; the others are sentences. */
const namesInJson = (text: string): string => (text.match(/"[^"\s]+"/g) ?? []).join('\n');

function scriptsOf(folder: string): string[] {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const {scripts} = JSON.parse(text) as {scripts: Record<string, string>};
  return Object.keys(scripts);
}

function optionsOf(surface: Surface): Map<string, readonly string[]> {
  return new Map(
    configOptions(surface).map((option) => {
      const isChoice =
        /^\(?(?:(?:'[^']*'|boolean|\d)(?: \| )?)*'[^']*'(?: \| (?:'[^']*'|boolean))*(?:\)\[\])?$/.test(
          option.type,
        );
      const texts = isChoice
        ? [...option.type.matchAll(/'([^']*)'/g)].map(([, text = '']) => text)
        : [];
      return [configPath(option), texts];
    }),
  );
}

function membersOf(surface: Surface): Map<string, readonly string[]> {
  const isWhole = (code: string): boolean => {
    const [head = ''] = code.replace(/<[^{;]*>/g, '').split('{');
    return !/\b(?:extends|implements)\b|[&|]/.test(head) && !/^\s*\[\w+: string\]/m.test(code);
  };
  const own = [...surface.all.values()].filter(
    ({members, code, path: name}) => members.length > 0 && !name.includes('.') && isWhole(code),
  );
  return new Map(own.map(({name, members}) => [name, members.map((member) => member.name)]));
}

/** `new AppError('…', 404, 'NotFound')`, with the values of the body before or after the code. */
const thrown = /,\s*(\d{3}),\s*(?:\{[^}]*\},\s*)?'([A-Z]\w+)'/g;

/**
 * Statuses of the errors that code throws.
 *
 * @param text - Source code.
 * @returns Each code with its status.
 */
export const thrownIn = (text: string): [string, number][] =>
  [...text.matchAll(thrown)].map(([, status = '', code = '']) => [code, Number(status)]);

function statusesOf(
  texts: readonly string[],
  exchanges: Iterable<Exchange>,
): Map<string, Set<number>> {
  const statuses = new Map<string, Set<number>>();
  const add = (code: string, status: number): unknown =>
    statuses.set(code, (statuses.get(code) ?? new Set()).add(status));
  for (const {code, status, from = ''} of frameworkErrors) {
    if (status === undefined) continue;
    if (code !== undefined) add(code, status);
    if (/^P\d{4}$/.test(from)) add(from, status);
  }
  for (const [code, status] of texts.flatMap(thrownIn)) add(code, status);
  for (const {response} of exchanges) {
    const {body} = response;
    const json = body && 'json' in body ? body.json : undefined;
    if (typeof json !== 'object' || json === null || !('code' in json)) continue;
    if (typeof json.code === 'string') add(json.code, response.status);
  }
  return statuses;
}

function changedStatusesOf(
  statuses: ReadonlyMap<string, ReadonlySet<number>>,
): Map<string, Set<number>> {
  const own = statusesOf([], []);
  return new Map(
    [...own].map(([code, of]) => [
      code,
      new Set([...(statuses.get(code) ?? [])].filter((status) => !of.has(status))),
    ]),
  );
}

/** The value in `@defaultValue`, as prose writes it; undefined for a list or an object. */
function valueOf(text: string): string | undefined {
  if (/^(?:none|not set)\b(?!.*`)/.test(text)) return 'not set';
  const [, code] = /^`([^`]*)`$/.exec(text) ?? [];
  if (code === undefined) return /`(\w+)`/.exec(text)?.[1];
  const [, value = code] = /^\[([^,]*)\]$/.exec(code) ?? [];
  return /^'(.*)'$/.exec(value)?.[1] ?? /^\w+$/.exec(value)?.[0];
}

function defaultsOf(surface: Surface): Map<string, string> {
  return new Map([
    ...configOptions(surface).flatMap((option): [string, string][] => {
      const path = configPath(option);
      const value = valueOf(option.doc.default ?? '');
      const object = option.doc.default?.startsWith('`{') ? option.doc.default : '';
      const inside = [...object.matchAll(/(\w+): ('[^']*'|\w+)/g)].map(
        ([, name = '', text = '']): [string, string] => [
          `${path}.${name}`,
          text.replace(/^'|'$/g, ''),
        ],
      );
      return [...(value === undefined ? [] : [[path, value] as [string, string]]), ...inside];
    }),
    ...[...reservedParameters, ...environmentVariables].flatMap(
      ({name, default: value}): [string, string][] => (value === undefined ? [] : [[name, value]]),
    ),
  ]);
}
