/**
 * Says something to screen readers, politely.
 *
 * @param words - What to say; the region is the one of the inline script (`page/copy.ts`).
 */
export function announce(words: string): void {
  const status = document.querySelector('.page-status');
  if (status) status.textContent = words;
}
