import { publicConfig } from './public-config.ts';

export interface EndpointUrlParameters {
  /** Origin of the page, used when the gateway has no URL of its own. */
  origin: string;
  /** Chain slug, `ethereum`. */
  chain: string;
  /** API key secret, `public`, or a placeholder. Omitted when the key is sent in a header. */
  key?: string;
  /** `ws` for the WebSocket URL. Default `http`. */
  protocol?: 'http' | 'ws';
}

/** URL of an RPC endpoint. */
export function endpointUrl({ origin, chain, key, protocol = 'http' }: EndpointUrlParameters): string {
  const base = publicConfig.gatewayUrl || `${origin}/rpc`;
  const url = key === undefined ? `${base}/${chain}` : `${base}/${chain}/${key}`;
  return protocol === 'ws' ? url.replace(/^http/, 'ws') : url;
}

const placeholderHost = 'site-origin.invalid';

/** Origin that a build without a production host writes. The site's server replaces it with its own: see `fillSiteOrigin`. */
export const placeholderOrigin = `http://${placeholderHost}`;

/**
 * Origin of the site, for canonical links and code samples: the production host if the build has one. Otherwise the page's own origin in a browser, and
 * `placeholderOrigin` in a build. Without a trailing slash.
 */
export function siteUrl(): string {
  if (publicConfig.productionHost !== '') return `https://${publicConfig.productionHost}`;
  return typeof location === 'undefined' ? placeholderOrigin : location.origin;
}

/**
 * Replaces the placeholder in a page or file of a build, also in WebSocket addresses and where only the host is named.
 *
 * @param origin `https://example.com`
 */
export function fillSiteOrigin(text: string, origin: string): string {
  const { host } = new URL(origin);
  return text
    .replaceAll(placeholderOrigin, origin)
    .replaceAll(placeholderOrigin.replace(/^http/, 'ws'), origin.replace(/^http/, 'ws'))
    .replaceAll(placeholderHost, host);
}
