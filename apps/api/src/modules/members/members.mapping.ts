import type { Member, PublicUser, AuditAction } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import { toPublicUser } from '../users/public-user.ts';
import type { MemberRow } from './members.repository.ts';

export function toMember({ id, userId, role, createdAt }: MemberRow, users: ReadonlyMap<string, PublicUser>): Member {
  return { id, userId, role, user: users.get(userId) ?? toPublicUser(userId, null), createdAt: createdAt.toISOString() };
}

interface MemberChange {
  /** The member's unmasked name, as managers of members see it. */
  name: string;
  /** Null if the person was not a member. */
  before: string | null;
  after: string | null;
}

export function memberEntry(
  action: AuditAction,
  actorId: string | null,
  { id, projectId, userId }: MemberRow,
  { name, before, after }: MemberChange,
): NewAuditEntry {
  return { projectId, action, actorId, subject: { type: 'member', id, name, userId }, changes: [{ field: 'role', before, after }] };
}
