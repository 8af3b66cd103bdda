import { publicConfig } from './public-config.ts';

export interface EndpointUrlParameters {
  /** Origin of the page, used where the gateway has no address of its own. */
  origin: string;
  /** Chain slug, `ethereum`. */
  chain: string;
  /** API key secret, `public`, or a placeholder. Left out where the key travels in a header. */
  key?: string;
  /** `ws` gives the WebSocket address. Default `http`. */
  protocol?: 'http' | 'ws';
}

/** Address of an RPC endpoint as a client uses it. */
export function endpointUrl({ origin, chain, key, protocol = 'http' }: EndpointUrlParameters): string {
  const base = publicConfig.gatewayUrl || `${origin}/rpc`;
  const url = key === undefined ? `${base}/${chain}` : `${base}/${chain}/${key}`;
  return protocol === 'ws' ? url.replace(/^http/, 'ws') : url;
}

/** Address of the site for canonical links: the production host, else the address `npm start` serves. Without a trailing slash. */
export function siteUrl(): string {
  return publicConfig.productionHost === '' ? 'http://localhost:4000' : `https://${publicConfig.productionHost}`;
}
