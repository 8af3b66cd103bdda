import { storageKeyOf } from '@onepoint/app-state';
import { themeScript } from '@onepoint/app-state/head-scripts';
import { routableLanguageCodes } from '@onepoint/i18n';
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import { siteConfig } from '@onepoint/site-config';
import { documentHead } from '@onepoint/build/vite-document-head';
import { servedConfig } from '@onepoint/build/vite-served-config';
import { startNotice } from '@onepoint/build/vite-start-notice';
import { sourceMaps } from '@onepoint/build/vite-source-maps';
import { workspace } from '@onepoint/build/vite-workspace';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageTitle } from './src/app/home.ts';

const head = documentHead({
  // Until the page knows whether it is a part of the site.
  title: pageTitle({ kind: 'none' }, provider.title),
  themeScript,
  themeColor: siteConfig.themeColors.light,
  layersUrl: import.meta.resolve('@onepoint/ui-kit/styles/layers.css'),
});

// A separate chunk: the bundler would otherwise put it with viem's contract code, and the first view would load that too (25 kB).
const transport = { name: 'transport', test: /viem\/_esm\/(?:clients\/transports\/http|accounts\/utils\/parseAccount)\.js$/ };

export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  plugins: [
    workspace(),
    servedConfig(),
    sourceMaps(),
    react(),
    head,
    startNotice({ languages: routableLanguageCodes, localeKey: storageKeyOf('locale') }),
  ],
  build: { rolldownOptions: { output: { codeSplitting: { groups: [transport] } } } },
});
