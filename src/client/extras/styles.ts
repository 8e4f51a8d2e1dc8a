/**
 * Adds styles that come with the code, so that a page that does not use it carries none of them.
 *
 * @param css - Rules
 */
export function adopt(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
