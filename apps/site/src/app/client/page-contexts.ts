import { createPrefetchCache, pageContextUrl, readPageContext, type PageContextReply, type PrefetchCache } from '@onepoint/navigation';
import { splitDocChain } from '../../shared/doc-chain.ts';
import { parsePageContext, type PageContext } from '../../shared/page-context.ts';

/** What is at an address, by its path and search parameters. Rejects when the network fails. */
async function fetchPageContext(address: string): Promise<PageContextReply<PageContext>> {
  const { pathname, search } = new URL(address, location.origin);
  const response = await fetch(pageContextUrl(splitDocChain(pathname).page, search), { headers: { accept: 'application/json' } });
  return readPageContext(response, parsePageContext);
}

export type PageContexts = PrefetchCache<PageContextReply<PageContext>>;

/** The page contexts of one document: links prefetch into them, navigation takes from them. */
export const createPageContexts = (): PageContexts => createPrefetchCache(fetchPageContext);
