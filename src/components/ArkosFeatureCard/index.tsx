import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Props of {@link ArkosFeatureCard}. */
export interface ArkosFeatureCardProps {
  /** Name of the feature, in sentence case. */
  title: string;
  /** What it does for the reader, one or two sentences. Default: none. */
  children?: ReactNode;
  /** Page that explains it: a path of this site. */
  to: string;
  /** File, request or call that turns the feature on; shown as code above the title. */
  code?: string;
  /** Level of the title, so that the page's outline has no gap. Default: 3. */
  headingLevel?: 2 | 3 | 4;
}

/** A feature and the way to it. The whole card is the link, and the title is the link's name. */
export default function ArkosFeatureCard({
  title,
  children,
  to,
  code,
  headingLevel = 3,
}: ArkosFeatureCardProps): ReactNode {
  return (
    <div className={styles.card}>
      {code !== undefined && <code className={styles.code}>{code}</code>}
      <Heading as={`h${headingLevel}`} className={styles.title}>
        <Link to={to} className={styles.link}>
          {title}
        </Link>
      </Heading>
      {children !== undefined && <p className={styles.text}>{children}</p>}
    </div>
  );
}
