import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useLocation} from '@docusaurus/router';
import {type ReactNode, useLayoutEffect, useRef} from 'react';

import {fetchText, textOf} from '../../client/content';

/** React must neither render nor remove what is in the element; the same object says so every time. */
const untouched = {__html: ''};

/** Keeps the HTML that is in the document, or puts in the one that was fetched for the path. */
function Kept({path}: {readonly path: string}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || element.hasChildNodes()) return undefined;
    const show = (): boolean => {
      const nodes = textOf(path);
      if (nodes) element.replaceChildren(...nodes);
      return nodes !== undefined;
    };
    if (show()) return undefined;
    let isShown = true;
    // Rendered without a change of route, after a crash: nobody has fetched it.
    fetchText(path).then(
      () => {
        if (isShown) show();
        document.dispatchEvent(new Event('content'));
      },
      () => window.location.reload(),
    );
    return () => {
      isShown = false;
    };
  }, [path]);
  return (
    <div
      ref={ref}
      className="markdown"
      data-content=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={untouched}
    />
  );
}

/**
 * The text of a page, rendered at build time and never hydrated.
 *
 * @param props - `children`: the text; only used at build time.
 */
export default function StaticContent({children}: {readonly children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  return ExecutionEnvironment.canUseDOM ? (
    <Kept key={pathname} path={pathname} />
  ) : (
    <div className="markdown" data-content="">
      {children}
    </div>
  );
}
