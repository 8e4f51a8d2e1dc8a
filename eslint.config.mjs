import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom (README.md, "Folders"): each folder names what it must not import.
 *
 * @param {string} files - Glob of the folder
 * @param {{group?: string[], regex?: string, message: string}[]} patterns - What it must not import, and why
 */
const folder = (files, patterns) => ({
  files: [files],
  rules: {'no-restricted-imports': ['error', {patterns: [tests, ...patterns]}]},
});

const tests = {
  regex: '^(?:\\.\\.?/|@site/)+tests/',
  message: 'src never imports tests: what both need is in src.',
};

const ui = {
  group: ['react', 'react-dom', '@theme/*', '@docusaurus/*', '**/components/*', '**/theme/*'],
  message:
    'src/arkos, src/bookshop and src/search are libraries: they import neither UI nor Docusaurus.',
};
const buildTime = {
  group: [
    'node:*',
    'fs',
    'path',
    '**/plugins/*',
    '**/remark/*',
    '**/commands/*',
    '**/search/build/*',
    '**/hosted/publish/*',
  ],
  message: 'Browser code never imports build-time code.',
};
const aboveBookshop = {
  group: ['**/samples/**', '**/remark/**', '**/plugins/**', '**/commands/**', '**/mcp/**'],
  message: 'src/bookshop reads the running example; who uses it is above.',
};
const searchBuild = {
  regex: '^(?:\\.\\.?/(?:build|publish)/|parse5$|algoliasearch$)',
  message: buildTime.message,
};
const everyFact = {
  regex: 'arkos/(?:data(?:/.*)?|facts)$',
  message: 'It brings every fact and its origin into the browser: import the one JSON file.',
};

const noHashMembers = {
  selector: 'PrivateIdentifier',
  message: 'Write private name, not #name: parameters of a constructor cannot be #name.',
};

/** What may be missing is `undefined`; `null` is what the DOM, React and Node give, and JSON says. */
const noNull = {
  selector:
    'TSUnionType:not(:has(> TSTypeReference[typeName.name=/^(?:HTML\\w*Element|Element|EventTarget|RegExpExecArray)$/])) > TSNullKeyword',
  message: 'Write undefined, or name the type that has the null: ChildProcess["exitCode"].',
};

const camelCase = ['camelCase'];
const camelOrPascalCase = ['camelCase', 'PascalCase'];

/** One style of names; those of properties are often somebody else's, such as headers and flags. */
const names = [
  {selector: 'default', format: camelCase, leadingUnderscore: 'allow'},
  {selector: 'typeLike', format: ['PascalCase']},
  // Components and classes are values too.
  {
    selector: ['import', 'variable', 'function', 'parameter'],
    format: camelOrPascalCase,
    leadingUnderscore: 'allow',
  },
  {selector: ['variable', 'parameter'], modifiers: ['destructured'], format: null},
  {
    selector: ['objectLiteralProperty', 'objectLiteralMethod', 'typeProperty', 'typeMethod'],
    format: null,
  },
  // Constants that the build writes into browser code.
  {selector: 'variable', filter: '^(?:BASE_URL|DEFAULT_COLOR_MODE)$', format: ['UPPER_CASE']},
];

export default defineConfig(
  globalIgnores([
    'build',
    '.docusaurus*',
    '.cache',
    'node_modules',
    'static',
    'tests/fixtures',
    'docs/_bookshop',
    // Must equal the package's own declarations, to the letter.
    'src/arkos/surface/**/*.d.ts',
  ]),
  tseslint.configs.recommendedTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      'no-console': 'error',
      '@typescript-eslint/naming-convention': ['error', ...names],
      'no-restricted-syntax': ['error', noHashMembers],
      curly: ['error', 'multi-or-nest', 'consistent'],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**'],
    // Browser modules pass on what the DOM and the storage give them, and trees are read as the DOM is;
    // records of the search and kept searches are JSON, in which an absent heading is null, and so is
    // an absent hit of the dialog.
    ignores: [
      'src/built/html.ts',
      'src/client/**',
      'src/search/**',
      'src/components/SearchModal/**',
    ],
    rules: {'no-restricted-syntax': ['error', noHashMembers, noNull]},
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  folder('src/**', []),
  folder('src/arkos/**', [ui]),
  folder('src/search/**', [ui]),
  folder('src/bookshop/**', [ui, aboveBookshop]),
  folder('src/search/{*.ts,embedded/*,modal/*,hosted/*}', [ui, buildTime, searchBuild]),
  folder('src/components/**', [buildTime, everyFact]),
  folder('src/theme/**', [buildTime, everyFact]),
  folder('src/pages/**', [buildTime, everyFact]),
  folder('src/client/**', [buildTime, everyFact]),
  folder('src/offline/**', [buildTime, everyFact]),
  folder('src/highlight/**', [buildTime]),
  {
    files: ['src/commands/**', 'tests/**', 'src/plugins/**', '*.mjs'],
    rules: {'no-console': 'off'},
  },
  {files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked]},
);
