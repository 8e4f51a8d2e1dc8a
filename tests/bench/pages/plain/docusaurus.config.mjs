// The configuration that `create-docusaurus` 3.7.0 writes, with this site's titles and links.
import {themes} from 'prism-react-renderer';

export default {
  title: 'Arkos.js',
  tagline: 'The RESTful framework for Express and Prisma',
  url: 'https://site.invalid',
  baseUrl: '/',
  // The posts link tags of our own blog.
  onBrokenLinks: 'warn',
  onBrokenMarkdownLinks: 'warn',
  i18n: {defaultLocale: 'en', locales: ['en']},
  // The template leaves it out. With it the build is the fastest that plain Docusaurus has.
  future: {experimental_faster: process.env.BENCH_FASTER === 'true'},
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.json'},
        blog: {showReadingTime: true, feedOptions: {type: ['rss', 'atom'], xslt: true}},
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Arkos.js',
      items: [
        {type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs'},
        {to: '/blog', label: 'Blog', position: 'left'},
        {href: 'https://github.com/Uanela/arkos', label: 'GitHub', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {label: 'Docs', to: '/docs/intro'},
        {label: 'Blog', to: '/blog'},
      ],
      copyright: 'Copyright © the Arkos.js team',
    },
    prism: {theme: themes.github, darkTheme: themes.dracula},
  },
};
