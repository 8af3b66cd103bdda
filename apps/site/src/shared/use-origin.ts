import { publicConfig, siteUrl } from '@onepoint/site-config';
import { useSyncExternalStore } from 'react';
import { usePage } from './page-context-provider.tsx';

const subscribe = (): (() => void) => () => undefined;

/** Origin of the page: the one that its HTML was sent with until it is hydrated, the browser's from then on. */
export function useOrigin(): string {
  const { host } = usePage();
  const isKnown = publicConfig.productionHost !== '' || typeof location === 'undefined';
  return useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => (isKnown ? siteUrl() : `${location.protocol}//${host}`),
  );
}
