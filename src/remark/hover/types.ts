import type {Declared} from '../reference/surface';

/** A name of the framework in a sample. */
export interface FrameworkName {
  /** Characters from the beginning of the sample. */
  readonly start: number;
  readonly length: number;
  /** What the surface declares there. */
  readonly declared: Declared;
  /** Its type, as an editor shows it. */
  readonly type: string;
}

/** What the compiler says of a sample. */
export interface SampleTypes {
  /** Names of the framework, in order. */
  readonly names: readonly FrameworkName[];
  /** The message of the diagnostic that was asked for, where the compiler gives it. */
  readonly message?: string;
}

/** A TypeScript sample of a page. */
export interface TypeScriptSample {
  /** File it stands for, relative to the bookshop, if it has a title. */
  readonly path?: string;
  readonly code: string;
  /** A diagnostic whose message is needed, such as `TS2551`. */
  readonly diagnostic?: string;
}
