/** Fetches the page behind a link under the pointer, while React is not there to do it. */

import {speculationRules} from './speculation';

/** The part of the Network Information API that says a reader's line is slow or dear. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether pages may be fetched that the reader may never open. */
export function mayPrefetch(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Adds speculation rules. Browsers that do not know them ignore the element.
 */
export function start(): void {
  if (!mayPrefetch()) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules(BASE_URL);
  document.head.append(rules);
  document.addEventListener('hydrated', () => rules.remove());
}
