import { loadPageComponent } from '../pages.ts';

export interface PageAssets {
  /** Fetches what draws a page ahead of need; settles when it is there or failed. A failure waits for the need. */
  prefetch: (pageId: string) => Promise<void>;
  /** Whether something is being fetched ahead: what fails then is missed by nobody yet. */
  isPrefetching: () => boolean;
}

/** Scripts and styles of pages that may come next. */
export function createPageAssets(): PageAssets {
  const asked = new Set<string>();
  let running = 0;
  const fetchAhead = async (pageId: string): Promise<void> => {
    running += 1;
    try {
      await loadPageComponent(pageId);
    } catch {
      asked.delete(pageId);
    } finally {
      running -= 1;
    }
  };
  return {
    prefetch: async (pageId) => {
      if (asked.has(pageId)) return;
      asked.add(pageId);
      await fetchAhead(pageId);
    },
    isPrefetching: () => running > 0,
  };
}
