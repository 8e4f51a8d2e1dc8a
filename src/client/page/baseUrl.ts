/**
 * Docusaurus explains a wrong `baseUrl` on the home page when its bundle has not started by the time
 * the page is parsed. Here it never has, so the sign is a file of the page that does not arrive.
 *
 * Source: `@docusaurus/core` 3.7.0, `lib/client/BaseUrlIssueBanner`.
 */
declare global {
  interface Window {
    /** Shows the explanation; Docusaurus defines it on the home page. */
    insertBanner?: (() => void) | undefined;
  }
}

/** Shows the explanation once, where there is one. */
export function explainBaseUrl(): void {
  window.insertBanner?.();
  window.insertBanner = undefined;
}

/** Keeps Docusaurus's own check quiet and listens for files that fail. */
export function start(): void {
  Object.assign(window, {docusaurus: {}});
  const onError = ({target}: Event): void => {
    if (target instanceof HTMLLinkElement || target instanceof HTMLImageElement) explainBaseUrl();
  };
  addEventListener('error', onError, true);
  document.addEventListener('hydrated', () => removeEventListener('error', onError, true));
}
