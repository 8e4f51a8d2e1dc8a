/**
 * What a row of the data must look like. Build-time code only: pages import the data, not this.
 *
 * @packageDocumentation
 */
import {z} from 'zod';

const source = z.string().regex(/^packages\/[\w./-]+\.[a-z]+:[1-9]\d*$/, 'path:line of the source');
const text = z.string().trim().min(1);
const sentence = text.regex(/^[\S\s]*[.!?)]$|^[^.]+$/, 'a whole sentence');

const environmentVariable = z
  .object({
    name: text,
    default: z.string().nullable(),
    required: z.boolean(),
    internal: z.boolean(),
    meaning: sentence,
    remarks: sentence.optional(),
    option: text.optional(),
    source,
  })
  .strict();

const environmentFile = z
  .object({name: z.string().startsWith('.env'), skippedInBuild: z.boolean(), source})
  .strict();

const endpointError = z
  .object({status: z.number().int().min(400).max(599), code: text.optional(), when: sentence})
  .strict();

const endpoint = z
  .object({
    group: z.enum(['model', 'auth', 'upload', 'system']),
    name: z.string().regex(/^[a-z][a-zA-Z]+$/),
    method: z.enum(['GET', 'POST', 'PATCH', 'DELETE', 'ALL']),
    path: z.string().regex(/^(\/|\{baseRoute\}|\*$)/),
    summary: sentence,
    access: z.enum(['public', 'token', 'access']),
    action: z.enum(['Create', 'Update', 'Delete', 'View']).optional(),
    query: text.optional(),
    body: text.optional(),
    success: z.object({status: z.number().int().min(200).max(499), body: text.optional()}).strict(),
    errors: z.array(endpointError),
    remarks: sentence.optional(),
    source,
  })
  .strict()
  .refine(({access, action}) => (access === 'access') === (action !== undefined), {
    message: 'an endpoint behind a permission names its action, another none',
  });

const frameworkError = z
  .object({
    area: z.enum([
      'auth',
      'database',
      'mail',
      'model',
      'query',
      'routing',
      'setup',
      'upload',
      'validation',
    ]),
    kind: z.enum(['AppError', 'Error', 'MulterError']),
    code: text.optional(),
    status: z.number().int().min(400).max(599).optional(),
    message: text,
    from: text.optional(),
    cause: sentence,
    mend: sentence,
    reachable: z.boolean(),
    source,
  })
  .strict()
  .refine(({kind, code}) => (kind === 'Error') === (code === undefined), {
    message: 'a plain Error has no code, any other has one',
  });

const serviceHook = z
  .object({
    name: z.string().regex(/^(before[A-Z]\w+|after[A-Z]\w+|on[A-Z]\w+Error)$/),
    method: text,
    phase: z.enum(['before', 'after', 'error']),
    args: z.array(text).nonempty(),
    type: z.string().endsWith('HookArgs').optional(),
    source,
  })
  .strict();

const interceptor = z
  .object({
    name: z.string().regex(/^(before[A-Z]\w+|after[A-Z]\w+|on[A-Z]\w+Error)$/),
    group: z.enum(['model', 'auth', 'file-upload']),
    endpoint: text,
    phase: z.enum(['before', 'after', 'error']),
    reached: z.boolean(),
    source,
  })
  .strict();

const stackStep = z
  .object({
    id: z.string().regex(/^[a-zA-Z-]+$/),
    kind: z.enum(['hook', 'middleware', 'endpoint', 'router']),
    summary: sentence,
    disable: text.optional(),
    replace: text.optional(),
    option: text.optional(),
    path: text.optional(),
    source,
  })
  .strict();

const pipelineStep = z.object({id: text, summary: sentence, source}).strict();

const routerConfigKey = z
  .object({
    group: z.enum(['model', 'auth', 'file-upload']),
    name: text,
    typed: z.boolean(),
    offWhenStrict: z.boolean(),
    offWhenNoBulk: z.boolean(),
    source,
  })
  .strict();

const moduleFile = z
  .object({
    name: z.string().endsWith('.{ext}'),
    for: z.enum(['every module', 'models', 'auth', 'models and auth']),
    exports: text,
    meaning: sentence,
    replacedBy: text.optional(),
    resolver: z.enum(['zod', 'class-validator']).optional(),
    source,
  })
  .strict();

const projectFile = z.object({path: text, meaning: sentence, source}).strict();

const reservedParameter = z
  .object({
    name: text,
    effect: z.enum(['used', 'ignored', 'rejected']),
    value: text.optional(),
    default: text.optional(),
    meaning: sentence,
    prisma: text.optional(),
    remarks: sentence.optional(),
    excludedFromWhere: z.boolean(),
    source,
  })
  .strict();

const queryOperator = z
  .object({
    name: text,
    example: z.string().includes('__'),
    prisma: z.string().startsWith('{'),
    meaning: sentence,
    remarks: sentence.optional(),
    source,
  })
  .strict()
  .refine(({name, example}) => example.includes(`__${name}=`), {
    message: 'the example uses the operator',
  });

const valueConversion = z
  .object({to: z.enum(['Date', 'boolean', 'number']), fields: z.array(text).nonempty(), source})
  .strict();

const cliFlag = z
  .object({
    short: z
      .string()
      .regex(/^-[a-zA-Z]$/)
      .optional(),
    long: z.string().regex(/^--[a-z-]+$/),
    value: z
      .string()
      .regex(/^<[a-z]+>$/)
      .optional(),
    required: z.boolean(),
    default: text.optional(),
    meaning: sentence,
    remarks: sentence.optional(),
    accepted: z.boolean(),
  })
  .strict();

const cliCommand = z
  .object({
    name: z.string().regex(/^[a-z -]*$/),
    alias: z
      .string()
      .regex(/^[a-z]$/)
      .optional(),
    summary: sentence,
    flags: z.array(cliFlag),
    writes: text.optional(),
    runs: z.array(text).optional(),
    remarks: sentence.optional(),
    source,
  })
  .strict();

const createPrompt = z
  .object({
    name: text,
    question: text,
    kind: z.enum(['text', 'yes-no', 'choice']),
    choices: z.array(text).nonempty().optional(),
    default: z.union([z.string(), z.boolean()]).optional(),
    when: sentence.optional(),
    source,
  })
  .strict()
  .refine(({kind, choices}) => (kind === 'choice') === (choices !== undefined), {
    message: 'a choice has choices, another question none',
  });

const createResult = z
  .object({name: text, meaning: sentence, remarks: sentence.optional(), source})
  .strict();

const authFact = z
  .object({
    name: z.string().regex(/^[a-z-]+$/),
    value: z.union([z.boolean(), z.number(), z.string()]).optional(),
    unit: text.optional(),
    meaning: sentence,
    source,
  })
  .strict();

const swaggerMode = z
  .object({
    name: text,
    meaning: sentence,
    needsResolver: z.enum(['zod', 'class-validator']).optional(),
    source,
  })
  .strict();

const release = z
  .object({
    name: z.literal('arkos'),
    version: text,
    createArkosVersion: text,
    repository: z.string().url(),
    tag: z.string().startsWith('v'),
    commit: z.string().regex(/^[0-9a-f]{40}$/),
    node: text,
    dependencies: z.record(text),
    peerDependencies: z.record(text),
  })
  .strict();

const rows = <Row extends z.ZodTypeAny>(row: Row) => z.array(row).nonempty();

/** The schema of each export of `./index` that holds rows. */
export const dataSchemas = {
  authFacts: rows(authFact),
  cliCommands: rows(cliCommand),
  createPrompts: rows(createPrompt),
  createResults: rows(createResult),
  endpoints: rows(endpoint),
  environmentFiles: rows(environmentFile),
  environmentVariables: rows(environmentVariable),
  frameworkErrors: rows(frameworkError),
  interceptors: rows(interceptor),
  modelPipeline: rows(pipelineStep),
  moduleFiles: rows(moduleFile),
  projectFiles: rows(projectFile),
  queryOperators: rows(queryOperator),
  release,
  reservedParameters: rows(reservedParameter),
  routerConfigKeys: rows(routerConfigKey),
  serviceHooks: rows(serviceHook),
  stack: rows(stackStep),
  swaggerModes: rows(swaggerMode),
  valueConversions: rows(valueConversion),
} as const;
