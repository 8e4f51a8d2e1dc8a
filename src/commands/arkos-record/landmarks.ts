/** A line of the framework's sources: end of the file's path without extension, text on the line. */
export type Landmark = readonly [file: string, text: string];

/** The lines of one kind of facts by their ids. */
export type Landmarks = Readonly<Record<string, Landmark>>;

const app = 'arkos/src/app';
const service = 'modules/auth/auth.service';
const features = 'features/api.features';
const helpers = 'helpers/api.features.helpers';
const router = 'helpers/base.router.helpers';
const loader = 'utils/dynamic-loader';

const inFile = (file: string, texts: Readonly<Record<string, string>>): Landmarks =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, [file, text]]));

const validators = (folder: 'dtos' | 'schemas', suffix: 'dto' | 'schema'): Landmarks =>
  Object.fromEntries([
    ...['login', 'signup', 'get-me', 'update-me', 'update-password'].map((name) => [
      `${folder}/${name}.${suffix}.{ext}`,
      [loader, `\`${name}.${suffix}.`],
    ]),
    ...['', 'create-', 'update-', 'query-'].map((start) => [
      `${folder}/${start}{module}.${suffix}.{ext}`,
      [loader, `\`${start}\${kebabModelName}.${suffix}.`],
    ]),
  ]) as Landmarks;

/**
 * Where the code is that our words are about, for facts that no scanner has read off the sources: the
 * first line of the file with the text is the origin.
 */
export const landmarks: Readonly<Record<string, Landmarks>> = {
  auth: {
    ...inFile(service, {
      'password-hash-rounds': 'bcrypt.hash(',
      'password-hash-detection': 'bcrypt.getRounds(',
      'password-pattern': '/^(?=.*[A-Z])',
      'token-algorithm': 'jwt.sign(',
      'token-payload': 'jwt.sign(',
      'token-header': 'req?.headers?.authorization',
      'token-cookie': 'cookies?.arkos_access_token',
      'user-id': 'String(decoded.id)',
      'super-user': 'user.isSuperUser',
      'static-roles': 'Array.isArray(user?.roles)',
      'dynamic-query': 'userRole.findFirst(',
    }),
    'password-hash-where': ['modules/base/base.service', '=== "user" && data?.password'],
    'token-lifetime': ['utils/arkos-env', 'JWT_EXPIRES_IN'],
    'logout-cookie': ['modules/auth/auth.controller', '"no-token"'],
  },
  parameters: {
    ...inFile(features, {
      page: 'this.searchParams.page',
      limit: 'this.searchParams.limit, 10',
      sort: 'if (this.searchParams.sort)',
      fields: 'if (this.searchParams?.fields)',
      search: 'if (!!this.searchParams.search)',
      filterMode: 'req.query?.filterMode',
      filters: '{ filters =',
      include: 'if (this.searchParams.include',
      select: 'if (this.searchParams.select',
      omit: 'if (this.searchParams.omit',
      where: '"where",',
      ignoredFields: '"ignoredFields"',
      addFields: 'this.searchParams?.addFields',
      removeFields: 'this.searchParams?.removeFields',
    }),
    prismaQueryOptions: ['modules/base/base.middlewares', 'req.query?.prismaQueryOptions'],
    usernameField: ['helpers/auth.controller.helpers', 'req.query?.usernameField'],
  },
  operators: inFile(helpers, {
    contains: 'case "contains"',
    icontains: 'case "icontains"',
    in: 'case "in"',
    notIn: 'case "notIn"',
    or: 'case "or"',
    isNull: 'case "isNull"',
    isEmpty: 'case "isEmpty"',
  }),
  stack: inFile(app, {
    configureApp: 'arkosConfig?.configureApp(app)',
    compression: '("compression")',
    'global-rate-limit': '("global-rate-limit")',
    cors: '("cors")',
    'express-json': '("express-json")',
    'cookie-parser': '("cookie-parser")',
    'query-parser': '("query-parser")',
    'request-logger': '("request-logger")',
    'additional-middlewares': 'if (arkosConfig?.middlewares?.additional)',
    'welcome-endpoint': '("welcome-endpoint")',
    'request-debugger': 'debuggerService.logRequestInfo',
    'file-upload': '("file-upload")',
    'auth-router': '("auth-router")',
    'prisma-models-router': '("prisma-models-router")',
    'available-resources': 'app.use("/api", getAvailableResources',
    swagger: 'await getSwaggerRouter(',
    'additional-routers': 'if (routersConfig?.additional)',
    'not-found': 'app.use("*"',
    'global-error-handler': '("global-error-handler")',
  }),
  pipeline: inFile(router, {
    authenticate: 'authService.authenticate,',
    'access-control': 'authService.handleAccessControl(',
    validation: '  handleRequestBodyValidationAndTransformation(',
    'prisma-query-options': '  addPrismaQueryOptionsToRequest<',
    'before-interceptors': 'interceptors?.beforeCreateOne',
    handler: 'controller.createOne',
    'after-interceptors': 'interceptors?.afterCreateOne',
    'send-response': '        sendResponse,',
    'error-interceptors': 'interceptors?.onCreateOneError',
  }),
  files: {
    ...inFile(loader, {
      '{module}.router.{ext}': '.router.$',
      '{module}.middlewares.{ext}': '.middlewares.$',
      '{module}.hooks.{ext}': '.hooks.$',
      '{module}.auth.{ext}': '.auth.$',
      '{module}.auth-configs.{ext}': '.auth-configs.$',
      '{module}.query.{ext}': '.query.$',
      '{module}.prisma-query-options.{ext}': '.prisma-query-options.$',
    }),
    ...validators('schemas', 'schema'),
    ...validators('dtos', 'dto'),
  },
  projectFiles: {
    'src/utils/prisma.{ext}': ['helpers/prisma.helpers', 'src/utils/prisma.$'],
    'src/utils/prisma/index.{ext}': ['helpers/prisma.helpers', 'src/utils/prisma/index.$'],
    'prisma/**/*.prisma': ['prisma/prisma-schema-parser', 'resolve(process.cwd(), "prisma")'],
    'src/app.{ext}': ['utils/cli/dev', '`src/app.$'],
    '.build/src/app.js': ['utils/cli/start', '".build", "src", "app.js"'],
  },
  created: {
    'src/app.{ext}': ['templates/basic/src/app.ts', ''],
    'arkos.config.{ext}': ['templates/basic/arkos.config.ts', ''],
    '.env': ['templates/basic/.env', ''],
    'prisma/schema/': ['basic/prisma/schema/schema.prisma', ''],
    'src/utils/prisma/index.{ext}': ['basic/src/utils/prisma/index.ts', ''],
    '<package manager> install': ['create-arkos/src/index', '`${packageManager} install`'],
    'npx prisma generate': ['create-arkos/src/index', '`npx prisma generate`'],
  },
  systemEndpoints: {
    'system.welcome': [app, 'app.get('],
    'system.availableResources': ['modules/base/base.router', 'router.get('],
    'system.apiReference': [app, 'await getSwaggerRouter('],
    'system.notFound': [app, 'app.use("*"'],
  },
  errors: {
    LIMIT_UNEXPECTED_FILE: ['modules/file-upload/file-upload.service', 'upload(req, res'],
    LIMIT_FILE_SIZE: ['modules/file-upload/file-upload.service', 'limits: { fileSize'],
  },
  variables: {
    ARKOS_BUILD: ['helpers/fs.helpers', 'process.env.ARKOS_BUILD'],
    NODE_ENV: ['utils/dotenv.helpers', 'process.env.NODE_ENV'],
  },
  swaggerModes: inFile('helpers/swagger.router.helpers', {
    prisma: 'case "prisma"',
    'class-validator': 'case "class-validator"',
    zod: 'case "zod"',
  }),
};
