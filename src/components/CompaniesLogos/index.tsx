import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A name and the manner it is set in. */
export interface Company {
  /** Name as the company writes it. */
  name: string;
  /** One of the site's four manners of setting a name; see the module's styles. */
  manner: 'tight' | 'mono' | 'stacked' | 'wide';
}

/** Who uses Arkos.js, as the project's maintainers name them. */
const companies: readonly Company[] = [
  {name: 'SuperM7', manner: 'tight'},
  {name: 'Web Pro Max', manner: 'mono'},
  {name: 'Grupo Vergui', manner: 'stacked'},
  {name: 'Simplicity', manner: 'wide'},
];

/** Props of {@link CompaniesLogos}. */
export interface CompaniesLogosProps {
  /** Names to show. Default: the four of them. */
  items?: readonly Company[];
  /** `row`: side by side where there is room; `grid`: two columns with lines. Default: `row`. */
  layout?: 'row' | 'grid';
  /** Name of the list for screen readers. Default: 'Companies that use Arkos.js'. */
  label?: string;
}

/**
 * Names of companies as wordmarks. They are text in the site's own faces: no company's logo is
 * drawn or loaded.
 *
 * @param props - see {@link CompaniesLogosProps}
 * @returns a list
 */
export default function CompaniesLogos({
  items = companies,
  layout = 'row',
  label = 'Companies that use Arkos.js',
}: CompaniesLogosProps): ReactNode {
  return (
    <ul className={clsx(styles.list, styles[layout])} aria-label={label}>
      {items.map(({name, manner}) => (
        <li key={name} className={styles.item}>
          <span className={clsx(styles.wordmark, styles[manner])}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
