import { appState, watchTheme } from '@onepoint/app-state';
import { createI18n, createStorageDictionaryCache, preloadNamespaces } from '@onepoint/i18n';
import { loadDictionary } from '@onepoint/i18n/load-dictionary';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import '@onepoint/ui-kit/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { pageLanguage } from './page-language.ts';
import { reloadStaleBuild } from './reload-stale-build.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

document.documentElement.lang = pageLanguage;
watchTheme({ state: appState, window });
reloadStaleBuild(import.meta.url, window, () => location.reload());

const i18n = createI18n({
  language: pageLanguage,
  builtIn: { common },
  loadDictionary,
  cache: createStorageDictionaryCache(() => localStorage),
});
// Starts now, beside the route's own code; whoever comes first waits for the other.
void preloadNamespaces(i18n, ['common', 'dashboard', 'pricing']);

createRoot(root).render(
  <StrictMode>
    <App i18n={i18n} />
  </StrictMode>,
);
