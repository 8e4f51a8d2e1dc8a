import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Who uses Arkos.js, as the project's maintainers name them. */
const companies: readonly string[] = ['SuperM7', 'Web Pro Max', 'Grupo Vergui', 'Simplicity'];

/** Props of {@link CompaniesLogos}. */
export interface CompaniesLogosProps {
  /** Names to show. Default: the four of them. */
  items?: readonly string[];
}

/**
 * Names of companies as wordmarks: text in the site's own face, since no company's logo is drawn or
 * loaded.
 */
export default function CompaniesLogos({items = companies}: CompaniesLogosProps): ReactNode {
  return (
    <ul className={styles.list} aria-label="Companies that use Arkos.js">
      {items.map((name) => (
        <li key={name} className={styles.item}>
          {name}
        </li>
      ))}
    </ul>
  );
}
