import { workspace } from '@onepoint/tools/vite-workspace';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentHead } from './vite/document-head.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  plugins: [workspace(), react(), documentHead()],
});
