import { GatewayError } from '../errors/gateway-error.ts';
import type { Services } from '../services.ts';

/** Can't clash with a chain, because slugs are letters, digits, and hyphens. */
const healthPath = '/rpc/_health';

interface Health {
  status: 'ok' | 'degraded' | 'draining';
  /** By chain: how many nodes are configured, and how many haven't failed recently. */
  chains: Record<string, { nodes: number; healthy: number }>;
}

/** Whether this process can serve requests: 200 if any chain has a node that hasn't failed recently; 503 otherwise, and while draining. */
export function readHealth({ upstreams, lifecycle }: Pick<Services, 'upstreams' | 'lifecycle'>): { status: 200 | 503; body: Health } {
  const chains = Object.fromEntries([...upstreams].map(([slug, chain]) => [slug, chain.health()]));
  const counts = Object.values(chains);
  const isOk = counts.every(({ healthy }) => healthy > 0);
  const isUseful = counts.some(({ healthy }) => healthy > 0);
  if (lifecycle.isDraining) return { status: 503, body: { status: 'draining', chains } };
  return { status: isUseful ? 200 : 503, body: { status: isOk ? 'ok' : 'degraded', chains } };
}

const chainHealthPattern = /^\/rpc\/(?<chain>[^/]+)\/_health$/u;

/**
 * Health of this process, or of one chain with each of its nodes in the configured order.
 *
 * @throws {GatewayError} `HTTP_METHOD_NOT_ALLOWED` for other paths, `CHAIN_UNKNOWN`
 */
export function findHealth(path: string, services: Pick<Services, 'upstreams' | 'lifecycle'>): { status: 200 | 503; body: object } {
  if (path === healthPath) return readHealth(services);
  const slug = chainHealthPattern.exec(path)?.groups?.['chain'];
  if (slug === undefined) throw new GatewayError('HTTP_METHOD_NOT_ALLOWED');
  const chain = services.upstreams.get(slug);
  if (chain === undefined) throw new GatewayError('CHAIN_UNKNOWN');
  const { healthy } = chain.health();
  return { status: healthy > 0 ? 200 : 503, body: { status: healthy > 0 ? 'ok' : 'down', nodes: chain.describeNodes() } };
}
