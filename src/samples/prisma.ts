import {didYouMean} from './nearest';
import {
  type Block,
  blocksOf,
  fieldPattern,
  scalars,
  schemaMistakes,
  type SchemaFile,
} from './prisma-schema';
import {runChecker} from './report';
import type {Diagnostic, Sample} from './sample';
import type {ProjectContext} from './project-context';

/**
 * Checks the Prisma fences of a page with Prisma's own parser, each together with what it leaves
 * out: the other models of the page, the bookshop's data source, and of the bookshop's models and
 * enums those that it names.
 *
 * @param samples - The `prisma` fences of one page.
 * @param context - The bookshop.
 * @returns What Prisma says, at the positions in the fences.
 */
export function checkPrisma(samples: readonly Sample[], context: ProjectContext): Diagnostic[] {
  return samples.flatMap((sample) => {
    const own = blocksOf(sample.text);
    const taken = new Set(own.map(({name}) => name));
    const configured = (kind: string): boolean => own.some((block) => block.kind === kind);
    const fromPage = samples
      .filter((other) => other !== sample && other.wrong === undefined)
      .reverse()
      .flatMap(({text}) => blocksOf(text))
      .filter(isType)
      .filter(({name}) => !taken.has(name) && taken.add(name));
    const bookshop = context.schema.flatMap(([, text]) => blocksOf(text));
    const settings = bookshop.filter((block) => !isType(block) && !configured(block.kind));
    const needed = fill([...own, ...fromPage], bookshop.filter(isType));
    const textOf = (blocks: readonly Block[]): string =>
      blocks.map(({lines}) => lines.join('\n')).join('\n\n');
    const files: SchemaFile[] = [
      ['sample.prisma', sample.text],
      ['page.prisma', textOf(fromPage)],
      ['bookshop.prisma', textOf([...settings, ...needed])],
    ];
    const names = [...own, ...fromPage, ...bookshop].filter(isType).map(({name}) => name);
    return runChecker(sample, (report) => {
      const mistakes = schemaMistakes(files);
      const here = mistakes.filter(({file}) => file === 'sample.prisma');
      for (const {line, code, message} of here) {
        const row = sample.text.split('\n')[line - 1] ?? '';
        const unknown = /Type "([^"]+)" is neither/.exec(message)?.[1];
        report(
          line - 1,
          row.search(/\S/),
          code,
          message.replace(/\n.*/s, '').replace(/\.$/, ''),
          unknown
            ? didYouMean(unknown, [...scalars, ...names], 'define the model')
            : 'fix the schema',
        );
      }
      // A mistake of another fence is reported there. The bookshop alone has none, and one that Prisma
      // finds in it now may keep it from looking any further.
      const elsewhere = mistakes.find(
        ({file, message}) =>
          file === 'bookshop.prisma' || own.some(({name}) => message.includes(`\`${name}\``)),
      );
      if (here.length === 0 && elsewhere) {
        report(
          0,
          0,
          elsewhere.code,
          `With the other models of the page and the bookshop: ${elsewhere.message}`,
          'show both sides of the relation',
        );
      }
    });
  });
}

const isType = ({kind}: Block): boolean => ['enum', 'model', 'type', 'view'].includes(kind);

const fieldsOf = (block: Block): {name: string; type: string; line: string}[] =>
  block.lines.slice(1, -1).flatMap((line) => {
    const [, name, type] = fieldPattern.exec(line) ?? [];
    return name !== undefined && type !== undefined ? [{name, type, line}] : [];
  });

/**
 * The blocks of the bookshop that a schema names and does not define. A model comes without its
 * relations to models that are not there or do not point back.
 */
function fill(own: readonly Block[], bookshop: readonly Block[]): Block[] {
  const defined = new Set(own.map(({name}) => name));
  const wanted = new Set<string>();
  const want = (types: readonly string[]): void => {
    for (const type of types) {
      const block = bookshop.find(({name}) => name === type);
      if (!block || defined.has(type) || wanted.has(type)) continue;
      wanted.add(type);
      if (block.kind === 'model') {
        want(
          fieldsOf(block)
            .map((field) => field.type)
            .filter((name) =>
              bookshop.some((other) => other.name === name && other.kind === 'enum'),
            ),
        );
      }
    }
  };
  for (const block of own) want(fieldsOf(block).map(({type}) => type));

  const models = new Set(bookshop.filter(({kind}) => kind === 'model').map(({name}) => name));
  const pointsBack = (type: string, model: string): boolean =>
    own.some(
      (block) => block.name === type && fieldsOf(block).some((field) => field.type === model),
    );
  return bookshop
    .filter(({name}) => wanted.has(name))
    .map((block) => ({
      ...block,
      lines: block.lines.filter((line) => {
        const type = fieldPattern.exec(line)?.[2] ?? '';
        return !models.has(type) || pointsBack(type, block.name);
      }),
    }));
}
