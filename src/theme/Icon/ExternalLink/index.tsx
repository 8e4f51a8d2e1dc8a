// Ejected: the icon is a mask in the styles, so that its path is not repeated at each link.
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The sign of a link that leaves the site. */
export default function IconExternalLink(): ReactNode {
  return <i aria-hidden="true" className={styles.icon} />;
}
