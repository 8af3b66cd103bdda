import { createNavigator, type Navigator } from '@onepoint/navigation';
import type { ShownPage } from '../shown-page.ts';
import { findPage, loadPage } from './load-page.ts';
import { createPageAssets, type PageAssets } from './page-assets.ts';
import { createPageContexts, type PageContexts } from './page-contexts.ts';
import { keepScroll, type ScrollKeeper } from './scroll-keeper.ts';
import { watchStaleAssets, type StaleAssets } from './stale-assets.ts';

/** What one document navigates with. */
export interface SiteClient {
  readonly navigator: Navigator<ShownPage>;
  readonly contexts: PageContexts;
  readonly assets: PageAssets;
  readonly stale: StaleAssets;
  readonly scroll: ScrollKeeper;
  /** Languages that have pages in this build: the same for every page that is shown. */
  readonly languages: readonly string[];
}

const closeDialogs = (): void => {
  for (const dialog of document.querySelectorAll('dialog[open]')) if (dialog instanceof HTMLDialogElement) dialog.close();
};

/**
 * @param page the page that the document holds
 * @param buildId names the running build
 */
export function createSiteClient(page: ShownPage, buildId: string): SiteClient {
  const { languages } = page.context;
  const contexts = createPageContexts();
  const assets = createPageAssets();
  const navigator = createNavigator<ShownPage>({
    page,
    window,
    load: (url) => {
      closeDialogs();
      return findPage({ url, contexts, languages }) ?? loadPage({ url, contexts, languages, isStale: stale.found });
    },
    onBeforeChange: () => scroll.note(),
  });
  const scroll = keepScroll(() => navigator.getState().location.key);
  const isExpected = (): boolean => navigator.getState().loading !== undefined || assets.isPrefetching();
  const stale = watchStaleAssets({ isExpected, buildId, window });
  return { navigator, contexts, assets, stale, scroll, languages };
}
