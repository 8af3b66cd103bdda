import { createAppState } from './create-app-state.ts';

function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    // Reading the property itself throws where the browser blocks site data.
    return undefined;
  }
}

const isBrowser = typeof window !== 'undefined';

/** The one store of a page. On the server it holds the defaults and forgets. */
export const appState = createAppState(isBrowser ? { storage: browserStorage(), events: window } : {});
