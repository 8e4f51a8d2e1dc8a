import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Props of {@link PlainPage}. */
export interface PlainPageProps {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly children: ReactNode;
}

/** A page of one column under its title. */
export default function PlainPage({title, description, children}: PlainPageProps): ReactNode {
  return (
    <Layout title={title} description={description}>
      <main className={clsx('container margin-vert--lg markdown', styles.page)}>
        <Heading as="h1">{title}</Heading>
        {children}
      </main>
    </Layout>
  );
}
