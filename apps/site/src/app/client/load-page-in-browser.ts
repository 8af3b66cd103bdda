import type { LoadPage } from '../routes.tsx';
import { pageContexts } from './browser-page-contexts.ts';

/** Leaves the application: the browser loads the address itself, and the pending navigation never ends. */
async function loadWholePage(url: string): Promise<never> {
  location.assign(url);
  return new Promise<never>(() => {});
}

/** Loads a page's context for a client navigation; an address without one becomes a full page load. */
export const loadPageInBrowser: LoadPage = async (pageId, _locale, { request }) => {
  const { pathname } = new URL(request.url);
  const context = await pageContexts.get(pathname);
  return context === undefined || context.pageId !== pageId ? loadWholePage(request.url) : context;
};
