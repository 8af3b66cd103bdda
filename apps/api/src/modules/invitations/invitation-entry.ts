import type { AuditAction } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { InvitationRow } from './invitations-repository.ts';

/**
 * What somebody did to an invitation, for the audit log, under what the inviter called the person.
 *
 * @param actorId null for the service itself, and for who declines: the project learns nothing about their account
 */
export function invitationEntry(
  action: AuditAction,
  actorId: string | null,
  { id, email, userId, role, projectId }: InvitationRow,
): NewAuditEntry {
  const [before, after] = action === 'invitation.create' ? [null, role] : [role, null];
  const subject = { type: 'invitation', id, name: email ?? userId ?? '', userId };
  return { projectId, action, actorId, subject, changes: [{ field: 'role', before, after }] };
}
