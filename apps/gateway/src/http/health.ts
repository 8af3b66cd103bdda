import type { Services } from '../services.ts';

/** Where health is read. No chain can take it: slugs are letters, digits and hyphens. */
export const healthPath = '/rpc/_health';

export interface Health {
  status: 'ok' | 'degraded';
  /** By chain: how many nodes are configured, and how many have not failed lately. */
  chains: Record<string, { nodes: number; healthy: number }>;
}

/** Whether this process can serve: 200 while any chain has a node that has not failed lately, otherwise 503. */
export function readHealth({ upstreams }: Pick<Services, 'upstreams'>): { status: 200 | 503; body: Health } {
  const chains = Object.fromEntries([...upstreams].map(([slug, chain]) => [slug, chain.health()]));
  const counts = Object.values(chains);
  const isOk = counts.every(({ healthy }) => healthy > 0);
  const isUseful = counts.some(({ healthy }) => healthy > 0);
  return { status: isUseful ? 200 : 503, body: { status: isOk ? 'ok' : 'degraded', chains } };
}
