import './app/zod-without-eval.ts';
import { appState, sessionStore, watchTheme } from '@onepoint/app-state';
import { codeLoader, runningBuild } from '@onepoint/navigation';
import { publicConfig, usesReports } from '@onepoint/site-config';
import '@onepoint/ui-kit/styles.css';
import { createLab, createPathNavigation } from '@onepoint/wallet-lab';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createPageI18n, pageLanguage } from './app/create-page-i18n.ts';
import { homeOf } from './app/home.ts';

const language = pageLanguage({
  stored: appState.getState().locale,
  referrer: document.referrer,
  origin: location.origin,
  browserLanguages: navigator.languages,
});
document.documentElement.lang = language;
watchTheme({ state: appState, window });
const entryUrl = runningBuild();
codeLoader.start({
  window,
  store: sessionStore,
  buildId: entryUrl,
  findTarget: () => location.href,
});

/** Error reports start after the first view. */
const reportsDelayMs = 3_000;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const gatewayUrl = publicConfig.gatewayUrl || `${location.origin}/rpc`;
const lab = createLab({ window, gatewayUrl });
const home = homeOf(publicConfig.siteUrl);
const navigation = createPathNavigation({ window, base: import.meta.env.BASE_URL });
createRoot(root, usesReports ? { onCaughtError: reportError } : undefined).render(
  <StrictMode>
    <App i18n={createPageI18n(language)} lab={lab} navigation={navigation} home={home} />
  </StrictMode>,
);
if (usesReports) {
  const load = async (): Promise<void> => {
    const { startReports } = await import('@onepoint/browser-reports');
    startReports({ app: 'playground', entryUrl, findPage: () => 'playground' });
  };
  setTimeout(() => void load().catch(() => undefined), reportsDelayMs);
}
