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

const socketUrlOf = (url: string): string => url.replace(/^http/, 'ws');

/** URL of a chain's RPC endpoint, with the key in its path if one is given. */
export function endpointUrl({ origin, chain, key, protocol = 'http' }: EndpointUrlParameters): string {
  const base = publicConfig.gatewayUrl || `${origin}/rpc`;
  const url = key === undefined ? `${base}/${chain}` : `${base}/${chain}/${key}`;
  return protocol === 'ws' ? socketUrlOf(url) : url;
}

const placeholderHost = 'site-origin.invalid';

/** Origin that builds write into pages and files. Hosts replace it with theirs: see `fillHostAddresses`. */
export const placeholderOrigin = `http://${placeholderHost}`;

/** Origin of the site, for canonical links: the production host if there is one. Otherwise the page's own origin, and `placeholderOrigin` in a build. */
export function siteUrl(): string {
  if (publicConfig.productionHost !== '') return `https://${publicConfig.productionHost}`;
  return typeof location === 'undefined' ? placeholderOrigin : location.origin;
}

export interface HostAddresses {
  /** Origin that browsers see, `https://example.com`. */
  readonly origin: string;
  /** Base URL of the gateway; empty for `/rpc` on that origin. */
  readonly gatewayUrl: string;
}

const replaceUrl = (text: string, from: string, to: string): string =>
  text.replaceAll(from, to).replaceAll(socketUrlOf(from), socketUrlOf(to));

/** Replaces the placeholder addresses in a page or file of a build with the host's, also in WebSocket URLs and where only the host is named. */
export function fillHostAddresses(text: string, { origin, gatewayUrl }: HostAddresses): string {
  const withGateway = gatewayUrl === '' ? text : replaceUrl(text, `${placeholderOrigin}/rpc/`, `${gatewayUrl}/`);
  return replaceUrl(withGateway, placeholderOrigin, origin).replaceAll(placeholderHost, new URL(origin).host);
}
