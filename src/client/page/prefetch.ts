/** Fetches the page behind a link under the pointer, while React is not there to do it. */

/** The part of the Network Information API that says a reader's line is slow or dear. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether pages may be fetched that the reader may never open. */
function mayPrefetch(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Adds speculation rules (https://wicg.github.io/nav-speculation/speculation-rules.html): a link is
 * prefetched when the pointer rests on it or presses it. Browsers without them ignore the element.
 */
export function start(): void {
  if (!mayPrefetch()) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = JSON.stringify({
    prefetch: [
      {
        where: {
          and: [{href_matches: `${BASE_URL}*`}, {not: {selector_matches: '[target],[download]'}}],
        },
        eagerness: 'moderate',
      },
    ],
  });
  document.head.append(rules);
  document.addEventListener('hydrated', () => rules.remove());
}
