/** Adds what the reader was looking at to "Report a mistake". */

/** Longest quote in the URL of an issue, in characters. */
const longestQuote = 500;

/** What was selected last, and where it begins; a press on the link may end the selection. */
let selected: {readonly text: string; readonly anchor: Node} | undefined;

/** Keeps what is selected in the text. */
export function onSelection(): void {
  const selection = getSelection();
  const anchor = selection?.anchorNode;
  const element = anchor instanceof Element ? anchor : anchor?.parentElement;
  const text = String(selection ?? '').trim();
  if (anchor && text !== '' && element?.closest('[data-content]'))
    selected = {text: text.slice(0, longestQuote), anchor};
}

/** The heading above the selection, or else the one being read. */
function readHeading(): string {
  const headings = [...document.querySelectorAll<HTMLElement>('[data-content] :is(h2, h3)[id]')];
  const above = headings.filter((heading) =>
    selected
      ? heading.compareDocumentPosition(selected.anchor) & Node.DOCUMENT_POSITION_FOLLOWING
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
  // The text of a page that the reader has left is no longer in the document.
  if (!selected?.anchor.isConnected) selected = undefined;
  const url = new URL(link.href);
  url.searchParams.set('heading', readHeading());
  url.searchParams.set('selection', selected?.text ?? '');
  link.href = url.href;
}
