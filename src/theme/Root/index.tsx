// Added: links in text that React does not render still change the page without a reload, and the page hears when React has started.
import {matchPath, useHistory} from '@docusaurus/router';
import {type ReactNode, useEffect} from 'react';

import {pages} from '../../client/pages';

/** The page a link leads to, when it is one of this site and opens in this tab. */
function pageOf({target}: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (
    !link?.closest('[data-content], [data-static]') ||
    link.target ||
    link.hasAttribute('download')
  )
    return undefined;
  const url = new URL(link.href, window.location.href);
  const isHere = url.pathname === window.location.pathname && url.hash !== '';
  const isPage = pages.some((path) => matchPath(url.pathname, {path, exact: true}));
  return url.origin === window.location.origin && !isHere && isPage ? url : undefined;
}

/**
 * Wraps every page.
 *
 * @param props - `children`: the page.
 * @returns The page.
 */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const {button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented} = event;
      const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
      const page = isPlain && !defaultPrevented ? pageOf(event) : undefined;
      if (!page) return;
      event.preventDefault();
      history.push(`${page.pathname}${page.search}${page.hash}`);
    };
    const onPointerOver = (event: Event): void => {
      const page = pageOf(event);
      if (page) void window.docusaurus.preload(page.pathname);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onPointerOver);
    // The last effect of the first render: every listener of the page is there.
    document.dispatchEvent(new Event('hydrated'));
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onPointerOver);
    };
  }, [history]);
  return children;
}
