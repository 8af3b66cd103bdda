import { pageContextUrl } from '@onepoint/navigation';
import { parsePageContext, parsePageContextAbort, type PageContext, type PageContextAbort } from '../../shared/page-context.ts';

/** How long a prefetched page context may be used. */
const freshMs = 5000;

/** A page's context, or where its address leads instead. */
export type LoadedContext = PageContext | PageContextAbort;

export interface PageContexts {
  /** The context of a page, prefetched or fetched now; undefined where there is none. Rejects when the network fails. */
  get: (pathname: string) => Promise<LoadedContext | undefined>;
  /** Fetches ahead of a navigation; failures wait for the navigation itself. */
  prefetch: (pathname: string) => void;
}

async function fetchPageContext(pathname: string): Promise<LoadedContext | undefined> {
  const response = await fetch(pageContextUrl(pathname), { headers: { accept: 'application/json' } });
  // A static host may answer 200 with a page: what is not JSON counts as missing.
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok || !isJson) return undefined;
  try {
    const json: unknown = await response.json();
    return parsePageContextAbort(json) ?? parsePageContext(json);
  } catch {
    return undefined;
  }
}

/** Page contexts of one browser page, each used at most once and at most 5 s after it was asked for. */
export function createPageContexts(now: () => number = Date.now): PageContexts {
  const held = new Map<string, { startedAt: number; context: Promise<LoadedContext | undefined> }>();
  const fresh = (pathname: string): Promise<LoadedContext | undefined> | undefined => {
    const entry = held.get(pathname);
    return entry !== undefined && now() - entry.startedAt < freshMs ? entry.context : undefined;
  };
  return {
    get: async (pathname) => {
      const context = fresh(pathname);
      held.delete(pathname);
      return context ?? fetchPageContext(pathname);
    },
    prefetch: (pathname) => {
      if (fresh(pathname) !== undefined) return;
      const context = fetchPageContext(pathname);
      context.catch(() => held.delete(pathname));
      held.set(pathname, { startedAt: now(), context });
    },
  };
}
