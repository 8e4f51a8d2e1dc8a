/**
 * What can be observed of the framework. `npm run arkos:record` writes the JSON files; nobody edits
 * them. Our words for these facts are in `../notes`, keyed by the ids here.
 *
 * @packageDocumentation
 */
import auth from './auth.json';
import commands from './commands.json';
import defaults from './defaults.json';
import endpoints from './endpoints.json';
import environment from './environment.json';
import errors from './errors.json';
import files from './files.json';
import hooks from './hooks.json';
import interceptors from './interceptors.json';
import origins from './origins.json';
import prompts from './prompts.json';
import query from './query.json';
import routerConfig from './router-config.json';
import stack from './stack.json';
import type swagger from './swagger.json';

/** Rows of one kind by their ids. */
type Facts<Ids, Fact> = Readonly<Record<keyof Ids & string, Fact>>;

/** An error that the framework constructs. */
export interface ErrorFact {
  readonly kind: 'AppError' | 'Error' | 'MulterError';
  /** The `code` of the body; a plain `Error` has none. */
  readonly code?: string;
  readonly status?: number;
  /** The message, with `{}` for each value that is put in. */
  readonly message: string;
  /** Name of the error, or code of Prisma, that the error handler translates into this one. */
  readonly from?: string;
}
export type ErrorId = keyof typeof errors;
export const errorFacts = errors as Facts<typeof errors, ErrorFact>;

/** An endpoint that the framework mounts. */
export interface EndpointFact {
  readonly method: string;
  /**
   * Path; `{models}` stands for the plural kebab-case name of a model, `{baseRoute}` for
   * `fileUpload.baseRoute`, a colon begins a parameter.
   */
  readonly path: string;
  /** `public`, `token` (a signed-in user) or `access` (also the permission named in `action`). */
  readonly access: 'access' | 'public' | 'token';
  /** Action that the permission is about. */
  readonly action?: string;
}
export type EndpointId = keyof typeof endpoints;
export const endpointFacts = endpoints as Facts<typeof endpoints, EndpointFact>;

/** Groups of endpoints, and the names of the interceptors around each of their endpoints. */
export const interceptorFacts: Readonly<
  Record<keyof typeof interceptors, Readonly<Record<string, readonly string[]>>>
> = interceptors;

/** What a service hook of a method is called with. */
export interface HookFact {
  /** Keys of the object, before those of its phase. */
  readonly args: readonly string[];
  /** Types of that object that the package exports. */
  readonly types: readonly string[];
}
export const hookFacts: Facts<typeof hooks, HookFact> = hooks;

/** A key of `disable` in the `config` of a router file. */
export interface RouterConfigFact {
  /** Whether the type `RouterConfig` has it. */
  readonly typed: boolean;
  /** Values of `routers.strict` that turn the endpoint off until the key is set to false. */
  readonly offWhen: readonly (boolean | string)[];
}
export const routerConfigFacts: Readonly<
  Record<keyof typeof routerConfig, Readonly<Record<string, RouterConfigFact>>>
> = routerConfig;

/** A flag of a command. */
export interface FlagFact {
  /** Short form with its dash. */
  readonly short?: string;
  /** Name of the value in the help; absent for a switch. */
  readonly value?: string;
  readonly default?: string;
  readonly required: boolean;
  /** False for a form that the help prints and the command does not accept. */
  readonly accepted: boolean;
}

/** A command of `arkos`. */
export interface CommandFact {
  readonly alias?: string;
  /** Its own flags by their long forms; every command also takes `--help`. */
  readonly flags: Readonly<Record<string, FlagFact>>;
}
export type CommandId = keyof typeof commands;
/** The flags of a command. */
export type FlagId<Id extends CommandId> = keyof (typeof commands)[Id]['flags'] & string;
export const commandFacts: Facts<typeof commands, CommandFact> = commands;

/** A question that `create-arkos` asks. */
export interface PromptFact {
  readonly question: string;
  readonly kind: string;
  /** Choices. Enter picks the first one. */
  readonly choices?: readonly string[];
  readonly default?: boolean | string;
}
export type PromptId = keyof typeof prompts;
export const promptFacts: Facts<typeof prompts, PromptFact> = prompts;

export type VariableId = keyof typeof environment.variables;
export const variableFacts: Facts<typeof environment.variables, {readonly required: boolean}> =
  environment.variables;
/** Files that the commands read variables from, in order; `{NODE_ENV}` stands for the variable. */
export const environmentFiles: readonly string[] = environment.files;

/** A file that is loaded from the folder of a module by its name. */
export type FileId = keyof typeof files;
export const fileFacts: Facts<typeof files, {readonly resolver?: string}> = files;

/** A step of the stack; what its name is in the configuration. */
export interface StepFact {
  readonly kind: string;
  /** Value of `middlewares.disable` or `routers.disable` that removes it. */
  readonly disable?: string;
  /** Key of `middlewares.replace` or `routers.replace` that replaces it. */
  readonly replace?: string;
}
export type StepId = keyof typeof stack;
export const stackFacts: Facts<typeof stack, StepFact> = stack;

export type OperatorId = keyof typeof query.operators;
/** What the example of each operator becomes in `where`, as code. */
export const operatorFacts: Facts<typeof query.operators, string> = query.operators;
/** Query parameters that never become a filter. */
export type ExcludedParameter = keyof typeof query.excluded;

export type SwaggerModeId = keyof typeof swagger.modes;
export type AuthFactId = keyof typeof auth;
export const authValues: Facts<typeof auth, number | string> = auth;

/** Default of each configuration key that has one, as TypeScript. */
export const configDefaults: Readonly<Record<string, string>> = defaults;

/** Where something is in the framework's repository at the tag: path, colon, line. */
export const originFacts: Readonly<Record<string, Readonly<Record<string, string>>>> = origins;
