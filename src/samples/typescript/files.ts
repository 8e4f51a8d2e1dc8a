import path from 'node:path';
import ts from 'typescript';
import {bookshopFolder} from '../../bookshop/folder';
import {javaScriptFolder, type PageProject, type VirtualFile} from './projects';

/** The files that samples are compiled with: their own, and below them those of the bookshop. */
export interface SampleFiles {
  /** The file that a sample is, with its project, by its path. */
  readonly virtual: Map<string, {file: VirtualFile; project: PageProject}>;
  /** The project of each folder. */
  readonly byDirectory: Map<string, PageProject>;
  /** How the compiler finds modules among them. */
  readonly resolution: ts.ModuleResolutionHost;
  /** Where a path below a page's folder is on disk: in the bookshop. */
  readonly onDisk: (file: string) => string;
  /** The bookshop's JavaScript of a path in a project of JavaScript. */
  readonly inBookshop: (file: string) => string | undefined;
  readonly readText: (file: string) => string | undefined;
}

/**
 * Lays the files of samples over those of the bookshop.
 *
 * @param root - The repository, absolute.
 */
export function openFiles(root: string): SampleFiles {
  const bookshop = path.join(root, bookshopFolder);
  const virtual: SampleFiles['virtual'] = new Map();
  const byDirectory: SampleFiles['byDirectory'] = new Map();
  const samplesFolder = path.join(bookshop, '.samples') + path.sep;

  const onDisk = (file: string): string => {
    const name = path.normalize(file);
    if (!name.startsWith(samplesFolder)) return name;
    const project = projectOf(name);
    return project ? path.join(bookshop, path.relative(project.directory, name)) : name;
  };

  function projectOf(file: string): PageProject | undefined {
    let folder = path.dirname(file);
    while (folder.startsWith(samplesFolder)) {
      const project = byDirectory.get(folder);
      if (project) return project;
      folder = path.dirname(folder);
    }
    return undefined;
  }

  const inBookshop = (file: string): string | undefined => {
    const project = projectOf(file);
    return project?.isJavaScript
      ? path.join(javaScriptFolder(root, bookshopFolder), path.relative(project.directory, file))
      : undefined;
  };

  const fileExists = (file: string): boolean => {
    const name = path.normalize(file);
    if (virtual.has(name)) return true;
    const javaScript = inBookshop(name);
    if (javaScript !== undefined && /(?<!\.d)\.[jt]s$/.test(name)) return virtual.has(javaScript);
    return ts.sys.fileExists(onDisk(file));
  };
  const readText = (file: string): string | undefined =>
    virtual.get(path.normalize(file))?.file.text ?? ts.sys.readFile(onDisk(file));

  const isVirtualFolder = (folder: string): boolean => {
    const name = path.normalize(folder);
    const prefix = name.endsWith(path.sep) ? name : name + path.sep;
    for (const file of virtual.keys()) if (file.startsWith(prefix)) return true;
    return false;
  };
  const resolution: ts.ModuleResolutionHost = {
    fileExists,
    readFile: readText,
    directoryExists: (folder) =>
      ts.sys.directoryExists(onDisk(`${folder}${path.sep}`)) || isVirtualFolder(folder),
    getDirectories: (folder) => ts.sys.getDirectories(onDisk(`${folder}${path.sep}`)),
    // `node_modules` of this repository may be links: types of one package must stay one.
    realpath: (file) =>
      virtual.has(path.normalize(file)) ? file : (ts.sys.realpath?.(file) ?? file),
    getCurrentDirectory: () => bookshop,
    useCaseSensitiveFileNames: true,
  };

  return {virtual, byDirectory, resolution, onDisk, inBookshop, readText};
}
