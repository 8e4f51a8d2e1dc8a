import type {PrismTheme} from 'prism-react-renderer';

/**
 * The colours of code, as CSS variables of `src/css/tokens.css`.
 *
 * One theme serves both colour modes: the variables change with `data-theme`, so that a page
 * whose HTML was rendered in one mode is right in the other before, and without, any script.
 * Use it for `themeConfig.prism.theme` and for `themeConfig.prism.darkTheme`.
 */
export const prismTheme: PrismTheme = {
  plain: {
    color: 'var(--site-text)',
    backgroundColor: 'var(--site-code)',
  },
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
      style: {color: 'var(--site-code-comment)'},
    },
    {
      types: ['keyword', 'rule', 'important', 'boolean', 'constant', 'directive'],
      style: {color: 'var(--site-code-keyword)'},
    },
    {
      types: ['string', 'char', 'attr-value', 'regex', 'url', 'inserted', 'template-string'],
      style: {color: 'var(--site-code-string)'},
    },
    {
      types: ['number', 'unit', 'hexcode', 'annotation', 'decorator'],
      style: {color: 'var(--site-code-number)'},
    },
    {
      types: ['function', 'method', 'selector', 'tag', 'function-variable'],
      style: {color: 'var(--site-code-function)'},
    },
    {
      types: ['class-name', 'builtin', 'type', 'namespace', 'maybe-class-name', 'attr-name'],
      style: {color: 'var(--site-code-type)'},
    },
    {
      types: ['property', 'variable', 'parameter', 'symbol', 'header-name', 'key'],
      style: {color: 'var(--site-code-property)'},
    },
    {
      types: ['punctuation', 'operator', 'entity'],
      style: {color: 'var(--site-code-punctuation)'},
    },
    {types: ['deleted'], style: {color: 'var(--site-code-deleted)'}},
    {types: ['bold'], style: {fontWeight: 'bold'}},
    {types: ['italic'], style: {fontStyle: 'italic'}},
  ],
};
