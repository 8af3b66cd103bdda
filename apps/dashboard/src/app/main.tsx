import { appState, localStore, watchTheme } from '@onepoint/app-state';
import { beginIdentity } from '@onepoint/auth/react';
import { createI18n, createStorageDictionaryCache, preloadNamespaces } from '@onepoint/i18n';
import { loadBuiltInEnglish, loadDictionary } from '@onepoint/i18n/load-dictionary';
import { runningBuild } from '@onepoint/navigation';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { usesReports } from '@onepoint/site-config';
import '@onepoint/ui-kit/styles.css';
import { StrictMode, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { App, identityParameters } from './app.tsx';
import { findPageKind, pageLanguage } from './paths.ts';

document.documentElement.lang = pageLanguage;
appState.set({ dashboardLocale: pageLanguage });
watchTheme({ state: appState, window });

const i18n = createI18n({
  language: pageLanguage,
  builtIn: { common },
  loadDictionary,
  loadBuiltInEnglish,
  cache: createStorageDictionaryCache(localStore),
});
// Starts early, in parallel with the route's code.
void preloadNamespaces(i18n, ['common', 'dashboard', 'pricing']);

/** Error reporting loads only after the first view. */
const reportsDelayMs = 3_000;

async function loadReports(): Promise<void> {
  const { startReports } = await import('@onepoint/browser-reports');
  startReports({ app: 'dashboard', entryUrl: runningBuild(), findPage: () => findPageKind(location.pathname) });
}

function show(session?: ComponentProps<typeof App>['session']): void {
  // React throws if this element is missing.
  const container = document.getElementById('root') as HTMLElement;
  createRoot(container, usesReports ? { onCaughtError: reportError } : undefined).render(
    <StrictMode>
      <App i18n={i18n} session={session} />
    </StrictMode>,
  );
}

// Build-time constants, so that production builds leave out the demo. No top-level await, because the demo's chunk imports this one.
if (import.meta.env.DEV || import.meta.env.MODE === 'demo') {
  void import('../demo/enter-demo.tsx').then(({ enterDemo }) => show(enterDemo(import.meta.env.MODE === 'demo')));
} else {
  if (usesReports) setTimeout(() => void loadReports().catch(() => undefined), reportsDelayMs);
  // The session takes longest to load, so request it before the first render.
  beginIdentity(identityParameters);
  show();
}
