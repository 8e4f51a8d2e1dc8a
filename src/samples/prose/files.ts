import {moduleFiles, projectFiles} from '../../arkos/data';
import {didYouMean} from '../nearest';
import type {ProseRule} from './context';

/** A file of a project: `src/modules/book/book.hooks.ts`, `prisma/schema/book.prisma`. */
const filePath = /^(?:\.\/)?((?:src|prisma)\/[\w./-]+\.(?:[cm]?[jt]s|prisma))$/;

/** Files that inline code names by their path are loaded, or shown by the page or the bookshop. */
export const checkFiles: ProseRule = ({spans}, {context, samples, excepted}, report) => {
  const shown = [
    ...[...context.code.keys()].map((file) => file.replace(/#\d+$/, '')),
    ...context.schema.map(([file]) => file),
    ...samples.flatMap(({path}) => path ?? []),
    ...projectFiles.map(({name}) => name.replace('{ext}', 'ts')),
  ].map(withoutKind);
  for (const span of spans) {
    const [, file] = filePath.exec(span.value) ?? [];
    if (file === undefined || excepted.has(span.value)) continue;
    const [, module, name] = /^src\/modules\/([\w-]+)\/(.+)$/.exec(file) ?? [];
    const loaded = moduleFiles.map((row) =>
      withoutKind(
        `src/modules/${module ?? ''}/${row.name.replaceAll('{module}', module ?? '').replace('{ext}', 'ts')}`,
      ),
    );
    const known = [...shown, ...(name === undefined ? [] : loaded)];
    if (known.includes(withoutKind(file))) continue;
    report(
      span,
      'arkos/unknown-name',
      `No project has the file '${file}'`,
      didYouMean(withoutKind(file), known, 'show the file on the page, or name one that is loaded'),
    );
  }
};

/** The JavaScript form of a file has another ending. */
const withoutKind = (file: string): string => file.replace(/\.[cm]?[jt]s$/, '.ts');
