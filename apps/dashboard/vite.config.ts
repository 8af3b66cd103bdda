import { workspace } from '@onepoint/tools/vite-workspace';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentHead } from './vite/document-head.ts';

// The app answers several top-level paths (`/login`, `/workspace`, `/dashboard`); its files live apart, so that they never meet the site's.
export default defineConfig({
  root: import.meta.dirname,
  base: '/_dashboard/',
  plugins: [workspace(), react(), documentHead()],
  build: { rollupOptions: { input: 'index.html' } },
});
