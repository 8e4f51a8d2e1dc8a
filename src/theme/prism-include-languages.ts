// Ejected: samples are highlighted by src/highlight, so there is no Prism to add languages to.

/** Adds nothing. */
export default function prismIncludeLanguages(): void {
  // The plugin no-prism leaves the theme's Prism out.
}
