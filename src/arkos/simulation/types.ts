/** A file of a multipart form; its content stays with the reader. */
export interface SimulatedFile {
  /** Name of the form field. */
  readonly field: string;
  /** Original file name. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A request to the simulated API. */
export interface SimulatedRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The parsed JSON. */
  readonly body?: unknown;
  /** The JSON as it is sent, in place of `body`; it may be broken. */
  readonly text?: string;
  /** What a multipart form contains. */
  readonly files?: readonly SimulatedFile[];
  /** The token of the request, from its header or its cookie. */
  readonly token?: string;
}

/** What comes back. */
export interface SimulatedResponse {
  readonly status: number;
  /** The JSON; absent where the framework sends no body. */
  readonly body?: unknown;
  /** What the body is, where it is none that the simulation has. */
  readonly omitted?: string;
}

/** Where values that the framework and Prisma make themselves come from. */
export interface Clock {
  /** The time, as an ISO date and time. */
  readonly now: () => string;
  /** A new id of text. */
  readonly newId: () => string;
}
