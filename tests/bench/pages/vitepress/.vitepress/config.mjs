import {readFileSync} from 'node:fs';

const sidebar = JSON.parse(readFileSync(new URL('../sidebar.json', import.meta.url), 'utf8'));

export default {
  title: 'Arkos.js',
  description: 'The RESTful framework for Express and Prisma',
  cleanUrls: true,
  // Category pages and tags are Docusaurus's own.
  ignoreDeadLinks: [/^\/docs\/category\//, /^\/blog\/tags\//],
  themeConfig: {
    nav: [
      {text: 'Docs', link: '/docs/intro'},
      {text: 'Blog', link: '/blog/'},
    ],
    sidebar,
    socialLinks: [{icon: 'github', link: 'https://github.com/Uanela/arkos'}],
  },
};
