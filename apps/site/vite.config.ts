import { workspace } from '@onepoint/build/vite-workspace';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { articles } from './vite/content/articles.ts';
import { prerender } from './vite/prerender.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [articles(), workspace(), react(), prerender('/src/server/entry-server.tsx')],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: 'index.html',
          // What every page loads is one file, and so are the icons, of which most pages need a few.
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
    // Pictures stay files: the policy allows none in URLs of their own.
    assetsInlineLimit: 0,
  },
});
