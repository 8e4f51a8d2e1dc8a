/** Adds what the reader was looking at to "Report a mistake". */

/** Longest quote in the URL of an issue, in characters. */
const longestQuote = 500;

/** What was selected last; a press on the link may end the selection. */
let selected = '';

/** Keeps what is selected in the text. */
export function onSelection(): void {
  const selection = getSelection();
  const node = selection?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  const text = String(selection ?? '').trim();
  if (text !== '' && element?.closest('[data-content]')) selected = text.slice(0, longestQuote);
}

/** The heading above the selection, or else the one being read. */
function readHeading(): string {
  const headings = [...document.querySelectorAll<HTMLElement>('[data-content] :is(h2, h3)[id]')];
  const anchor = selected === '' ? undefined : getSelection()?.anchorNode;
  const above = headings.filter((heading) =>
    anchor
      ? heading.compareDocumentPosition(anchor) & Node.DOCUMENT_POSITION_FOLLOWING
      : heading.id === decodeURIComponent(location.hash.slice(1)),
  );
  const heading = above.at(-1);
  return heading ? `${heading.textContent.replaceAll('\u200B', '')} (#${heading.id})` : '';
}

/**
 * Fills in the link.
 *
 * @param link - Whose query already names the page
 */
export function fillReport(link: HTMLAnchorElement): void {
  const url = new URL(link.href);
  url.searchParams.set('heading', readHeading());
  url.searchParams.set('selection', selected);
  link.href = url.href;
}
