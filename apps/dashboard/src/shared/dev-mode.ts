import { localStore, type PageStorage } from '@onepoint/app-state';
import { publicConfig } from '@onepoint/site-config';

/** Increase the version when the meaning changes. */
const storageKey = 'onepoint:dev-mode:v1';

/** `?devMode=on` and `?devMode=off`. */
const parameter = 'devMode';

interface ReadDevModeParameters {
  /** Whether the build always has developer pages. */
  readonly isBuiltIn: boolean;
  /** Host of the production site; empty if there is none. */
  readonly productionHost: string;
  readonly location: Pick<Location, 'host' | 'search'>;
  readonly storage: PageStorage;
}

/**
 * Whether developer pages exist: because of the build, or because of the address, which is remembered. The address has no effect on the
 * production host (decision 10 of the specification).
 */
export function readDevMode({ isBuiltIn, productionHost, location, storage }: ReadDevModeParameters): boolean {
  if (isBuiltIn) return true;
  if (location.host === productionHost) return false;
  const choice = new URLSearchParams(location.search).get(parameter);
  if (choice === 'on') storage.setItem(storageKey, 'on');
  if (choice === 'off') storage.removeItem(storageKey);
  return storage.getItem(storageKey) === 'on';
}

/** Whether this app has developer pages. Read once, so that menu and routes agree. */
export const isDevMode = readDevMode({
  isBuiltIn: publicConfig.devMode,
  productionHost: publicConfig.productionHost,
  location: window.location,
  storage: localStore,
});
