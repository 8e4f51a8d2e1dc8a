import type {PlainObservation} from './observe';
import type {SourceText} from './scan';

/** Defaults that nothing can be asked for, by path: as TypeScript, end of a file, text that shows it. */
const evidence: Readonly<Record<string, readonly [value: string, file: string, text: string]>> = {
  'request.parameters.allowDangerousPrismaQueryOptions': [
    'false',
    'base.middlewares.js',
    '?.allowDangerousPrismaQueryOptions',
  ],
  'authentication.login.sendAccessTokenThrough': [
    "'both'",
    'auth.controller.js',
    '!authConfigs?.login?.sendAccessTokenThrough',
  ],
  'middlewares.additional': ['[]', 'app.js', 'if (arkosConfig?.middlewares?.additional)'],
  'middlewares.disable': ['[]', 'app.js', 'middlewaresConfig?.disable || []'],
  'routers.additional': ['[]', 'app.js', 'if (routersConfig?.additional)'],
  'routers.disable': ['[]', 'app.js', 'routersConfig?.disable || []'],
  'swagger.enableAfterBuild': ['false', 'app.js', 'arkosConfig.swagger.enableAfterBuild === true'],
  'debugging.dynamicLoader.level': ['0', 'debugger.service.js', 'dynamicLoader?.level || 0'],
};

/** Defaults that are in the build as they are written. */
const written = [
  {
    path: 'authentication.passwordValidation.regex',
    file: 'auth.service.js',
    pattern: /passwordValidation\?\.regex \|\|\s*(\/.+\/);/,
  },
  {
    path: 'authentication.passwordValidation.message',
    file: 'auth.controller.js',
    pattern: /passwordValidation\?\.message \|\|\s*("[^"]+")/,
  },
] as const;

const configured = [
  'welcomeMessage',
  'port',
  'host',
  'routers.strict',
  'fileUpload.baseUploadDir',
  'fileUpload.baseRoute',
  'debugging.requests.level',
];

const documentation = [
  'endpoint',
  'strict',
  'options.definition.openapi',
  'options.definition.info.title',
  'options.definition.info.version',
  'options.definition.info.description',
  'options.definition.components.securitySchemes',
  'options.definition.security',
  'options.apis',
  'options.deepLinking',
  'options.tryItOutEnabled',
  'options.persistAuthorization',
  'scalarApiReferenceConfiguration',
];

/**
 * Collects the defaults of the configuration.
 *
 * @param seen - The run with an almost empty configuration.
 * @param files - The package's build.
 * @returns Path and value of every default that can be shown, as TypeScript.
 */
export function observedDefaults(
  seen: PlainObservation,
  files: readonly SourceText[],
): Map<string, string> {
  const {config, handed, swagger} = seen;
  const limits = Array.isArray(handed.rateLimits) ? handed.rateLimits : [];
  const values: [path: string, value: unknown][] = [
    ...configured.map((path): [string, unknown] => [path, at(config, path)]),
    ['globalRequestRateLimitOptions', without(limits[0], 'handler')],
    ['authentication.requestRateLimitOptions', without(limits[1], 'handler')],
    ['authentication.jwt.expiresIn', seen.environment.JWT_EXPIRES_IN],
    ['authentication.jwt.cookie.httpOnly', seen.cookie.httpOnly],
    ['authentication.jwt.cookie.sameSite', seen.cookie.sameSite],
    ['validation.validationOptions', handed.validate],
    ['fileUpload.expressStaticOptions', handed.static],
    ['queryParserOptions', handed.queryParser],
    ['cors.options', without(at(handed, 'cors.0'), 'origin')],
    ['cookieParserParameters', handed['cookie-parser']],
    ['email.port', seen.email.port],
    ['email.secure', seen.email.secure],
    ...documentation.map((path): [string, unknown] => [`swagger.${path}`, at(swagger, path)]),
    ...['images', 'videos', 'documents', 'files'].flatMap((kind) =>
      ['maxCount', 'maxSize', 'supportedFilesRegex'].map((key): [string, unknown] => [
        `fileUpload.restrictions.${kind}.${key}`,
        at(seen.restrictions, `${kind}.${key}`),
      ]),
    ),
  ];
  const textOf = (file: string): string => files.find(({path}) => path.endsWith(file))?.text ?? '';
  return new Map([
    ...values.flatMap(([path, value]): [string, string][] =>
      value === undefined ? [] : [[path, formatDefault(value)]],
    ),
    ...Object.entries(evidence)
      .filter(([, [, file, text]]) => textOf(file).includes(text))
      .map(([path, [value]]): [string, string] => [path, value]),
    ...written.flatMap(({path, file, pattern}): [string, string][] => {
      const [, code] = pattern.exec(textOf(file)) ?? [];
      return code === undefined ? [] : [[path, code.replace(/^"(.*)"$/, "'$1'")]];
    }),
  ]);
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null
          ? (inner as Record<string, unknown>)[key]
          : undefined,
      value,
    );
}

function without(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/**
 * Writes a value the way a configuration would.
 *
 * @param value - The value.
 * @returns TypeScript, on one line.
 */
export function formatDefault(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  if (Array.isArray(value)) return `[${value.map(formatDefault).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  return `{${entries.map(([key, inner]) => `${key}: ${formatDefault(inner)}`).join(', ')}}`;
}
