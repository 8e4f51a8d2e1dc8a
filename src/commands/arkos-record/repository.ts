import {execFileSync} from 'node:child_process';
import {posix} from 'node:path';
import type {SourceText} from './scan';

/** The sources of a version of the framework. */
export interface Snapshot {
  readonly version: string;
  /** Sources, by their paths in the repository; tests are not among them. */
  readonly files: readonly SourceText[];
}

/** A checkout or a mirror of the framework's repository. */
export interface Repository {
  /** Commit of a tag. */
  commitOf(tag: string): string;
  /** The sources of the packages at a tag. */
  sourcesAt(tag: string): SourceText[];
  /** The sources of `arkos` at each version that its history up to a tag names, oldest first. */
  history(tag: string): Generator<Snapshot>;
}

const isSource = (path: string): boolean =>
  /\.(?:ts|hbs)$/.test(path) && !/__tests__|\.(?:test|spec)\.ts$/.test(path);

/**
 * Opens a repository with git.
 *
 * @param directory - Its folder, with or without a work tree.
 * @returns The repository; its methods throw an Error with what git says when they fail.
 */
export function openRepository(directory: string): Repository {
  const texts = new Map<string, string>();
  const git = (args: readonly string[], input?: string): Buffer =>
    // Without the setting, ls-tree writes a path outside of ASCII in quotes.
    execFileSync('git', ['-C', directory, '-c', 'core.quotePath=false', ...args], {
      input,
      maxBuffer: 1 << 28,
    });
  const show = (commit: string, path: string): string | undefined => {
    const [file] = read(commit, path, () => true);
    return file?.text;
  };

  function read(commit: string, folder: string, test: (path: string) => boolean): SourceText[] {
    const entries = git(['ls-tree', '-r', commit, folder])
      .toString()
      .split('\n')
      .flatMap((line) => {
        const [, blob = '', path = ''] = /^\d+ blob (\w+)\t(.*)$/.exec(line) ?? [];
        return path !== '' && test(path) ? [{blob, path}] : [];
      });
    const missing = entries.filter(({blob}) => !texts.has(blob)).map(({blob}) => blob);
    if (missing.length > 0) {
      const answers = git(['cat-file', '--batch'], `${missing.join('\n')}\n`);
      let from = 0;
      for (const blob of missing) {
        const start = answers.indexOf('\n', from) + 1;
        const size = Number(answers.subarray(from, start).toString().split(' ')[2]);
        texts.set(blob, answers.subarray(start, start + size).toString());
        from = start + size + 1;
      }
    }
    return entries.map(({blob, path}) => ({path, text: texts.get(blob) ?? ''}));
  }

  return {
    commitOf: (tag) =>
      git(['rev-parse', `${tag}^{commit}`])
        .toString()
        .trim(),
    sourcesAt: (tag) => read(tag, 'packages/', isSource),
    *history(tag) {
      const manifests = ['packages/arkos/package.json', 'package.json'];
      const commits = git(['log', '--format=%H', '--reverse', tag, '--', ...manifests])
        .toString()
        .trim()
        .split('\n');
      let last: string | undefined;
      for (const commit of commits) {
        const manifest = manifests.find((path) => show(commit, path) !== undefined);
        if (manifest === undefined) continue;
        const {version} = JSON.parse(show(commit, manifest) ?? '{}') as {version: string};
        if (version === last) continue;
        last = version;
        const folder = posix.join(posix.dirname(manifest), 'src/');
        yield {version, files: read(commit, folder, isSource)};
      }
    },
  };
}
