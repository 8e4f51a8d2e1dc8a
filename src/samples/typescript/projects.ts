import path from 'node:path';
import type {PageSamples} from '../collect';
import type {Edit, JavaScript} from '../javascript';
import {bookshopFolder} from '../../bookshop/folder';
import type {Sample} from '../sample';

/** A sample as a file of its page's project. */
export interface VirtualFile {
  /** Path in the project, such as `src/app.ts`. */
  readonly path: string;
  /** Absolute path it is compiled under; nothing is on disk there. */
  readonly file: string;
  readonly text: string;
  readonly sample: Sample;
  /** Position among the samples of the page. */
  readonly index: number;
  /** False for a sample that is wrong on purpose: no other file of the page sees it. */
  readonly visible: boolean;
  /** What made `text` of the sample, when it is the JavaScript form of one. */
  readonly edits?: readonly Edit[];
}

/** The code samples of a page, laid over the bookshop. */
export interface PageProject {
  /** Page, relative to the repository. */
  readonly page: string;
  /** Absolute folder the files are in; nothing is on disk there. */
  readonly directory: string;
  readonly files: readonly VirtualFile[];
  /** Whether it holds JavaScript forms: it sees those of the bookshop, and no TypeScript. */
  readonly isJavaScript?: boolean;
}

const extensions: Record<string, string> = {
  ts: 'ts',
  typescript: 'ts',
  mts: 'mts',
  cts: 'cts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  mjs: 'mjs',
  cjs: 'cjs',
  jsx: 'jsx',
};
const hasCodeExtension = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** Whether the TypeScript compiler checks it; a `diff` is checked as the file after the change. */
export const isCode = ({language, path: file = ''}: Sample): boolean =>
  language in extensions || (language === 'diff' && hasCodeExtension.test(file));

/** What the compiler reads: of a `diff`, the lines that stay and those that come. */
export function codeOf(sample: Sample): string {
  if (sample.language !== 'diff') return sample.text;
  // A line that goes becomes an empty one, and the column of the sign a space: positions stay.
  return sample.text.replace(/^-.*$/gm, '').replace(/^\+/gm, ' ');
}

/**
 * Lays the code samples of a page over the bookshop.
 *
 * @remarks A page is read from top to bottom, and each sample is a whole file. So a later sample of
 * a path replaces the earlier one: every sample sees, of any other file, the last version above it,
 * or the first below it, or the bookshop's. Wrong samples are seen by none.
 *
 * @param root - The repository, absolute.
 * @param page - Samples of one page.
 * @returns Its project; without files when the page has no code.
 */
export function pageProject(root: string, {page, samples}: PageSamples): PageProject {
  const directory = path.join(root, bookshopFolder, '.samples', page.replace(/\.mdx?$/, ''));
  const code = samples.filter(
    (sample) => isCode(sample) && !sample.quote && sample.nocheck === undefined,
  );
  const placed = code.map((sample) => ({
    sample,
    visible: sample.wrong === undefined && sample.fails === undefined,
    path:
      sample.path && hasCodeExtension.test(sample.path)
        ? sample.path
        : `src/sample-${sample.line}.${extensions[sample.language] ?? 'ts'}`,
  }));
  const files = placed.map(({sample, visible, path: file}, index): VirtualFile => {
    const last = placed.map((other) => other.visible && other.path === file).lastIndexOf(true);
    // Earlier versions lie beside the last one, so that relative imports mean the same.
    const name = index === last ? file : file.replace(/(\.[a-z]+)$/, `~${index}$1`);
    return {
      path: file,
      file: path.join(directory, name),
      text: codeOf(sample),
      sample,
      index,
      visible,
    };
  });
  return {page, directory, files};
}

/** A file as the JavaScript form of its project has it. */
const javaScriptPath = (file: string): string => file.replace(/\.ts$/, '.js');

/** Folder of the JavaScript forms of a project. */
export const javaScriptFolder = (root: string, name: string): string =>
  path.join(root, bookshopFolder, '.samples', '.javascript', name);

/**
 * Derives the JavaScript project of a page.
 *
 * @param root - The repository, absolute.
 * @param project - The TypeScript project of the page.
 * @param derive - Gives the JavaScript form of a text.
 * @returns Its TypeScript samples as CommonJS, without those that are wrong on purpose.
 */
export function javaScriptProject(
  root: string,
  {page, directory, files}: PageProject,
  derive: (code: string) => JavaScript | undefined,
): PageProject {
  const own = javaScriptFolder(root, page);
  return {
    page: `${page} (JavaScript)`,
    directory: own,
    isJavaScript: true,
    files: files
      .filter(({path: file, visible}) => visible && file.endsWith('.ts'))
      .map((file) => {
        const javaScript = derive(file.text);
        return {
          ...file,
          path: javaScriptPath(file.path),
          file: path.join(own, javaScriptPath(path.relative(directory, file.file))),
          text: javaScript?.code ?? file.text,
          ...(javaScript && {edits: javaScript.edits}),
        };
      }),
  };
}

/**
 * Chooses the version of a path that a sample sees.
 *
 * @param project - Project of the page.
 * @param file - Path in the project.
 * @param index - Position of the sample that imports it.
 * @returns The version, or undefined when the page has none and the bookshop's counts.
 */
export function versionSeen(
  project: PageProject,
  file: string,
  index: number,
): VirtualFile | undefined {
  const versions = project.files.filter((other) => other.visible && other.path === file);
  return versions.filter((other) => other.index <= index).at(-1) ?? versions[0];
}
