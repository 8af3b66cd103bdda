import '@onepoint/ui-kit/styles/layers.css';
import '@onepoint/ui-kit/styles/reset.css';
import '@onepoint/ui-kit/styles/fonts.css';
import '@onepoint/ui-kit/styles/tokens.css';
import '@onepoint/ui-kit/styles/base.css';
import '@onepoint/ui-kit/styles/text.css';
import '../shared/site.css';
import { appState, watchTheme } from '@onepoint/app-state';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { parsePageContext, type PageContext } from '../shared/page-context.ts';
import { ClientNavigationProvider } from './client/client-navigation.ts';
import { followSession } from '../features/shell/follow-session.ts';
import { canonicalAddress } from './client/site-address.ts';
import { createSiteRouter, findMovedPage, type SiteRouter } from './client/site-router.ts';
import { watchLinks, watchLinksInView } from './client/watch-links.ts';
import { loadPageComponent, notFoundPageId } from './pages.ts';

function App({ site }: { site: SiteRouter }) {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    const stopLinks = watchLinks(site);
    const inView = watchLinksInView(site);
    const stopRouter = site.router.subscribe(({ navigation }) => {
      if (navigation.state === 'idle') inView.observe();
    });
    return () => {
      stopLinks();
      inView.stop();
      stopRouter();
    };
  }, [site]);
  return (
    <ClientNavigationProvider value={site}>
      <RouterProvider router={site.router} />
    </ClientNavigationProvider>
  );
}

/**
 * Whether the address has left the document's own before hydration: a reloaded document still holds every entry that was made in it, and back and
 * forward then change the address alone.
 */
function hasMovedOn(languages: readonly string[]): boolean {
  const loadedFrom = URL.parse(performance.getEntriesByType('navigation')[0]?.name ?? '');
  const addressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
    canonicalAddress({ pathname, search, hash: '' }, languages);
  return loadedFrom !== null && addressOf(loadedFrom) !== addressOf(location);
}

/** A host may serve a page under another of its addresses (`/en/x`, a trailing slash, `/index.html`): it has one. */
function correctAddress({ pageId, languages }: PageContext): void {
  const address = canonicalAddress(location, languages);
  if (address === location.pathname + location.search + location.hash) return;
  // What the host did not find here it may have there.
  if (pageId === notFoundPageId) location.replace(address);
  else history.replaceState(history.state, '', address);
}

async function start(context: PageContext): Promise<void> {
  // With its component loaded the first client render equals the HTML.
  const Component = await loadPageComponent(context.pageId);
  const root = document.querySelector('#root');
  if (root === null || Component === undefined) return;
  if (hasMovedOn(context.languages)) {
    location.reload();
    return;
  }
  correctAddress(context);
  const site = createSiteRouter({ context, Component }, import.meta.url);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App site={site} />
      </StrictMode>,
    );
  });
  if (context.pageId === notFoundPageId) await findMovedPage(site);
}

watchTheme({ state: appState, window });
followSession({ state: appState, window });
const context = parsePageContext(JSON.parse(document.querySelector('#page-context')?.textContent ?? 'null'));
if (context !== undefined) await start(context);
