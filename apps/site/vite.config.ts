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
      // What several pages share travels together: a handful of small files would compress worse and wait for each other.
      output: {
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, test: /(libs|lucide-react|src.shared|src.features.shell)/ }] },
      },
    },
    modulePreload: { polyfill: false },
    // Pictures stay files: the policy allows none in URLs of their own.
    assetsInlineLimit: 0,
  },
});
