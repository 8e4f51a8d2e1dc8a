import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A way on from the hero. */
export interface HeroAction {
  /** Text of the link. */
  label: string;
  /** Page of this site, or a full URL. */
  to: string;
}

/** Props of {@link HeroSection}. */
export interface HeroSectionProps {
  /** The sentence. */
  title: ReactNode;
  /** One paragraph under it. */
  lead?: ReactNode;
  /** What to do at once, such as a command. */
  children?: ReactNode;
  /** Ways on; the first is set as a button, the others as links. */
  actions?: readonly HeroAction[];
  /** Level of the title. Default: 1. */
  headingLevel?: 1 | 2 | 3;
}

/** The opening of a page: a sentence, what it means, and what to do about it. */
export default function HeroSection({
  title,
  lead,
  children,
  actions = [],
  headingLevel = 1,
}: HeroSectionProps): ReactNode {
  const [first, ...others] = actions;
  return (
    <header className={styles.hero}>
      <div className={styles.columns}>
        <div className={styles.copy}>
          <Heading as={`h${headingLevel}`} className={styles.title}>
            {title}
          </Heading>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {(children !== undefined || first) && (
          <div className={styles.demo}>
            {children}
            {first && (
              <p className={styles.actions}>
                <Link className="button button--primary" to={first.to}>
                  {first.label}
                </Link>
                {others.map(({label, to}) => (
                  <Link key={to} className={styles.action} to={to}>
                    {label}
                  </Link>
                ))}
              </p>
            )}
          </div>
        )}
      </div>
    </header>
  );
}
