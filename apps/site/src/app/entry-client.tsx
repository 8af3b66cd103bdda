import '@onepoint/ui-kit/styles/layers.css';
import '@onepoint/ui-kit/styles/reset.css';
import '@onepoint/ui-kit/styles/fonts.css';
import '@onepoint/ui-kit/styles/tokens.css';
import '@onepoint/ui-kit/styles/base.css';
import '@onepoint/ui-kit/styles/text.css';
import '@onepoint/ui-kit/styles/scroll.css';
import '../shared/site.css';
import { appState, watchTheme } from '@onepoint/app-state';
import { sessionStore } from '@onepoint/app-state/page-storage';
import { codeLoader } from '@onepoint/navigation';
import { usesReports } from '@onepoint/site-config';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { followSession } from '../features/shell/follow-session.ts';
import { whenIdle } from '../shared/defer-work.ts';
import { parsePageContext, type PageContext } from '../shared/page-context.ts';
import { createSiteRouter, findMovedPage, type SiteRouter } from './client/site-router.ts';
import { watchLinks } from './client/watch-links.ts';
import { findPageId, loadPageComponent, notFoundPageId, pageAddress } from './pages.ts';

function App({ site }: { site: SiteRouter }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    return watchLinks(site);
  }, [site]);
  return <RouterProvider router={site.router} />;
}

/**
 * Whether the address has changed since the document was loaded. A reloaded document keeps its history entries, so back and forward before
 * hydration change only the address.
 */
function hasMovedOn(languages: readonly string[]): boolean {
  const loadedFrom = URL.parse(performance.getEntriesByType('navigation')[0]?.name ?? '');
  return loadedFrom !== null && pageAddress(loadedFrom, languages) !== pageAddress(location, languages);
}

/** Corrects the address if the host served the page under another one (`/en/x`, a trailing slash, `/index.html`). */
function correctAddress({ pageId, languages }: PageContext): void {
  const address = pageAddress(location, languages) + location.hash;
  if (address === location.pathname + location.search + location.hash) return;
  // The host may have a page at the canonical address.
  if (pageId === notFoundPageId) location.replace(address);
  else history.replaceState(history.state, '', address);
}

async function start(context: PageContext): Promise<void> {
  // Load the component first, so that the first client render equals the HTML.
  const Component = await loadPageComponent(context.pageId);
  const root = document.querySelector('#root');
  if (root === null || Component === undefined) return;
  if (hasMovedOn(context.languages)) {
    location.reload();
    return;
  }
  correctAddress(context);
  const site = createSiteRouter({ context, Component });
  codeLoader.start({ window, store: sessionStore, buildId: import.meta.url, findTarget: () => site.findLoadingHref() ?? location.href });
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App site={site} />
      </StrictMode>,
      // Errors caught by a boundary also reach `window`.
      usesReports ? { onCaughtError: reportError } : undefined,
    );
  });
  if (context.pageId === notFoundPageId) await findMovedPage(site);
}

watchTheme({ state: appState, window });
followSession({ state: appState, window });
const context = parsePageContext(JSON.parse(document.querySelector('#page-context')?.textContent ?? 'null'));
if (usesReports) {
  const findPage = (): string => findPageId(new URL(location.href), context?.languages ?? []) ?? notFoundPageId;
  const load = async (): Promise<void> => {
    const { startReports } = await import('@onepoint/browser-reports');
    startReports({ app: 'site', entryUrl: import.meta.url, findPage });
  };
  whenIdle(() => void load().catch(() => undefined));
}
if (context !== undefined) await start(context);
