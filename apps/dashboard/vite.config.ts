import { themeScript } from '@onepoint/app-state/head-scripts';
import { routableLanguageCodes } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { documentHead } from '@onepoint/build/vite-document-head';
import { servedConfig } from '@onepoint/build/vite-served-config';
import { startNotice } from '@onepoint/build/vite-start-notice';
import { sourceMaps } from '@onepoint/build/vite-source-maps';
import { workspace } from '@onepoint/build/vite-workspace';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const head = documentHead({
  title: siteConfig.title,
  themeScript,
  themeColor: siteConfig.themeColors.light,
  layersUrl: import.meta.resolve('@onepoint/ui-kit/styles/layers.css'),
});

/**
 * Groups the first view's code into a few chunks. Otherwise each set of pages that share a module would get its own chunk, and many small
 * files compress worse and load in sequence. Everything else is split by page and modal.
 */
const firstViewChunks = [
  { name: 'react', test: /node_modules.(react-dom|scheduler)/, priority: 3 },
  { name: 'initial', tags: ['$initial' as const], priority: 2 },
  {
    name: 'shell',
    test: /src.(app.(shell.(app-shell|side-menu|signed-in-shell|user-menu)|routes.signed-in-layouts)|features.api-keys.api-keys-page)\.tsx$/,
    priority: 1,
  },
  // Parts of the first screen that other pages also use.
  { name: 'controls', test: /ui-kit.src.(copy-button|segmented-switch|code-block.(code|highlight))/, priority: 0.5 },
  { name: 'first-screen', test: /api-keys.endpoint.endpoint-panel\.tsx$/, priority: 0 },
];

// The app serves several top-level paths (`/login`, `/workspace`, `/dashboard`), so its assets have their own base path, separate from the
// site's.
// The demo (`--mode demo`) is standalone and runs on any static host.
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: mode === 'demo' ? '/' : '/_dashboard/',
  plugins: [workspace(), servedConfig(), sourceMaps(), react(), head, startNotice({ languages: routableLanguageCodes })],
  build: {
    outDir: mode === 'demo' ? 'demo/dist' : 'dist',
    // All target browsers support modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'index.html', output: { codeSplitting: { groups: firstViewChunks } } },
  },
}));
