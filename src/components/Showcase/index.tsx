import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXComponents from '@theme/MDXComponents';
import type {ComponentProps, ComponentType, ReactNode} from 'react';

import HighlightedCode from '../HighlightedCode';
import styles from './styles.module.css';

/** One way of using a component. */
export interface Variant {
  /** Name, in sentence case. */
  name: string;
  /** When one would choose it. */
  use: string;
  /** The JSX a page writes for it. */
  source: string;
  /** The component itself. */
  example: ReactNode;
}

/** One prop of a component. */
export interface Prop {
  name: string;
  /** TypeScript type, as one writes it. */
  type: string;
  /** Default value as code; without one the prop is required. */
  defaultValue?: string;
  /** What it is for. */
  meaning: string;
}

/** Props of {@link Showcase}. */
export interface ShowcaseProps {
  /** Name of the component as it is imported. */
  name: string;
  /** What it is for, one or two sentences; also the page's description. */
  description: string;
  variants: readonly Variant[];
  props: readonly Prop[];
}

/** The table of pages: one that is too wide scrolls, and can be reached by keyboard. */
const MDXTable = MDXComponents.table as ComponentType<ComponentProps<'table'>>;

const modes = ['dark', 'light'] as const;

/**
 * A page that shows a component: its import, every variant in both color modes with its source,
 * and its props.
 *
 * @param showcase - See {@link ShowcaseProps}
 */
export default function Showcase({name, description, variants, props}: ShowcaseProps): ReactNode {
  return (
    <Layout title={name} description={description}>
      {/* For maintainers: what readers look for comes before it in the search. */}
      <Head>
        <meta name="search:rank" content="-9" />
      </Head>
      <main className="container margin-vert--lg">
        <header className={styles.header}>
          <Heading as="h1">{name}</Heading>
          <p className={styles.lead}>{description}</p>
          <HighlightedCode language="tsx">{`import ${name} from '@site/src/components/${name}';`}</HighlightedCode>
        </header>
        {variants.map((variant) => (
          <section key={variant.name} className={styles.variant}>
            <Heading as="h2">{variant.name}</Heading>
            <p>{variant.use}</p>
            <div className={styles.modes}>
              {modes.map((mode) => (
                <figure key={mode} className={styles.figure} data-theme={mode}>
                  <figcaption className={styles.caption}>{mode}</figcaption>
                  {variant.example}
                </figure>
              ))}
            </div>
            <HighlightedCode language="tsx">{variant.source}</HighlightedCode>
          </section>
        ))}
        <section className={styles.variant}>
          <Heading as="h2" id="props">
            Props
          </Heading>
          <MDXTable className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Type</th>
                <th scope="col">Default</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {props.map((prop) => (
                <tr key={prop.name}>
                  <th scope="row">
                    <code>{prop.name}</code>
                  </th>
                  <td>
                    <code>{prop.type}</code>
                  </td>
                  <td>
                    {prop.defaultValue === undefined ? (
                      'required'
                    ) : (
                      <code>{prop.defaultValue}</code>
                    )}
                  </td>
                  <td>{prop.meaning}</td>
                </tr>
              ))}
            </tbody>
          </MDXTable>
        </section>
      </main>
    </Layout>
  );
}
