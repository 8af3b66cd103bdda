import { localStore } from '@onepoint/app-state';
import { publicConfig } from '@onepoint/site-config';
import { readDevMode } from './read-dev-mode.ts';

/** Whether this page has developer pages; read once, so that menu and routes agree. */
export const isDevMode = readDevMode({
  isBuiltIn: publicConfig.devMode,
  productionHost: publicConfig.productionHost,
  location: window.location,
  storage: localStore,
});
