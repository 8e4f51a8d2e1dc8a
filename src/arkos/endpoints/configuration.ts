import {operations} from '.';
import {kebabCase} from './names';
import type {RouterSettings, SourceFile} from './router';

/** What `arkos.init()` is given, as far as endpoints and their responses depend on it. */
export interface Configuration extends RouterSettings {
  /** `authentication.mode`. */
  readonly authentication: 'off' | 'static' | 'dynamic';
  /** The one entry of `authentication.login.allowedUsernames`. */
  readonly usernameField: string;
  /** `authentication.login.sendAccessTokenThrough`. */
  readonly sendAccessTokenThrough: 'both' | 'response-only' | 'cookie-only';
  /** `validation.resolver`. */
  readonly validation: 'off' | 'zod' | 'class-validator';
  /** `validation.validationOptions.forbidNonWhitelisted`, which only class-validator follows. */
  readonly forbidsUnknown: boolean;
  /** Whether `swagger` is configured, for production too. */
  readonly hasDocs: boolean;
}

/** Everything on that is on without configuration, and nothing else. */
export const defaultConfiguration: Configuration = {
  strict: false,
  disable: {},
  authentication: 'off',
  usernameField: 'username',
  sendAccessTokenThrough: 'both',
  validation: 'off',
  forbidsUnknown: false,
  hasDocs: false,
};

/** The options of `arkos.init()`, one a line. */
function optionsOf(configuration: Configuration): string[] {
  const {strict, authentication, usernameField, validation, forbidsUnknown, hasDocs} =
    configuration;
  const login =
    usernameField === defaultConfiguration.usernameField
      ? ''
      : `, login: {allowedUsernames: ['${usernameField}']}`;
  const options =
    validation === 'class-validator' && forbidsUnknown
      ? ', validationOptions: {whitelist: true, forbidNonWhitelisted: true}'
      : '';
  return [
    ...(authentication === 'off' ? [] : [`authentication: {mode: '${authentication}'${login}},`]),
    ...(validation === 'off' ? [] : [`validation: {resolver: '${validation}'${options}},`]),
    ...(strict ? [`routers: {strict: ${strict === true ? 'true' : `'${strict}'`}},`] : []),
    ...(hasDocs ? [`swagger: {mode: 'prisma', enableAfterBuild: true},`] : []),
  ];
}

/**
 * The files that make the framework follow a configuration.
 *
 * @param configuration - What the reader chose.
 * @param models - The models that the framework reads: the settings of others have no file.
 * @returns `src/app.ts` where an option is set, and a router file for each module with settings of its own.
 */
export function configurationFiles(
  configuration: Configuration,
  models: readonly string[],
): SourceFile[] {
  const files: SourceFile[] = [];
  const options = optionsOf(configuration);
  if (options.length > 0) {
    files.push({
      path: 'src/app.ts',
      text: `import arkos from 'arkos';\n\narkos.init({\n${options.map((line) => `  ${line}\n`).join('')}});\n`,
    });
  }
  for (const [module, own] of Object.entries(configuration.disable)) {
    const said = own === true ? 'true' : disabledOf(own);
    if (said === '{}' || ![...models, 'auth', 'file-upload'].includes(module)) continue;
    const folder = kebabCase(module);
    files.push({
      path: `src/modules/${folder}/${folder}.router.ts`,
      text: `import type {RouterConfig} from 'arkos';\n\nexport const config: RouterConfig = {\n  disable: ${said},\n};\n`,
    });
  }
  return files;
}

/** `disable` as source: the operations of a model in their order, then those of other modules. */
function disabledOf(own: Readonly<Record<string, boolean | undefined>>): string {
  const names = [...new Set([...operations, ...Object.keys(own)])];
  return `{${names.flatMap((name) => (own[name] === undefined ? [] : `${name}: ${own[name]}`)).join(', ')}}`;
}
