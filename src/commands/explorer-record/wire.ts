/** A request to send. */
export interface Call {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body?: unknown;
}

/** A call of Prisma. */
export interface RecordedCall {
  readonly method: string;
  readonly args: object;
}

/** What came back, and what Prisma was asked for on the way. */
export interface Recorded {
  readonly status: number;
  readonly body: unknown;
  readonly calls: readonly RecordedCall[];
}

/** A file of the command line to generate. */
export interface TemplateCall {
  readonly kind: string;
  readonly options: object;
}

/** What a child process does. */
export interface Task {
  readonly packageFolder: string;
  readonly strict: boolean | 'no-bulk';
  /** `authentication.mode`; off without it. */
  readonly authentication?: 'static' | 'dynamic';
  /** What `prisma[model].fields` is, by model in lower case. */
  readonly fields: Readonly<
    Record<string, Readonly<Record<string, {typeName: string; isList: boolean}>>>
  >;
  readonly requests: readonly Call[];
  readonly templates: readonly TemplateCall[];
}

/** What it found. */
export interface TaskResult {
  /** Method and path of every route, as Express has them. */
  readonly routes: readonly string[];
  readonly recorded: readonly Recorded[];
  readonly templates: readonly string[];
}
