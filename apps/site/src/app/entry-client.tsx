import '@onepoint/ui-kit/styles.css';
import '../shared/site.css';
import { appState, watchTheme } from '@onepoint/app-state';
import { localePath } from '@onepoint/navigation';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { parsePageContext, type PageContext } from '../shared/page-context.ts';
import { loadPageInBrowser } from './client/load-page-in-browser.ts';
import { Ready } from './client/ready.tsx';
import { StaleAssetsContext } from './client/stale-assets-context.ts';
import { resolveLazyRoutes } from './client/resolve-lazy-routes.ts';
import { watchStaleAssets } from './client/stale-assets.ts';
import { createRoutes, notFoundRouteId, routeIdOf } from './routes.tsx';

async function start(context: PageContext): Promise<void> {
  const routeId = routeIdOf(context.pageId, context.locale);
  const allRoutes = createRoutes(context.languages, loadPageInBrowser);
  const isPlaced = matchRoutes(allRoutes, location)?.at(-1)?.route.id === routeId;
  // "No such page" stands under any address. Under that of another route only its own may match: links then load whole pages.
  const routes = routeId === notFoundRouteId && !isPlaced ? createRoutes([], loadPageInBrowser) : allRoutes;
  // A host may serve a page under another of its addresses (/index.html, a trailing slash): the page says which one it is.
  if (matchRoutes(routes, location)?.at(-1)?.route.id !== routeId) {
    history.replaceState(history.state, '', localePath(context.urlLogical, context.locale) + location.search + location.hash);
  }
  // With its component at hand the first client render equals the HTML.
  await resolveLazyRoutes(matchRoutes(routes, location) ?? []);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [routeId]: context } } });
  const stale = watchStaleAssets({
    targetUrl: () => router.createHref(router.state.navigation.location ?? router.state.location),
    buildId: import.meta.url,
    window,
  });
  const root = document.querySelector('#root');
  if (root === null) return;
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Ready>
          <StaleAssetsContext value={stale}>
            <RouterProvider router={router} />
          </StaleAssetsContext>
        </Ready>
      </StrictMode>,
    );
  });
}

watchTheme({ state: appState, window });
const context = parsePageContext(JSON.parse(document.querySelector('#page-context')?.textContent ?? 'null'));
if (context !== undefined) await start(context);
