import { redirect } from 'react-router';
import type { PageContext } from '../../shared/page-context.ts';
import type { LoadPage } from '../routes.tsx';
import { pageContexts } from './browser-page-contexts.ts';

/** Leaves the application: the browser loads the address itself, and the pending navigation never ends. */
async function loadWholePage(url: string): Promise<never> {
  location.assign(url);
  return new Promise<never>(() => {});
}

/** Addresses may lead on to others, never in a circle. */
const rewritesMax = 3;

/** The context of a page, through the addresses that stand for it. */
async function load(pathname: string, rewritesLeft = rewritesMax): Promise<PageContext | undefined> {
  const loaded = await pageContexts.get(pathname);
  if (loaded === undefined || !('kind' in loaded)) return loaded;
  if (loaded.kind === 'rewrite') return rewritesLeft === 0 ? undefined : load(loaded.to, rewritesLeft - 1);
  const target = new URL(loaded.to, location.href);
  if (target.origin !== location.origin) return loadWholePage(target.href);
  // How a loader says that another page is to be shown.
  throw redirect(target.pathname + target.search + target.hash);
}

/** Loads a page's context for a client navigation; an address without one becomes a full page load. */
export const loadPageInBrowser: LoadPage = async (pageId, _locale, { request }) => {
  const { pathname } = new URL(request.url);
  const context = await load(pathname);
  return context === undefined || context.pageId !== pageId ? loadWholePage(request.url) : context;
};
