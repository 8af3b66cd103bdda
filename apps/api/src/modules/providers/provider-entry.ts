import type { AuditAction, AuditChange } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { ProviderRow } from './providers-repository.ts';

/** What somebody did to a provider, for the audit log. */
export function providerEntry(
  action: AuditAction,
  actorId: string,
  { id, name, projectId }: ProviderRow,
  changes: AuditChange[] = [],
): NewAuditEntry {
  return { projectId, action, actorId, subject: { type: 'provider', id, name }, changes };
}
