import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the theme's Prism out of every page: the theme loads it to add languages to it, but samples
 * are highlighted by `src/highlight`.
 *
 * @returns The plugin.
 */
export default function noPrismPlugin(): Plugin {
  return {
    name: 'arkos-no-prism',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': false}}}),
  };
}
