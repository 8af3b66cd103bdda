import { themeScript } from '@onepoint/app-state/theme-script';
import { siteConfig } from '@onepoint/site-config';
import { documentHead } from '@onepoint/tools/vite-document-head';
import { workspace } from '@onepoint/tools/vite-workspace';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const head = documentHead({
  title: siteConfig.title,
  themeScript,
  themeColor: siteConfig.themeColors.light,
  layersUrl: import.meta.resolve('@onepoint/ui-kit/styles/layers.css'),
});

export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  plugins: [workspace(), react(), head],
});
