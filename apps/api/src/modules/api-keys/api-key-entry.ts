import type { AuditAction, AuditChange } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { ApiKeyRow } from './api-keys-repository.ts';

/** What somebody did to an API key, for the audit log. */
export function apiKeyEntry(
  action: AuditAction,
  actorId: string | null,
  { id, name, projectId }: ApiKeyRow,
  changes: AuditChange[] = [],
): NewAuditEntry {
  return { projectId, action, actorId, subject: { type: 'apiKey', id, name }, changes };
}
