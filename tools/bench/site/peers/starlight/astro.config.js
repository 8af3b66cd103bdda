import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

const sections = ['start', 'keys', 'requests', 'billing', 'projects', 'wallets', 'operate'];

/** What `create astro --template starlight` writes, with a menu group for each folder. */
export default defineConfig({
  site: 'http://localhost',
  integrations: [
    starlight({
      title: 'Onepoint',
      disable404Route: true,
      sidebar: sections.map((directory) => ({
        label: directory,
        collapsed: true,
        items: [{ autogenerate: { directory: `docs/${directory}` } }],
      })),
    }),
  ],
});
