import type {StoredHit} from '@site/src/search/modal/hits';
import type {ReactNode, SVGProps} from 'react';

/* The shapes are DocSearch's own (MIT, © Algolia, Inc.), so that its look is kept. */

function Icon({children, ...rest}: SVGProps<SVGSVGElement>): ReactNode {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}

/** The circle that turns while a response is late. */
export function LoadingIcon(): ReactNode {
  return (
    <svg
      className="DocSearch-Spinner"
      viewBox="0 0 38 38"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="19" cy="19" r="18" strokeOpacity=".3" />
      <path d="M37 19c0-9.94-8.06-18-18-18" />
    </svg>
  );
}

/** A clock with an arrow back: a recent search. */
export function RecentIcon(): ReactNode {
  return (
    <Icon>
      <path d="M3.18 6.6a8.23 8.23 0 1112.93 9.94h0a8.23 8.23 0 01-11.63 0" />
      <path d="M6.44 7.25H2.55V3.36M10.45 6v5.6M10.45 11.6L13 13" />
    </Icon>
  );
}

/** A cross: remove, or clear. */
export function CrossIcon(): ReactNode {
  return (
    <Icon>
      <path d="M10 10l5.09-5.09L10 10l5.09 5.09L10 10zm0 0L4.91 4.91 10 10l-5.09 5.09L10 10z" />
    </Icon>
  );
}

/** A star: favorite. */
export function StarIcon(): ReactNode {
  return (
    <Icon>
      <path d="M10 14.2L5 17l1-5.6-4-4 5.5-.7 2.5-5 2.5 5 5.6.8-4 4 .9 5.5z" />
    </Icon>
  );
}

/** The Enter arrow on the selected line. */
export function SelectIcon(): ReactNode {
  return (
    <Icon className="DocSearch-Hit-Select-Icon">
      <path d="M18 3v4c0 2-2 4-4 4H2" />
      <path d="M8 17l-6-6 6-6" />
    </Icon>
  );
}

/**
 * What a hit is: a page, a heading or text.
 *
 * @param props - `type`: the hit's own.
 */
export function TypeIcon({type}: {readonly type: StoredHit['type']}): ReactNode {
  if (type === 'lvl0' || type === 'lvl1') {
    return (
      <Icon>
        <path d="M17 6v12c0 .52-.2 1-1 1H4c-.7 0-1-.33-1-1V2c0-.55.42-1 1-1h8l5 5zM14 8h-3.13c-.51 0-.87-.34-.87-.87V4" />
      </Icon>
    );
  }
  return type === 'content' ? (
    <Icon>
      <path d="M17 5H3h14zm0 5H3h14zm0 5H3h14z" />
    </Icon>
  ) : (
    <Icon>
      <path d="M13 13h4-4V8H7v5h6v4-4H7V8H3h4V3v5h6V3v5h4-4v5zm-6 0v4-4H3h4z" />
    </Icon>
  );
}

/**
 * The line that ties a hit to its page.
 *
 * @param props - `last`: nothing hangs below it.
 */
export function TreeIcon({last}: {readonly last: boolean}): ReactNode {
  return (
    <Icon className="DocSearch-Hit-Tree" viewBox="0 0 24 54" width="24" height="54">
      <path d={last ? 'M8 6v21M20 27H8.3' : 'M8 6v42M20 27H8.3'} />
    </Icon>
  );
}

/** No connection. */
export function ErrorIcon(): ReactNode {
  return (
    <Icon width="40" height="40">
      <path d="M19 4.8a16 16 0 00-2-1.2m-3.3-1.2A16 16 0 001.1 4.7M16.7 8a12 12 0 00-2.8-1.4M10 6a12 12 0 00-6.7 2M12.3 14.7a4 4 0 00-4.5 0M14.5 11.4A8 8 0 0010 10M3 16L18 2M10 18h0" />
    </Icon>
  );
}

/** Nothing found. */
export function NoResultsIcon(): ReactNode {
  return (
    <Icon width="40" height="40">
      <path d="M15.5 4.8c2 3 1.7 7-1 9.7h0l4.3 4.3-4.3-4.3a7.8 7.8 0 01-9.8 1m-2.2-2.2A7.8 7.8 0 0113.2 2.4M2 18L18 2" />
    </Icon>
  );
}

const keyShapes = {
  enter: 'M12 3.53088v3c0 1-1 2-2 2H4M7 11.53088l-3-3 3-3',
  down: 'M7.5 3.5v8M10.5 8.5l-3 3-3-3',
  up: 'M7.5 11.5v-8M10.5 6.5l-3-3-3 3',
} as const;

/**
 * A key of the footer's hints.
 *
 * @param props - `name`: which; `label`: what it is called.
 */
export function CommandKey({
  name,
  label,
}: {
  readonly name: keyof typeof keyShapes;
  readonly label: string;
}): ReactNode {
  return (
    <kbd className="DocSearch-Commands-Key">
      <svg
        width="15"
        height="15"
        viewBox="0 0 15 15"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.2"
        role="img"
        aria-label={label}
      >
        <path d={keyShapes[name]} />
      </svg>
    </kbd>
  );
}
