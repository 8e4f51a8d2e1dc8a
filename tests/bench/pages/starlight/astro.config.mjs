import {readFileSync} from 'node:fs';

import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const sidebar = JSON.parse(readFileSync(new URL('sidebar.json', import.meta.url), 'utf8'));

export default defineConfig({
  site: 'https://site.invalid',
  integrations: [
    starlight({
      title: 'Arkos.js',
      social: [{icon: 'github', label: 'GitHub', href: 'https://github.com/Uanela/arkos'}],
      sidebar,
    }),
  ],
});
