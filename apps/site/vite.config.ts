import { servedConfig } from '@onepoint/build/vite-served-config';
import { sourceMaps } from '@onepoint/build/vite-source-maps';
import { workspace } from '@onepoint/build/vite-workspace';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { articles } from './vite/content/articles.ts';
import { prerender } from './vite/prerender.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [articles(), workspace(), servedConfig(), sourceMaps(), react(), prerender('/src/server/entry-server.tsx')],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: 'index.html',
          // The code of every page is one file, and so are the icons, because most pages need a few.
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', tags: ['$initial'], test: /^(?!.*(?:entry-client\.tsx|index\.html)$)/, priority: 1 },
                { name: 'icons', test: /node_modules.lucide-react/ },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    modulePreload: { polyfill: false },
    // Images stay files: the content security policy allows no data URLs.
    assetsInlineLimit: 0,
  },
});
