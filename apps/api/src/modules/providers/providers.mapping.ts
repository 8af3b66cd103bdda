import { may, type Provider, type AuditAction, type AuditChange } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { ProviderRow } from './providers.repository.ts';

/** Members who cannot manage providers only see the origin of the address; the rest can contain a key. */
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

export function providerEntry(
  action: AuditAction,
  actorId: string,
  { id, name, projectId }: ProviderRow,
  changes: AuditChange[] = [],
): NewAuditEntry {
  return { projectId, action, actorId, subject: { type: 'provider', id, name }, changes };
}
