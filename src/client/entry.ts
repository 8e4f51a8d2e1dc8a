/**
 * Starts Docusaurus's own entry in slices: its modules are evaluated one part at a time, so that the
 * page answers the reader in between. Nothing is loaded separately (`eager`) but the chunks of the page
 * itself, which are on their way while the rest is evaluated.
 */
const parts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  async () => {
    const {default: preload} = await import(
      /* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload.js'
    );
    // Whether they arrive is Docusaurus's to see, which asks for them again.
    preload(location.pathname).catch(() => undefined);
  },
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/router'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@theme/SiteMetadata'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js'),
];

async function start(): Promise<void> {
  for (const part of parts) {
    await part();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

void start();
