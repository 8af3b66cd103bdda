import type { AuditChange, updateProviderBodySchema } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { output } from 'zod/v4/core';
import { providerEntry } from './provider-entry.ts';
import type { ProviderChanges, ProviderRow } from './providers-repository.ts';

type Wanted = output<typeof updateProviderBodySchema>;

/** What the audit log shows of an address: the rest may hold a key. */
const originOf = (url: string): string => new URL(url).origin;

/** What a request changes of a provider: the columns, and an entry of the audit log for each kind of change. What is as it was is no change. */
export function changeProvider(
  provider: ProviderRow,
  { status, ...fields }: Wanted,
  actorId: string,
): { changes: ProviderChanges; entries: NewAuditEntry[] } {
  const changes: ProviderChanges = {};
  const entries: NewAuditEntry[] = [];
  const changed: AuditChange[] = [];
  if (fields.name !== undefined && fields.name !== provider.name) {
    changes.name = fields.name;
    changed.push({ field: 'name', before: provider.name, after: fields.name });
  }
  if (fields.weight !== undefined && fields.weight !== provider.weight) {
    changes.weight = fields.weight;
    changed.push({ field: 'weight', before: provider.weight, after: fields.weight });
  }
  if (fields.url !== undefined && fields.url !== provider.url) {
    changes.url = fields.url;
    changed.push({ field: 'url', before: originOf(provider.url), after: originOf(fields.url) });
  }
  if (changed.length > 0) entries.push(providerEntry('provider.change', actorId, provider, changed));
  if (status !== undefined && status !== provider.status) {
    changes.status = status;
    const action = status === 'paused' ? 'provider.pause' : 'provider.resume';
    entries.push(providerEntry(action, actorId, provider, [{ field: 'status', before: provider.status, after: status }]));
  }
  return { changes, entries };
}

/** Whether a node must be looked at before the change: it is another one, or it is to be asked again. */
export function needsLook(provider: ProviderRow, { url, status }: Wanted): boolean {
  return (url !== undefined && url !== provider.url) || (status === 'active' && provider.status === 'paused');
}
