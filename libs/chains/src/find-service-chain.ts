import type { ServiceChain } from './service-chain.ts';
import { serviceChains } from './service-chains.ts';

const chainsBySlug: ReadonlyMap<string, ServiceChain> = new Map(serviceChains.map((chain) => [chain.slug, chain]));

/** The chain with this slug (exact, case-sensitive), or undefined. */
export function findServiceChain(slug: string): ServiceChain | undefined {
  return chainsBySlug.get(slug);
}
