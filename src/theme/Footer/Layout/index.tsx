// Ejected: beside the copyright are the choice between dark and light, and the offer to save the site for
// offline reading, which shows once it can be kept.
import type {Props} from '@theme/Footer/Layout';
import type {ReactNode} from 'react';

import Appearance from '../../../components/Appearance';
import SaveOffline from '../../../components/SaveOffline';
import Unhydrated from '../../../components/Unhydrated';
import styles from './styles.module.css';

/**
 * The footer of every page.
 *
 * @param props - Links, logo and copyright, as the theme renders them
 */
export default function FooterLayout({links, logo, copyright}: Props): ReactNode {
  return (
    <footer className="footer">
      <div className="container">
        <Unhydrated>{links}</Unhydrated>
        <div className={styles.bottom}>
          <Unhydrated>
            {logo}
            {copyright}
          </Unhydrated>
          <SaveOffline />
          <Appearance />
        </div>
      </div>
    </footer>
  );
}
