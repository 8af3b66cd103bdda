import { workspace } from '@onepoint/tools/vite-workspace';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { articles } from './vite/content/articles.ts';
import { prerender } from './vite/prerender.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [articles(), workspace(), react(), prerender('/src/server/entry-server.tsx')],
  build: {
    rolldownOptions: {
      input: 'index.html',
      // What every page begins with travels as one file. What several pages share is split by who needs it, in files that are not too small:
      // they would compress worse and wait for each other.
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? ''}-[hash].js`,
        codeSplitting: {
          groups: [
            // The entry itself stays a file of its own: the manifest names it.
            { name: 'frame', tags: ['$initial'], test: /^(?!.*(?:index\.html|entry-client\.tsx)).*$/ },
            // Left to the sizes below, forms would join what pages without forms need.
            { name: 'fields', minShareCount: 2, test: /ui-kit.src.(?:text-field|field|form-message|alert)/ },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8000 },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
    // Pictures stay files: the policy allows none in URLs of their own.
    assetsInlineLimit: 0,
  },
});
