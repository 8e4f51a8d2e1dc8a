import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Who uses Arkos.js, as the project's maintainers name them. */
const companies: readonly string[] = ['SuperM7', 'Web Pro Max', 'Grupo Vergui', 'Simplicity'];

/** Props of {@link CompaniesLogos}. */
export interface CompaniesLogosProps {
  /** Names to show. Default: the four of them. */
  items?: readonly string[];
  /** `row`: side by side where there is room; `grid`: two columns with lines. Default: `row`. */
  layout?: 'row' | 'grid';
  /** Name of the list for screen readers. Default: 'Companies that use Arkos.js'. */
  label?: string;
}

/**
 * Names of companies as wordmarks: text in the site's own face, since no company's logo is drawn or
 * loaded.
 */
export default function CompaniesLogos({
  items = companies,
  layout = 'row',
  label = 'Companies that use Arkos.js',
}: CompaniesLogosProps): ReactNode {
  return (
    <ul className={clsx(styles.list, styles[layout])} aria-label={label}>
      {items.map((name) => (
        <li key={name} className={styles.item}>
          {name}
        </li>
      ))}
    </ul>
  );
}
