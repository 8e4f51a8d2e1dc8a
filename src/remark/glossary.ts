import type {PhrasingContent, Root, Text} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** A term of the docs. */
interface Term {
  /** Finds it in a sentence, in singular and plural. */
  readonly pattern: RegExp;
  /** What it is, in a sentence. */
  readonly definition: string;
  /** The page that explains it, where it needs no definition. */
  readonly page: string;
}

/** The terms, as their pages define them. */
const terms: readonly Term[] = [
  {
    pattern: /\binterceptors?\b/i,
    definition:
      'An Express middleware that runs before or after a generated endpoint, or when it fails.',
    page: 'core-concepts/interceptor-middlewares',
  },
  {
    pattern: /\bservice hooks?\b/i,
    definition: "A function that runs before or after a method of a model's service.",
    page: 'guide/service-hooks',
  },
  {
    pattern: /\bquery files?\b/i,
    definition: 'A file that sets Prisma options for the generated endpoints of a model.',
    page: 'guide/custom-prisma-query-options',
  },
  {
    pattern: /\bgenerated endpoints?\b/i,
    definition:
      'One of the eight endpoints that every model of the Prisma schema gets when the server starts.',
    page: 'core-concepts/endpoints-auto-generation',
  },
  {
    pattern: /\bbookshop\b/i,
    definition:
      'The project that the examples of these docs come from. Its responses are recorded from the running framework.',
    page: 'how-it-works',
  },
  {
    pattern: /\bstatic mode\b/i,
    definition: 'The mode of authentication in which auth files say which role may do what.',
    page: 'core-concepts/authentication-system',
  },
  {
    pattern: /\bdynamic mode\b/i,
    definition: 'The mode of authentication in which the database says which role may do what.',
    page: 'core-concepts/authentication-system',
  },
];

const textOf = (value: string): Text => ({type: 'text', value});

/** Mdast has no such element: it becomes `<abbr>` in HTML, which browsers underline with dots. */
const marked = (value: string, definition: string): PhrasingContent => ({
  type: 'emphasis',
  data: {hName: 'abbr', hProperties: {title: definition, tabIndex: 0}},
  children: [textOf(value)],
});

const explains = ({path = ''}: VFile, page: string): boolean =>
  path.replaceAll('\\', '/').endsWith(`docs/${page}.mdx`);

/**
 * Remark step: marks the first occurrence of each term in the paragraphs of a page, outside of links,
 * with its definition.
 *
 * @returns The transformer.
 */
export function glossary(): Transformer<Root> {
  return (tree, file) => {
    const open = new Set(terms.filter(({page}) => !explains(file, page)));
    visit(tree, 'paragraph', (paragraph) => {
      for (let index = 0; index < paragraph.children.length; index += 1) {
        const node = paragraph.children[index];
        if (node?.type !== 'text') continue;
        const found = [...open].find(({pattern}) => pattern.test(node.value));
        const match = found?.pattern.exec(node.value);
        if (!found || !match) continue;
        open.delete(found);
        const parts = [
          textOf(node.value.slice(0, match.index)),
          marked(match[0], found.definition),
          textOf(node.value.slice(match.index + match[0].length)),
        ].filter((part) => part.type !== 'text' || part.value !== '');
        paragraph.children.splice(index, 1, ...parts);
        // The text before it may have another term.
        index -= 1;
      }
    });
  };
}
