import { appState, localStore, watchTheme } from '@onepoint/app-state';
import { identityScriptUrl } from '@onepoint/auth/identity-script-url';
import { beginIdentity } from '@onepoint/auth/react';
import { createI18n, createStorageDictionaryCache, preloadNamespaces } from '@onepoint/i18n';
import { loadBuiltInEnglish, loadDictionary } from '@onepoint/i18n/load-dictionary';
import '@onepoint/ui-kit/styles.css';
import { StrictMode, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { identityParameters } from './identity-parameters.ts';
import { isFetched } from './is-fetched.ts';
import { pageLanguage } from './page-language.ts';
import { readInlineTexts } from './read-inline-texts.ts';
import { reloadStaleBuild } from './reload-stale-build.ts';

const container = document.getElementById('root') ?? fail('index.html has no #root');

function fail(message: string): never {
  throw new Error(message);
}

document.documentElement.lang = pageLanguage;
watchTheme({ state: appState, window });
// The same name as the document's own script gives the build (`tools/build/start-notice`): one reload for both.
reloadStaleBuild(document.querySelector<HTMLScriptElement>('script[data-start]')?.src ?? '', window, () => location.reload());

const i18n = createI18n({
  language: pageLanguage,
  builtIn: { common: readInlineTexts(document, 'common') },
  loadDictionary,
  loadBuiltInEnglish,
  cache: createStorageDictionaryCache(localStore),
});
// Starts now, beside the route's own code; whoever comes first waits for the other.
void preloadNamespaces(i18n, ['common', 'dashboard', 'pricing']);

function show(session?: ComponentProps<typeof App>['session']): void {
  createRoot(container).render(
    <StrictMode>
      <App i18n={i18n} session={session} />
    </StrictMode>,
  );
}

// Constants of the build: a build for production leaves the demo out. Not awaited, for the demo's files import this one.
if (import.meta.env.DEV || import.meta.env.MODE === 'demo') {
  void import('../demo/enter-demo.tsx').then(({ enterDemo }) => show(enterDemo(import.meta.env.MODE === 'demo')));
} else {
  // Who is signed in takes longest to learn: where the identity service's script is there already, it asks before the first drawing begins.
  const { asked } = beginIdentity(identityParameters);
  if (isFetched(identityScriptUrl(identityParameters.publishableKey), window)) void asked.then(() => show());
  else show();
}
