import { workspace } from '@onepoint/tools/vite-workspace';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './vite/prerender.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [workspace(), react(), prerender('/src/server/entry-server.tsx')],
  build: {
    rollupOptions: { input: 'index.html' },
    // The styles of all pages are few enough to stand in each page: nothing blocks the first paint.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // Pictures stay files: the policy allows none in URLs of their own.
    assetsInlineLimit: 0,
  },
});
