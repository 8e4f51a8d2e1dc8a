import type {ReactNode} from 'react';

/** DocSearch's magnifier (MIT, © Algolia, Inc.); apart from the modal's icons, which come later. */
export default function SearchIcon(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className="DocSearch-Search-Icon"
      fill="none"
      height="20"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 20 20"
      width="20"
    >
      <path d="M14.386 14.386l4.0877 4.0877-4.0877-4.0877c-2.9418 2.9419-7.7115 2.9419-10.6533 0-2.9419-2.9418-2.9419-7.7115 0-10.6533 2.9418-2.9419 7.7115-2.9419 10.6533 0 2.9419 2.9418 2.9419 7.7115 0 10.6533z" />
    </svg>
  );
}
