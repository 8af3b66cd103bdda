import { localStore, type PageStorage } from '@onepoint/app-state';
import { publicConfig } from '@onepoint/site-config';

/** Increase the version when the value's meaning changes. */
const storageKey = 'onepoint:dev-mode:v1';

/** `?devMode=on` or `?devMode=off`. */
const parameter = 'devMode';

interface ReadDevModeParameters {
  /** True if the build always has developer pages. */
  readonly isBuiltIn: boolean;
  /** Empty if there is no production site. */
  readonly productionHost: string;
  readonly location: Pick<Location, 'host' | 'search'>;
  readonly storage: PageStorage;
}

/**
 * Whether developer pages exist: because the build has them, or because a URL parameter turned them on. The parameter is stored; it has no
 * effect on the production host (decision 10).
 */
export function readDevMode({ isBuiltIn, productionHost, location, storage }: ReadDevModeParameters): boolean {
  if (isBuiltIn) return true;
  if (location.host === productionHost) return false;
  const choice = new URLSearchParams(location.search).get(parameter);
  if (choice === 'on') storage.setItem(storageKey, 'on');
  if (choice === 'off') storage.removeItem(storageKey);
  return storage.getItem(storageKey) === 'on';
}

/** Read once, so that menu and routes agree. */
export const isDevMode = readDevMode({
  isBuiltIn: publicConfig.devMode,
  productionHost: publicConfig.productionHost,
  location: window.location,
  storage: localStore,
});
