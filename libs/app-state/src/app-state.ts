import { createAppState } from './create-app-state.ts';
import { localStore } from './page-storage.ts';

const isBrowser = typeof window !== 'undefined';

/** The one store of a page. On the server it holds the defaults and forgets. */
export const appState = createAppState(isBrowser ? { storage: localStore, events: window } : {});
