import type { IncomingMessage } from 'node:http';
import { GatewayError } from '../errors/gateway-error.ts';
import type { ChainUpstreams } from '../upstreams/chain-upstreams.ts';

export interface Target {
  readonly chain: string;
  readonly upstreams: ChainUpstreams;
  /** The secret of an API key, or `public`. */
  readonly secret: string;
}

const pathPattern = /^\/rpc\/(?<chain>[^/]+)(?:\/(?<secret>[^/]+))?\/?$/u;

/**
 * Step 1: reads the chain and key from the path (`/rpc/{chain}/{key}`), or the key from `x-api-key` or `authorization: Bearer`.
 *
 * @throws {GatewayError} `PATH_UNKNOWN`, `CHAIN_UNKNOWN`, `KEY_MISSING`
 */
export function parseTarget(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  chains: ReadonlyMap<string, ChainUpstreams>,
): Target {
  const query = url.indexOf('?');
  const path = pathPattern.exec(query === -1 ? url : url.slice(0, query))?.groups;
  const chain = path?.['chain'];
  if (chain === undefined) throw new GatewayError('PATH_UNKNOWN');
  const upstreams = chains.get(chain);
  if (upstreams === undefined) throw new GatewayError('CHAIN_UNKNOWN');
  const secret = path?.['secret'] ?? headerSecret(headers);
  if (secret === undefined || secret === '') throw new GatewayError('KEY_MISSING');
  return { chain, upstreams, secret };
}

function headerSecret(headers: IncomingMessage['headers']): string | undefined {
  const apiKey = headers['x-api-key'];
  if (typeof apiKey === 'string') return apiKey.trim();
  const [scheme, token] = (headers.authorization ?? '').trim().split(/\s+/u);
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
