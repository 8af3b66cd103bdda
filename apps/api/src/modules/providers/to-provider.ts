import { may, type Provider } from '@onepoint/api-contract';
import type { ProviderRow } from './providers-repository.ts';

/** A provider for the wire. Who may not manage providers is not told the part of the address that may hold a key. */
export function toProvider(row: ProviderRow, requestsToday: number, role: string): Provider {
  const { id, name, chain, url, weight, status, health, blockHeight, lagBlocks, latencyMs, checkedAt, createdAt } = row;
  return {
    id,
    name,
    chain,
    url: may(role, 'provider:manage') ? url : new URL(url).origin,
    weight,
    status,
    health,
    blockHeight,
    lagBlocks,
    latencyMs,
    lastCheckedAt: checkedAt.toISOString(),
    requestsToday,
    createdAt: createdAt.toISOString(),
  };
}
