import path from 'node:path';

/** Settings every step shares. */
export interface StepOptions {
  /** Folder of the repository, absolute. */
  readonly root?: string;
  /** Folder of the docs pages, relative to it; `docs` unless told. */
  readonly docs?: string;
}

/** The repository: Docusaurus and the tests are both started in it. */
export const repository: string = path.resolve(process.cwd());
