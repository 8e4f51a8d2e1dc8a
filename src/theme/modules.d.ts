declare module '@theme-original/prism-include-languages' {
  import type * as PrismNamespace from 'prismjs';

  export default function prismIncludeLanguages(Prism: typeof PrismNamespace): void;
}
