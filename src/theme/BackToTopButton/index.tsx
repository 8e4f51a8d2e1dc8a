// Wrapped: the button works with React only, so a page that has not started it carries neither the button nor its styles.
import useIsBrowser from '@docusaurus/useIsBrowser';
import BackToTopButton from '@theme-original/BackToTopButton';
import type {ReactNode} from 'react';

/**
 * The button that leads back to the top of a long page.
 *
 * @returns The button, or nothing before React has started
 */
export default function SiteBackToTopButton(): ReactNode {
  return useIsBrowser() ? <BackToTopButton /> : null;
}
