import { sessionStore } from '@onepoint/app-state/page-storage';

const storageKey = 'onepoint:reloaded-build:v1';

export interface StaleAssetsParameters {
  /** Whether something waits for the file and deals with its loss itself: a navigation, or nobody yet. */
  isExpected: () => boolean;
  /** Names the running build: a page reloads at most once for each. */
  buildId: string;
  window: Pick<Window, 'addEventListener' | 'location'> & { readonly navigator: Pick<Navigator, 'onLine'> };
}

export interface StaleAssets {
  /** Whether a file of this build was missing: from then on links load whole pages. */
  found: () => boolean;
}

/** Notices that files of this build are gone, usually because a newer one was deployed, and loads the page anew, once. */
export function watchStaleAssets({ isExpected, buildId, window }: StaleAssetsParameters): StaleAssets {
  let isStale = false;
  window.addEventListener('vite:preloadError', () => {
    // Without a network nothing is known of deployments.
    if (!window.navigator.onLine) return;
    isStale = true;
    console.warn('A file of this page is missing: a new version may have been deployed. Links load whole pages from now on.');
    if (isExpected()) return;
    // Where the browser keeps nothing there is no telling a first reload from a loop.
    if (sessionStore.getItem(storageKey) !== buildId && sessionStore.setItem(storageKey, buildId)) window.location.reload();
  });
  return { found: () => isStale };
}
