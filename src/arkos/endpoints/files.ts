import {camelCase, kebabCase, pascalCase} from './names';
import type {SourceFile} from './router';

/** Names of a model as the templates use them. */
interface Names {
  readonly pascal: string;
  readonly camel: string;
  readonly kebab: string;
}

/** What `npx arkos generate` writes for a model, in TypeScript. */
interface Template {
  /** The word after `generate`. */
  readonly command: string;
  /** What is between the name of the model and the extension. */
  readonly suffix: string;
  readonly text: (names: Names) => string;
}

const controller = ({
  pascal,
  camel,
  kebab,
}: Names): string => `import { BaseController } from "arkos/controllers";
  
class ${pascal}Controller extends BaseController {}

const ${camel}Controller = new ${pascal}Controller("${kebab}");

export default ${camel}Controller;
`;

const service = ({pascal, camel, kebab}: Names): string => `import { Prisma } from "@prisma/client";
import { BaseService } from "arkos/services";
  
class ${pascal}Service extends BaseService<Prisma.${pascal}Delegate> {}

const ${camel}Service = new ${pascal}Service("${kebab}");

export default ${camel}Service;
`;

const router = ({camel, kebab}: Names): string => `import { Router } from 'express'
import { authService } from 'arkos/services'
import { catchAsync } from 'arkos/error-handler'
import ${camel}Controller from "./${kebab}.controller"
import { RouterConfig } from 'arkos'

export const config: RouterConfig = { }

const ${camel}Router = Router()

${camel}Router.get(
  '/custom-endpoint',
  authService.authenticate,
  authService.handleAccessControl('CustomAction', '${kebab}'),
  catchAsync(${camel}Controller.someHandler)
)

export default ${camel}Router
`;

const phases = (operation: string): string[] => [
  `before${operation}`,
  `after${operation}`,
  `on${operation}Error`,
];

const interceptors = (): string => {
  const args = 'req: ArkosRequest, res: ArkosResponse, next: ArkosNextFunction';
  const one = (name: string): string =>
    name.startsWith('on')
      ? `// export const ${name} =\n//   [async (err: any, ${args}) => {\n//     next(err);\n//   }]\n`
      : `// export const ${name} = \n//   [async (${args}) => {\n//     next();\n//   }]\n`;
  const operations = [
    'CreateOne',
    'FindOne',
    'FindMany',
    'UpdateOne',
    'DeleteOne',
    'CreateMany',
    'UpdateMany',
    'DeleteMany',
  ];
  const body = operations.flatMap(phases).map(one).join('\n');
  return `import { ArkosRequest, ArkosResponse, ArkosNextFunction } from "arkos";\n\n${body}`;
};

/** The framework capitalizes the first letter of a text and lowers the rest. */
const capitalize = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

const auth = ({camel, kebab}: Names): string => {
  const title = capitalize(kebab.replaceAll('-', ''));
  const plain = kebab.replaceAll('-', ' ');
  const rule = (action: string, what: string): string =>
    `    // ${action}: {\n    //   roles: [],\n    //   name: "${action} ${title}",\n    //   description: "Permission to ${what} ${plain} records"\n    // },\n`;
  const permission = (action: string): string =>
    `  can${action}: authService.permission("${action}", "${kebab}"),\n`;
  const actions = ['Create', 'Update', 'Delete', 'View'];
  return `import { AuthConfigs } from 'arkos/auth';

import { authService } from "arkos/services";

export const ${camel}Permissions = {
${actions.map(permission).join('')}}

const ${camel}AuthConfigs: AuthConfigs = {
  authenticationControl: {
${actions.map((action) => `    ${action}: true,\n`).join('')}  },
  accessControl: {
${rule('Create', 'create new')}${rule('Update', 'update existing')}${rule('Delete', 'delete')}${rule('View', 'view')}  },
};

export default ${camel}AuthConfigs;
`;
};

/** What each hook is given, in the order of the template. */
const hookArguments: readonly (readonly [operation: string, args: string])[] = [
  ['FindOne', 'filters, queryOptions'],
  ['UpdateOne', 'filters, data, queryOptions'],
  ['CreateOne', 'data, queryOptions'],
  ['CreateMany', 'data, queryOptions'],
  ['Count', 'filters'],
  ['FindMany', 'filters, queryOptions'],
  ['UpdateMany', 'filters, data, queryOptions'],
  ['DeleteOne', 'filters'],
  ['DeleteMany', 'filters'],
];

const hookTypes = [
  ...[
    'FindOne',
    'UpdateOne',
    'CreateOne',
    'CreateMany',
    'Count',
    'FindMany',
    'UpdateMany',
    'DeleteOne',
    'DeleteMany',
  ].flatMap((operation) => [`Before${operation}`, `After${operation}`]),
  ...[
    'CreateOne',
    'CreateMany',
    'Count',
    'FindMany',
    'FindById',
    'FindOne',
    'UpdateOne',
    'UpdateMany',
    'DeleteOne',
    'DeleteMany',
  ].map((operation) => `On${operation}Error`),
];

const hooks = ({pascal, camel, kebab}: Names): string => {
  const hook = (name: string, args: string): string => {
    const extra = name.startsWith('after') ? 'result, ' : name.startsWith('on') ? 'error, ' : '';
    // The template forgets `data` here.
    const own = name === 'afterCreateMany' ? 'queryOptions' : args;
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}HookArgs<Prisma.${pascal}Delegate>`;
    return `// export const ${name} = [\n//   async ({ context, ${extra}${own} }: ${type}) => {}\n// ];\n`;
  };
  const body = hookArguments
    .flatMap(([operation, args]) => phases(operation).map((name) => hook(name, args)))
    .join('\n');
  // The first three lines of the template end in a space.
  const types = hookTypes
    .map(
      (name, index) =>
        `// ${name}HookArgs${index < hookTypes.length - 1 ? ',' : ''}${index < 3 ? ' ' : ''}`,
    )
    .join('\n');
  return `// import { \n${types}\n// } from "arkos/services";
// import { Prisma } from "@prisma/client"
// import ${camel}Service from "./${kebab}.service";


${body}`;
};

const queryOptions = ({pascal, camel}: Names): string => {
  const keys = [
    'global',
    'find',
    'findOne',
    'findMany',
    'update',
    'updateMany',
    'updateOne',
    'create',
    'createMany',
    'createOne',
    'save',
    'saveMany',
    'saveOne',
    'delete',
    'deleteMany',
    'deleteOne',
  ];
  return `import { Prisma } from "@prisma/client";
import { PrismaQueryOptions } from 'arkos/prisma';

const ${camel}QueryOptions: PrismaQueryOptions<Prisma.${pascal}Delegate> = {
${keys.map((key) => `    ${key}: {},\n`).join('')}}

export default ${camel}QueryOptions;
`;
};

const templates: readonly Template[] = [
  {command: 'controller', suffix: 'controller', text: controller},
  {command: 'service', suffix: 'service', text: service},
  {command: 'router', suffix: 'router', text: router},
  {command: 'interceptors', suffix: 'middlewares', text: interceptors},
  {command: 'auth-configs', suffix: 'auth', text: auth},
  {command: 'hooks', suffix: 'hooks', text: hooks},
  {command: 'query-options', suffix: 'query', text: queryOptions},
];

/** A file that the command line generates. */
export interface GeneratedFile extends SourceFile {
  /** What generates it. */
  readonly command: string;
}

/**
 * The files that `npx arkos generate` writes for a model in a TypeScript project.
 *
 * @param model - Name of the model.
 * @see https://github.com/Uanela/arkos/blob/v1.3.10-beta/packages/arkos/src/utils/cli/generate.ts
 */
export function generatedFiles(model: string): GeneratedFile[] {
  const names = {pascal: pascalCase(model), camel: camelCase(model), kebab: kebabCase(model)};
  return templates.map(({command, suffix, text}) => ({
    command: `npx arkos generate ${command} --model ${names.kebab}`,
    path: `src/modules/${names.kebab}/${names.kebab}.${suffix}.ts`,
    text: text(names),
  }));
}
