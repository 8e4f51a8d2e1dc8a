import {type DocumentedEndpoint, endpoints, environmentVariables} from '../../arkos/data';
import {compareOperations, type Operation} from '../../arkos/endpoints';
import {type EndpointError, sharedModelErrors} from '../../arkos/notes/endpoints';
import type {
  ReferenceData,
  ReferencePart,
  ReferenceRow,
} from '../../components/ReferenceTable/data';
import {endpointAnchor, envAnchor} from './anchors';
import {dataTables} from './data-tables';
import {code, labelled, paragraph, remark, UnknownName} from './parts';
import {configOptions, configPath, type Declared, type Surface, withNested} from './surface';

const none: readonly ReferencePart[] = [];

function configRow(option: Declared): ReferenceRow {
  const {doc, members} = option;
  return {
    id: option.anchor,
    name: configPath(option),
    type: members.length > 0 ? 'object' : option.type,
    ...(option.optional ? {} : {mark: 'required'}),
    cells: [
      defaultOf(doc.default),
      [
        paragraph(doc.summary),
        ...labelled('Unit', doc.unit),
        ...labelled('Variable', doc.env?.replace(/\w+/g, '`$&`')),
        ...remark(doc.remarks),
      ],
    ],
    since: option.since,
    source: option.source,
  };
}

/** A default that is code alone can break between its words; one in words is a text. */
function defaultOf(value: string | undefined): ReferencePart[] {
  if (value === undefined) return [];
  const [, code] = /^`([^`]*)`$/.exec(value) ?? [];
  return [code === undefined ? paragraph(value) : {code}];
}

/** The keys of the configuration, or of the parts of it that are named, with what is below them. */
function configTable(
  paths: readonly string[],
  options: readonly Declared[],
  shallow: boolean,
): ReferenceData {
  const rows = (paths.length === 0 ? [''] : paths).flatMap((start) => {
    const below = start === '' ? '' : `${start}.`;
    return options.filter((option) => {
      const path = configPath(option);
      return (
        (path === start || path.startsWith(below)) &&
        !(shallow && path.slice(below.length).includes('.'))
      );
    });
  });
  return {
    ...(paths.length === 0 ? {id: 'api-arkos-config', name: 'ArkosConfig'} : {}),
    caption:
      paths.length === 0 ? 'Keys of ArkosConfig' : `Keys of ArkosConfig: ${paths.join(', ')}`,
    columns: ['Key', 'Default', 'Meaning'],
    rows: rows.map(configRow),
  };
}

function memberRow(member: Declared, of: Declared, hasDefaults: boolean): ReferenceRow {
  const {doc} = member;
  const meaning: ReferencePart[] = [
    paragraph(doc.summary),
    ...labelled('Unit', doc.unit),
    ...(member.kind === 'method' ? labelled('Returns', doc.returns) : []),
    ...remark(doc.remarks),
  ];
  return {
    id: member.anchor,
    name: member.path.slice(of.path.length + 1),
    type: member.type,
    ...(member.optional || member.kind === 'method' || of.kind === 'class'
      ? {}
      : {mark: 'required'}),
    cells: hasDefaults
      ? [doc.default === undefined ? none : [paragraph(doc.default)], meaning]
      : [meaning],
    since: member.since,
    source: member.source,
  };
}

function declaredTable(of: Declared, shallow: boolean): ReferenceData {
  const members = shallow ? of.members : withNested(of.members);
  const hasDefaults = members.some(({doc}) => doc.default !== undefined);
  return {
    id: of.anchor,
    name: of.path,
    caption: `Members of ${of.path}`,
    columns: hasDefaults ? ['Name', 'Default', 'Meaning'] : ['Name', 'Meaning'],
    rows: members.map((member) => memberRow(member, of, hasDefaults)),
  };
}

/** Functions that differ in little, without their parameters. */
const functionsTable = (functions: readonly Declared[]): ReferenceData => ({
  caption: `Functions: ${functions.map(({name}) => name).join(', ')}`,
  columns: ['Name', 'Meaning'],
  rows: functions.map(({anchor, name, type, doc, since, source}) => ({
    id: anchor,
    name,
    type,
    cells: [[paragraph(doc.summary)]],
    since,
    source,
  })),
});

/**
 * The table of `<ApiTable of="…"/>`: the keys of the configuration or of parts of it
 * (`ArkosConfig.authentication`, or several with commas), the members of a type, a class or an
 * object of the surface, several functions with commas (`camelCase, kebabCase`), or a list of the
 * data (`query.operators`).
 *
 * @param of - Its name.
 * @param surface - The declared surface.
 * @param shallow - Without the keys and members inside of others.
 * @returns What to show.
 * @throws UnknownName when there is nothing of that name, or it has no members.
 */
export function apiTable(of: string, surface: Surface, shallow = false): ReferenceData {
  const data = dataTables.get(of);
  if (data) return data();
  const options = configOptions(surface);
  if (of === 'ArkosConfig') return configTable([], options, shallow);
  const names = of.split(', ');
  const functions = names.flatMap((name) => surface.all.get(name) ?? []);
  if (names.length > 1 && names.length === functions.filter(({kind}) => kind === 'function').length)
    return functionsTable(functions);
  const keys = names.map((name) =>
    name.startsWith('ArkosConfig.') ? name.slice('ArkosConfig.'.length) : '',
  );
  if (keys.every((key) => options.some((option) => configPath(option) === key)))
    return configTable(keys, options, shallow);
  const declared = surface.all.get(of);
  const known = [
    ...[...surface.all.values()].filter(({members}) => members.length > 0).map(({path}) => path),
    ...options.map(({path}) => path),
    ...dataTables.keys(),
  ];
  if (!declared) throw new UnknownName(`The surface has no '${of}'`, known);
  if (declared.members.length === 0)
    throw new UnknownName(`'${of}' has no members: <Signature of="${of}"/> shows it`, known);
  return declaredTable(declared, shallow);
}

const accessText = {
  public: 'anyone',
  token: 'a signed-in user',
  access: 'a signed-in user with the permission',
} as const;

function endpointRow(
  endpoint: DocumentedEndpoint,
  sharedErrors: readonly EndpointError[],
): ReferenceRow {
  const {access, action, success} = endpoint;
  const errors = endpoint.errors.filter((error) => !sharedErrors.includes(error));
  return {
    id: endpointAnchor(endpoint.group, endpoint.name),
    name: endpoint.name,
    cells: [
      [
        {method: endpoint.method, path: endpoint.path},
        paragraph(endpoint.summary),
        ...labelled('For', action ? `${accessText[access]} \`${action}\`` : accessText[access]),
        ...labelled('Query', endpoint.query),
        ...labelled('Body', endpoint.body),
        ...remark(endpoint.remarks),
      ],
      [
        {code: String(success.status)},
        ...(success.body === undefined ? [paragraph('no body')] : [{code: success.body}]),
        ...(errors.length > 0
          ? [
              {
                list: errors.map(({status, code, when}) => ({
                  code: code === undefined ? String(status) : `${status} ${code}`,
                  text: when,
                })),
              },
            ]
          : []),
      ],
    ],
    source: endpoint.source,
  };
}

/**
 * The table of `<Endpoints of="…"/>`.
 *
 * @param of - A group (`model`, `auth`, `upload`, `system`), an endpoint (`auth.login`), or `all`.
 * @returns What to show.
 * @throws UnknownName when there is no such group or endpoint.
 */
export function endpointsTable(of: string): ReferenceData {
  const rows = endpoints.filter(
    ({group, name}) => of === 'all' || group === of || `${group}.${name}` === of,
  );
  if (rows.length === 0) {
    throw new UnknownName(`There is no group of endpoints and no endpoint '${of}'`, [
      ...new Set(['all', ...endpoints.flatMap(({group, name}) => [group, `${group}.${name}`])]),
    ]);
  }
  if (of === 'model')
    rows.sort((a, b) => compareOperations(a.name as Operation, b.name as Operation));
  return {
    caption: of === 'all' ? 'Every endpoint' : `Endpoints: ${of}`,
    columns: ['Name', 'Request', 'Responses'],
    rows: rows.map((row) => ({
      ...endpointRow(row, of === 'model' ? sharedModelErrors : []),
      ...(of === 'all' ? {group: row.group} : {}),
    })),
  };
}

/**
 * The table of `<Env/>`.
 *
 * @param of - One variable; every variable when undefined.
 * @returns What to show.
 * @throws UnknownName when there is no such variable.
 */
export function envTable(of?: string): ReferenceData {
  const rows = environmentVariables.filter(({name}) => of === undefined || name === of);
  if (rows.length === 0) {
    throw new UnknownName(
      `Nothing reads the variable '${of}'`,
      environmentVariables.map(({name}) => name),
    );
  }
  return {
    caption: of === undefined ? 'Environment variables' : `The variable ${of}`,
    columns: ['Variable', 'Default', 'Meaning'],
    rows: rows.map((variable) => ({
      id: envAnchor(variable.name),
      name: variable.name,
      ...(variable.required ? {mark: 'required'} : {}),
      ...(variable.internal ? {mark: 'set by the commands'} : {}),
      cells: [
        variable.default === undefined ? [paragraph('none')] : [{code: variable.default}],
        [
          paragraph(variable.meaning),
          ...labelled('Key', code(variable.option)),
          ...remark(variable.remarks),
        ],
      ],
      source: variable.source,
    })),
  };
}
