// Wrapped: the offer to save the site for offline reading, which shows once it can be kept.
import FooterLayout from '@theme-original/Footer/Layout';
import type {Props} from '@theme/Footer/Layout';
import type {ReactNode} from 'react';

import SaveOffline from '../../../components/SaveOffline';

/**
 * The foot of every page.
 *
 * @param props - the theme's own
 * @returns the foot
 */
export default function SiteFooterLayout({copyright, ...props}: Props): ReactNode {
  return (
    <FooterLayout
      {...props}
      copyright={
        <>
          {copyright}
          <SaveOffline />
        </>
      }
    />
  );
}
