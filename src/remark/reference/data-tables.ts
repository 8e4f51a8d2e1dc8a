import {
  authFacts,
  createResults,
  hookMembers,
  interceptors,
  modelPipeline,
  type ModuleFile,
  moduleFiles,
  projectFiles,
  queryOperators,
  reservedParameters,
  routerConfigKeys,
  serviceHooks,
  stack,
  swaggerModes,
} from '../../arkos/data';
import type {ReferenceData, ReferencePart} from '../../components/ReferenceTable/data';
import {slug} from './anchors';
import {code, labelled, paragraph, remark} from './parts';

const groups = ['model', 'auth', 'file-upload'] as const;

const interceptorTables = groups.map((group): [string, () => ReferenceData] => [
  `interceptors.${group}`,
  () => ({
    caption: `Interceptors: ${group}`,
    isMatrix: true,
    columns: ['Export', 'Around'],
    rows: interceptors
      .filter((one) => one.group === group)
      .map((one) => ({
        id: `interceptor-${group}-${slug(one.name)}`,
        name: one.name,
        group: one.endpoint,
        ...(one.reached ? {} : {mark: 'never runs'}),
        cells: [[paragraph(`${phaseText[one.phase]} \`${one.endpoint}\`.`)]],
        source: one.source,
      })),
  }),
]);

const routerTables = groups.map((group): [string, () => ReferenceData] => [
  `router-config.${group}`,
  () => ({
    caption: `Keys of disable: ${group}`,
    columns: ['Key', 'Off with routers.strict'],
    rows: routerConfigKeys
      .filter((one) => one.group === group)
      .map((one) => ({
        id: `router-config-${group}-${slug(one.name)}`,
        name: one.name,
        ...(one.typed ? {} : {mark: 'not in the type'}),
        cells: [
          [
            paragraph(
              one.offWhen.includes(true)
                ? one.offWhen.includes('no-bulk')
                  ? '`true` or `no-bulk`'
                  : '`true`'
                : 'never',
            ),
          ],
        ],
        source: one.source,
      })),
  }),
]);

const allMethods = new Set(serviceHooks.map(({method}) => method)).size;

const phaseText = {
  before: 'Before',
  after: 'After',
  error: 'On an error in',
} as const;

/**
 * The part of the configuration that disables and replaces steps of a kind.
 *
 * @param kind - Such as `middleware`.
 */
const partOf = (kind: string): string => (kind === 'middleware' ? 'middlewares' : 'routers');

/**
 * What a file exports, labelled with how.
 *
 * @param exports - Such as `default: a class`.
 */
function exportsOf(exports: string): ReferencePart[] {
  const [, kind, what] = /^(default|named): (.*)$/.exec(exports) ?? [];
  return labelled(kind === 'default' ? 'Default export' : 'Named exports', what);
}

const isNoDto = ({resolver}: ModuleFile): boolean => resolver !== 'class-validator';

/** The DTO of a schema, which has its name but for the folder and the ending. */
const dtoFor = ({name}: ModuleFile): ModuleFile | undefined =>
  moduleFiles.find(
    (file) =>
      !isNoDto(file) &&
      file.name === name.replace('schemas/', 'dtos/').replace('.schema.', '.dto.'),
  );

const fileAnchor = (file: ModuleFile): string =>
  `file-${slug(`${file.for === 'auth' ? 'auth-' : ''}${file.name.replace(/\.?\{ext\}/, '')}`)}`;

/** Tables of the data that no type of the surface has, by what `<ApiTable of="…"/>` names them. */
export const dataTables: ReadonlyMap<string, () => ReferenceData> = new Map<
  string,
  () => ReferenceData
>([
  [
    'query.parameters',
    () => ({
      caption: 'Query parameters that are not filters',
      columns: ['Parameter', 'Default', 'Meaning'],
      rows: reservedParameters.map((one) => ({
        id: `query-${slug(one.name)}`,
        name: one.name,
        ...(one.effect === 'used' ? {} : {mark: one.effect}),
        cells: [
          one.default === undefined ? [] : [{code: one.default}],
          [
            paragraph(one.meaning),
            ...labelled('Value', one.value),
            ...labelled('Prisma', code(one.prisma)),
            ...remark(one.remarks),
          ],
        ],
        source: one.source,
      })),
    }),
  ],
  [
    'query.operators',
    () => ({
      caption: 'Operators of a filter',
      columns: ['Operator', 'Example', 'Meaning'],
      rows: queryOperators.map((one) => ({
        id: `query-operator-${slug(one.name)}`,
        name: one.name,
        cells: [
          [{code: one.example}],
          [paragraph(one.meaning), ...labelled('Prisma', code(one.prisma)), ...remark(one.remarks)],
        ],
        source: one.source,
      })),
    }),
  ],
  ...interceptorTables,
  ...routerTables,
  [
    'hooks',
    () => ({
      caption: 'Service hooks',
      isMatrix: true,
      columns: ['Export', 'Called'],
      rows: serviceHooks.map((one) => ({
        id: `hook-${slug(one.name)}`,
        name: one.name,
        group: one.method,
        cells: [
          [
            paragraph(`${phaseText[one.phase]} \`${one.method}\`.`),
            ...labelled('With', one.args.map((arg) => `\`${arg}\``).join(', ')),
          ],
        ],
        source: one.source,
      })),
    }),
  ],
  [
    'hooks.members',
    () => ({
      caption: 'Members of the object that a hook receives',
      columns: ['Member', 'Meaning'],
      rows: hookMembers.map((one) => ({
        id: `hook-member-${slug(one.name)}`,
        name: one.name,
        cells: [
          [
            ...labelled('Before', one.before),
            ...labelled('After', one.after),
            ...labelled('On error', one.error),
            ...labelled(
              'Hooks of',
              one.methods.length === allMethods
                ? 'every method'
                : one.methods.map((method) => `\`${method}\``).join(', '),
            ),
          ],
        ],
        source: one.source,
      })),
    }),
  ],
  [
    'hooks.types',
    () => ({
      caption: 'Types of the object that a hook receives',
      isMatrix: true,
      columns: ['Type', 'Of'],
      rows: serviceHooks.flatMap(({type, name, method, source}) =>
        type === undefined
          ? []
          : [
              {
                id: `api-${slug(type)}`,
                name: type,
                group: method,
                cells: [[paragraph(`The argument of \`${name}\`.`)]],
                source,
              },
            ],
      ),
    }),
  ],
  [
    'files.modules',
    () => ({
      caption: 'Files of a module that are loaded by their names',
      columns: ['File', 'For', 'Meaning'],
      rows: moduleFiles.filter(isNoDto).map((one) => {
        const dto = dtoFor(one);
        return {
          id: fileAnchor(one),
          ...(dto && {alsoIds: [fileAnchor(dto)]}),
          name: one.name,
          cells: [
            [paragraph(one.for), ...labelled('Resolver', code(one.resolver))],
            [
              paragraph(one.meaning),
              ...exportsOf(one.exports),
              ...labelled('Now', code(one.replacedBy)),
              ...labelled('With class-validator', code(dto?.name)),
            ],
          ],
          source: one.source,
        };
      }),
    }),
  ],
  [
    'files.project',
    () => ({
      caption: 'Files that are read outside src/modules',
      columns: ['File', 'Meaning'],
      rows: projectFiles.map((one) => ({
        id: `file-project-${slug(one.name.replace(/\.?\{ext\}/, ''))}`,
        name: one.name,
        cells: [[paragraph(one.meaning)]],
        source: one.source,
      })),
    }),
  ],
  [
    'middlewares',
    () => ({
      caption: 'The stack, in the order requests meet it',
      columns: ['Step', 'What it does'],
      rows: stack.map((one) => ({
        id: `stack-${slug(one.name)}`,
        name: one.name,
        type: one.kind,
        cells: [
          [
            paragraph(one.summary),
            ...labelled('Key', code(one.option)),
            ...labelled(
              'Disable',
              one.disable && `\`${partOf(one.kind)}.disable: ['${one.disable}']\``,
            ),
            ...labelled('Replace', one.replace && `\`${partOf(one.kind)}.replace.${one.replace}\``),
            ...labelled('Paths', one.path?.split(', ').map(code).join(', ')),
          ],
        ],
        source: one.source,
      })),
    }),
  ],
  [
    'pipeline',
    () => ({
      caption: 'What a request to a generated endpoint runs through',
      columns: ['Step', 'What it does'],
      rows: modelPipeline.map((one) => ({
        id: `pipeline-${slug(one.name)}`,
        name: one.name,
        cells: [[paragraph(one.summary)]],
        source: one.source,
      })),
    }),
  ],
  [
    'swagger.modes',
    () => ({
      caption: 'Values of swagger.mode',
      columns: ['Mode', 'Meaning'],
      rows: swaggerModes.map((one) => ({
        id: `swagger-mode-${slug(one.name)}`,
        name: one.name,
        cells: [
          [paragraph(one.meaning), ...labelled('Needs the resolver', code(one.needsResolver))],
        ],
        source: one.source,
      })),
    }),
  ],
  [
    'create-arkos.writes',
    () => ({
      caption: 'What create-arkos leaves behind',
      columns: ['File or command', 'Meaning'],
      rows: createResults.map((one) => ({
        id: `cli-create-arkos-writes-${slug(one.name)}`,
        name: one.name,
        cells: [[paragraph(one.meaning), ...remark(one.remarks)]],
        source: one.source,
      })),
    }),
  ],
  [
    'auth.facts',
    () => ({
      caption: 'What is fixed about passwords, tokens and the cookie',
      columns: ['Fact', 'Value', 'Meaning'],
      rows: authFacts.map((one) => ({
        id: `auth-${slug(one.name)}`,
        name: one.title,
        isProse: true,
        cells: [
          one.value === undefined ? [] : [{code: String(one.value)}, ...labelled('Unit', one.unit)],
          [paragraph(one.meaning)],
        ],
        source: one.source,
      })),
    }),
  ],
]);
