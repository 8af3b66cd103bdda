import { notFoundPageId } from '../pages.ts';
import { loadPage } from './load-page.ts';
import { findPageId } from './site-address.ts';
import type { SiteClient } from './site-client.ts';

/**
 * For "no such page" alone: a host that does not follow `_redirects` sends it for addresses that stand for other pages. What client navigation
 * finds there is shown in its place.
 */
export async function lookAgain({ navigator, contexts, stale, languages }: SiteClient): Promise<void> {
  const url = new URL(location.href);
  if (findPageId(url, languages) === undefined) return;
  // Without a network it stays.
  const found = await loadPage({ url, contexts, languages, isStale: stale.found }).catch(() => undefined);
  if (found?.kind === 'page' && found.page.context.pageId !== notFoundPageId) await navigator.navigate(url.href, { replace: true });
}
