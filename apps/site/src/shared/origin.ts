import { publicConfig, siteUrl, endpointUrl, placeholderOrigin } from '@onepoint/site-config';
import { useSyncExternalStore } from 'react';
import { usePage } from './page-context.ts';

const subscribe = (): (() => void) => () => undefined;

/** Origin for links: the one in the HTML until hydration, then the browser's. */
export function useOrigin(): string {
  const { host } = usePage();
  const isKnown = publicConfig.productionHost !== '' || typeof location === 'undefined';
  return useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => (isKnown ? siteUrl() : `${location.protocol}//${host}`),
  );
}

const written = publicConfig.productionHost === '' ? placeholderOrigin : siteUrl();
const writtenSocket = written.replace(/^http/, 'ws');

/**
 * Replaces the origin of gateway URLs from the build with the current one. The site's server has filled in its own already; a build for a production host may
 * be served elsewhere.
 */
export function fillOrigin(text: string, origin: string): string {
  const base = endpointUrl({ origin, chain: '' });
  return text.replaceAll(`${written}/rpc/`, base).replaceAll(`${writtenSocket}/rpc/`, base.replace(/^http/, 'ws'));
}

/** Makes the links of Markdown absolute. */
export const wholeLinks = (markdown: string, origin: string): string => markdown.replaceAll('](/', `](${origin}/`);
