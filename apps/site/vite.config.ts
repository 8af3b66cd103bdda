import { workspace } from '@onepoint/tools/vite-workspace';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf } from './vite/chunk-of.ts';
import { articles } from './vite/content/articles.ts';
import { prerender } from './vite/prerender.ts';
import { createClassNames } from './vite/styles/class-names.ts';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [articles(), workspace(), react(), prerender('/src/server/entry-server.tsx')],
  // While a page is worked on, its classes have the names of the sheets.
  css: command === 'build' ? { modules: { generateScopedName: createClassNames(import.meta.dirname) } } : {},
  // Node would load every icon, which a page that is worked on does once.
  ssr: command === 'build' ? { noExternal: ['lucide-react'] } : {},
  build: {
    rolldownOptions: {
      // Of a package of 1,700 icons, those that are drawn are read.
      experimental: { lazyBarrel: true },
      input: 'index.html',
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? ''}-[hash].js`,
        codeSplitting: {
          groups: [{ debugName: 'pages', name: (id, graph) => chunkOf(id, (imported) => graph.getModuleInfo(imported)?.importers ?? []) }],
        },
      },
    },
    modulePreload: { polyfill: false },
    // Pictures stay files: the policy allows none in URLs of their own.
    assetsInlineLimit: 0,
  },
}));
