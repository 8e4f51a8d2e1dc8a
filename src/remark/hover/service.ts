import path from 'node:path';

import {bookshopFolder} from '../../bookshop/folder';
import {ensurePrismaClient} from '../../bookshop/prisma-client';
import {readSurface} from '../reference/surface';
import {hashOf} from '../../hash';
import {openStore, type Store} from '../support/store';
import {type Check, createCheck} from './check';
import type {SampleTypes, TypeScriptSample} from './types';

/** Answers what the names in samples are. */
export interface HoverService {
  /**
   * Finds the names of the framework in the samples of one page. The samples are files of the
   * bookshop, in place of those it has.
   *
   * @param samples - In their order.
   * @returns What is known of each sample.
   * @throws Error with what Prisma said when the bookshop's schema is wrong.
   */
  read(samples: readonly TypeScriptSample[]): Promise<SampleTypes[]>;
}

/** What decides the names and types in a sample, besides the page. */
const inputs = [
  bookshopFolder,
  'src/arkos/surface',
  'src/remark/hover',
  'src/remark/reference/surface.ts',
  'package-lock.json',
];

/** What is kept of a sample; of a name the file and position of its declaration. */
interface Kept {
  readonly names: readonly (readonly [
    start: number,
    length: number,
    file: string,
    position: number,
    type: string,
  ])[];
  readonly message?: string;
}

/** Pages are waited for until none has come for so long, in milliseconds. */
const quiet = 50;

/** A page that waits for its answer. */
interface Request {
  readonly key: string;
  readonly samples: readonly TypeScriptSample[];
  readonly resolve: (types: SampleTypes[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Finds the names of the framework in samples, with a TypeScript language service over the surface,
 * the bookshop, and the samples of all pages that are compiled at the time. What was found is kept
 * on disk: a page whose samples stay the same starts no compiler.
 *
 * @param root - The repository, absolute.
 * @returns The service.
 */
export function createHoverService(root: string): HoverService {
  let waiting: Request[] = [];
  let check: Check | undefined;
  let opened: Store<Kept[]> | undefined;
  const open = (): Store<Kept[]> => {
    // A build reads the sources as they were when it began.
    if (!opened || process.env.NODE_ENV !== 'production')
      opened = openStore(root, 'hover-types', inputs);
    return opened;
  };

  const keep = ({names, ...rest}: SampleTypes): Kept => ({
    ...rest,
    names: names.map(({start, length, declared: {file, position}, type}) => [
      start,
      length,
      path.relative(root, file),
      position,
      type,
    ]),
  });

  function revive({names, ...rest}: Kept): SampleTypes {
    const surface = readSurface(root);
    return {
      ...rest,
      names: names.map(([start, length, file, position, type]) => {
        const declared = surface.at(path.join(root, file), position);
        if (!declared) throw new Error(`${file} declares nothing at ${position}`);
        return {start, length, declared, type};
      }),
    };
  }

  async function answer(requests: readonly Request[]): Promise<void> {
    try {
      await ensurePrismaClient({root});
      const store = open();
      check ??= createCheck(root);
      const found = check(requests.map(({samples}) => samples));
      requests.forEach(({key, resolve}, index) => {
        const types = found[index] ?? [];
        store.set(key, types.map(keep));
        resolve(types);
      });
    } catch (error) {
      for (const {reject} of requests) reject(error);
    }
    // A build asks once, and a compiler holds more memory than the rest of the build.
    if (process.env.NODE_ENV === 'production') check = undefined;
  }

  function answerWhenQuiet(seen: number): void {
    setTimeout(() => {
      if (waiting.length > seen) {
        answerWhenQuiet(waiting.length);
        return;
      }
      // The order in which pages are compiled changes from build to build; this one does not.
      const requests = waiting.sort((a, b) => (a.key < b.key ? -1 : 1));
      waiting = [];
      void answer(requests);
    }, quiet);
  }

  return {
    read(samples) {
      const key = hashOf(
        samples.flatMap(({code, path: place = '', diagnostic = ''}) => [place, code, diagnostic]),
      );
      const kept = open().get(key);
      if (kept) return Promise.resolve(kept.map(revive));
      return new Promise((resolve, reject) => {
        waiting.push({key, samples, resolve, reject});
        if (waiting.length === 1) answerWhenQuiet(1);
      });
    },
  };
}
