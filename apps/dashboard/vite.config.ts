import { themeScript } from '@onepoint/app-state/theme-script';
import { routableLanguageCodes } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { documentHead } from '@onepoint/build/vite-document-head';
import { startNotice } from '@onepoint/build/vite-start-notice';
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
 * What the first view always loads lies in three files, not in one for each set of pages that share a module: a hundred small files compress worse
 * and wait for each other. All else is split by route and modal.
 */
const firstViewChunks = [
  { name: 'react', test: /node_modules.(react-dom|scheduler)/, priority: 3 },
  { name: 'initial', tags: ['$initial' as const], priority: 2 },
  {
    name: 'shell',
    test: /src.app.(shell.(app-shell|dashboard-menu|side-menu|account-menu|user-menu|lazy-overlays)|routes.(session|dashboard-layout|workspace-layout|api-keys)-route)\.tsx$/,
    priority: 1,
  },
  // Of the first screen, what others show without the rest.
  { name: 'controls', test: /ui-kit.src.(copy-button|segmented-switch|code-block.(code|highlight))/, priority: 0.5 },
  { name: 'first-screen', test: /api-keys.endpoint.endpoint-panel\.tsx$/, priority: 0 },
];

// The app answers several top-level paths (`/login`, `/workspace`, `/dashboard`); its files live apart, so that they never meet the site's.
// The demo (`--mode demo`) stands alone, on any static host.
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: mode === 'demo' ? '/' : '/_dashboard/',
  plugins: [workspace(), react(), head, startNotice({ languages: routableLanguageCodes })],
  build: {
    outDir: mode === 'demo' ? 'demo/dist' : 'dist',
    // What the polyfill is for, every browser of the target does by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'index.html', output: { codeSplitting: { groups: firstViewChunks } } },
  },
}));
