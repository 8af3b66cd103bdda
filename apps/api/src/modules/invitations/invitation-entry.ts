import type { AuditAction } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { InvitationRow } from './invitations-repository.ts';

/** What somebody did to an invitation, for the audit log. */
export function invitationEntry(action: AuditAction, actorId: string, { id, email, role, projectId }: InvitationRow): NewAuditEntry {
  const [before, after] = action === 'invitation.revoke' ? [role, null] : [null, role];
  return { projectId, action, actorId, subject: { type: 'invitation', id, name: email }, changes: [{ field: 'role', before, after }] };
}
