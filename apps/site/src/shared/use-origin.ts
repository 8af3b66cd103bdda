import { siteUrl } from '@onepoint/site-config';
import { useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** Origin of the page: the site's address while prerendered, the browser's from then on. */
export function useOrigin(): string {
  return useSyncExternalStore(subscribe, () => location.origin, siteUrl);
}
