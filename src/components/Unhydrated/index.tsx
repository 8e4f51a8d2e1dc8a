import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import styles from './styles.module.css';

/** React must not touch what is in the element; the same object says so every time. */
const untouched = {__html: ''};

/** Props of {@link Unhydrated}: those of its element, and what it is. */
export interface UnhydratedProps extends HTMLAttributes<HTMLElement> {
  /** Without one, the children are laid out as if nothing were around them. */
  readonly as?: 'div' | 'details';
  readonly children: ReactNode;
}

/**
 * A part of the frame that needs no React: on the page that the reader loaded it stays as the build wrote
 * it, and only on pages that the reader goes to from there is it rendered. Its links are served by
 * `src/theme/Root`.
 */
export default function Unhydrated({
  as,
  className,
  children,
  ...attributes
}: UnhydratedProps): ReactNode {
  const isBrowser = useIsBrowser();
  const [isKept, setKept] = useState(ExecutionEnvironment.canUseDOM && !isBrowser);
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Nothing to keep: `npm start` serves no rendered page, and after a crash React starts from scratch.
    if (!ref.current?.hasChildNodes()) setKept(false);
  }, []);
  const Element = as ?? 'div';
  return (
    <Element
      {...attributes}
      ref={ref as RefObject<HTMLDivElement & HTMLDetailsElement>}
      className={clsx(as === undefined && styles.contents, className)}
      data-static=""
      {...(isKept
        ? {dangerouslySetInnerHTML: untouched, suppressHydrationWarning: true}
        : {children})}
    />
  );
}
