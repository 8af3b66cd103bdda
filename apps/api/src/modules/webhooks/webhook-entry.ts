import type { NewAuditEntry } from '@onepoint/database';
import type { ProjectRow } from '../projects/to-project.ts';

/** What somebody did to the webhook of a project, for the audit log. The host alone: an address may carry a token. */
export function webhookEntry(
  action: 'webhook.set' | 'webhook.delete',
  actorId: string,
  { id, name }: ProjectRow,
  before: string | null,
  after: string | null,
): NewAuditEntry {
  const changes = [{ field: 'host', before: hostOf(before), after: hostOf(after) }];
  return { projectId: id, action, actorId, subject: { type: 'project', id, name }, changes };
}

const hostOf = (url: string | null): string | null => (url === null ? null : new URL(url).host);
