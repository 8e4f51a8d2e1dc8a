import type * as Preset from '@docusaurus/preset-classic';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {Config, PluginConfig} from '@docusaurus/types';

import {repository} from './package.json';
import {frameworkUrl} from './src/arkos/release';
import {blogFeeds, blogOptions} from './src/blog-options';
import {ssrTemplate} from './src/plugins/light-pages/template';
import {remarkSteps} from './src/remark/native';
import type {SearchOptions} from './src/search/config';

const baseUrl = '/';
const tagline = 'The RESTful framework for Express and Prisma';
const communityUrl = 'https://chat.whatsapp.com/EJ8cjb9hxau0EcOnI4fdpD';
const editUrl = repository.url.replace(/\.git$/, '/edit/main/');

const i18n: Config['i18n'] = {
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {
    en: {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
  },
};

/** One npm line in a page becomes tabs for each package manager, and they remember the choice. */
const packageManagerTabs: [typeof npm2yarn, object] = [
  npm2yarn,
  {sync: true, converters: ['pnpm', 'yarn', 'bun']},
];

const docsOptions: Preset.Options['docs'] = {
  sidebarPath: './sidebars.ts',
  editUrl,
  showLastUpdateTime: true,
  breadcrumbs: true,
  versions: {current: {label: 'Next'}},
  remarkPlugins: [packageManagerTabs, remarkSteps],
};

const presetOptions: Preset.Options = {
  docs: docsOptions,
  blog: {...blogOptions, editUrl, showLastUpdateTime: true},
  pages: {remarkPlugins: [packageManagerTabs, remarkSteps]},
  // The demos of components are for contributors.
  sitemap: {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    ignorePatterns: ['/components/**'],
  },
  theme: {customCss: ['./src/css/custom.css']},
};

const announcementBar: ThemeConfig['announcementBar'] = {
  id: 'arkos-1.3-beta',
  content: `Arkos 1.3 is in beta. <a href="${baseUrl}blog/1.3-beta">Read what changed</a>.`,
  isCloseable: true,
};

const navbar: ThemeConfig['navbar'] = {
  title: 'Arkos.js',
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  hideOnScroll: true,
  items: [
    {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left'},
    {to: '/blog', label: 'Blog', position: 'left'},
    {type: 'search', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {href: frameworkUrl, label: 'GitHub', position: 'right'},
  ],
};

const footer: ThemeConfig['footer'] = {
  logo: {
    alt: 'Arkos.js',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    href: '/',
    width: 40,
    height: 40,
  },
  links: [
    {
      title: 'Learn',
      items: [
        {label: 'Docs', to: '/docs/intro'},
        {label: 'Installation', to: '/docs/getting-started/installation'},
        {label: 'API reference', to: '/docs/category/api-reference'},
        {label: 'Errors', to: '/docs/core-concepts/global-error-handler#every-error'},
      ],
    },
    {
      title: 'Project',
      items: [
        {label: 'Blog', to: '/blog'},
        {label: 'Changelog', to: '/changelog'},
        {label: 'npm', href: 'https://www.npmjs.com/package/arkos'},
        {label: 'GitHub', href: frameworkUrl},
        {label: 'License', href: `${frameworkUrl}/blob/main/LICENSE`},
      ],
    },
    {
      title: 'Follow',
      items: [
        {label: 'Community chat', href: communityUrl},
        {label: 'Feeds', to: '/blog/feeds'},
      ],
    },
  ],
  copyright: 'Copyright © 2025-present the Arkos.js team. MIT license.',
};

const colorMode = {
  defaultMode: 'dark',
  disableSwitch: true,
  respectPrefersColorScheme: false,
} as const;

const themeConfig: ThemeConfig = {
  colorMode,
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // For pages that say nothing of their own.
  metadata: [
    {property: 'og:type', content: 'website'},
    {name: 'description', content: tagline},
    {property: 'og:description', content: tagline},
  ],
  announcementBar,
  navbar,
  footer,
  // Samples are highlighted by src/highlight when a page is built.
  prism: {theme: {plain: {}, styles: []}},
};

const searchOptions: SearchOptions = {
  maxResultsPerGroup: 5,
  issuesUrl: `${repository.url.replace(/\.git$/, '')}/issues/new`,
};
const siteSearch: PluginConfig = ['./src/plugins/site-search/index.ts', {...searchOptions}];
/** `enabled: false` removes the service worker and what it kept from readers' devices. */
const offline: PluginConfig = ['./src/plugins/offline/index.ts', {enabled: true}];
const headers: PluginConfig = ['./src/plugins/headers/index.ts', {...searchOptions}];

const headTags: Config['headTags'] = [
  {
    tagName: 'link',
    attributes: {
      rel: 'preload',
      href: `${baseUrl}fonts/familjen-grotesk-600.woff2`,
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    },
  },
  {
    tagName: 'link',
    attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'},
  },
  {
    tagName: 'link',
    attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
  },
];

/** What runs on every page beside React: see the first lines of each. */
const clientModules = ['chrome.css', 'progress.ts', 'chunks.ts', 'route-focus.ts', 'tools.ts'].map(
  (name) => `./src/client/${name}`,
);

const config: Config = {
  title: 'Arkos.js',
  tagline,
  url: 'https://www.arkosjs.com',
  baseUrl,
  favicon: 'img/favicon.svg',
  organizationName: 'Uanela',
  projectName: 'arkos',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  i18n,
  headTags,
  clientModules,
  future: {experimental_faster: true},
  ssrTemplate: ssrTemplate(colorMode.defaultMode),
  presets: [['classic', presetOptions]],
  plugins: [
    './src/plugins/light-pages/index.ts',
    blogFeeds,
    './src/plugins/changelog/index.ts',
    siteSearch,
    './src/plugins/search-index/index.ts',
    './src/plugins/cards/index.ts',
    './src/plugins/markdown/index.ts',
    './src/plugins/samples/index.ts',
    './src/plugins/no-prism/index.ts',
    './src/plugins/styles/index.ts',
    headers,
    offline,
    './src/plugins/bundler/index.ts',
    './src/plugins/live-pages/index.ts',
  ],
  themeConfig,
};

export default config;
