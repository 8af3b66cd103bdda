import { globSync } from 'node:fs';
import { workspace } from '@onepoint/build/vite-workspace';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf } from './vite/chunk-of.ts';
import { articles } from './vite/content/articles.ts';
import { leanIcons } from './vite/lean-icons.ts';
import { lightSignals } from './vite/light-signals.ts';
import { prerender } from './vite/prerender.ts';
import { createClassNames } from './vite/styles/class-names.ts';
import { serverClassNames } from './vite/styles/server-class-names.ts';

/** Of hundreds of small files, which each thread that renders would load by itself, what is used is part of the server bundle. */
const bundledPackages = [
  'lucide-react',
  'clsx',
  'minisearch',
  'react-router',
  'zod',
  'use-sync-external-store',
  'zustand',
  /^@?react-(?:aria|stately)/,
  /^@internationalized\//,
];

/** Of the site, and of what it may take from libraries. */
const sheets = globSync(['src/**/*.module.css', '../../libs/*/src/**/*.module.css'], { cwd: import.meta.dirname });
const nameOfClass = createClassNames(import.meta.dirname, sheets);

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    leanIcons(),
    lightSignals(),
    articles(),
    workspace(),
    react(),
    serverClassNames(nameOfClass),
    prerender('/src/server/entry-server.tsx'),
  ],
  // While a page is worked on, its classes have the names of the sheets.
  css: command === 'build' ? { modules: { generateScopedName: nameOfClass } } : {},
  // While pages are worked on, Node loads them once.
  ssr: command === 'build' ? { noExternal: bundledPackages } : {},
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: 'index.html',
          output: {
            chunkFileNames: ({ name }) => `assets/${name.replace(/^rolldown-|~.*/, '')}-[hash].js`,
            codeSplitting: {
              groups: [
                { debugName: 'pages', name: (id, graph) => chunkOf(id, (imported) => graph.getModuleInfo(imported)?.importers ?? []) },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // Of a package of 1,700 icons, those that are drawn are read.
    rolldownOptions: { experimental: { lazyBarrel: true } },
    modulePreload: { polyfill: false },
    // Pictures stay files: the policy allows none in URLs of their own.
    assetsInlineLimit: 0,
  },
}));
