import { localStore, type PageStorage } from '@onepoint/app-state';
import { publicConfig } from '@onepoint/site-config';

/** Kept per browser; raise the version when its meaning changes. */
const storageKey = 'onepoint:dev-mode:v1';

/** Name in an address that turns developer pages on (`?devMode=on`) or off. */
const parameter = 'devMode';

export interface ReadDevModeParameters {
  /** The build shows developer pages to everybody. */
  readonly isBuiltIn: boolean;
  /** Host of the production site; empty where there is none. */
  readonly productionHost: string;
  readonly location: Pick<Location, 'host' | 'search'>;
  readonly storage: PageStorage;
}

/**
 * Whether developer pages exist: by the build, or by a reader's choice in the address, which is remembered. On the production host
 * no choice counts (decision 10 of the specification).
 */
export function readDevMode({ isBuiltIn, productionHost, location, storage }: ReadDevModeParameters): boolean {
  if (isBuiltIn) return true;
  if (location.host === productionHost) return false;
  const choice = new URLSearchParams(location.search).get(parameter);
  if (choice === 'on') storage.setItem(storageKey, 'on');
  if (choice === 'off') storage.removeItem(storageKey);
  return storage.getItem(storageKey) === 'on';
}

/** Whether this page has developer pages; read once, so that menu and routes agree. */
export const isDevMode = readDevMode({
  isBuiltIn: publicConfig.devMode,
  productionHost: publicConfig.productionHost,
  location: window.location,
  storage: localStore,
});
