import type { Member, PublicUser, AuditAction } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import { toPublicUser } from '../users/public-user.ts';
import type { MemberRow } from './members.repository.ts';

/** A member with what others may see of the user. */
export function toMember({ id, userId, role, createdAt }: MemberRow, users: ReadonlyMap<string, PublicUser>): Member {
  return { id, userId, role, user: users.get(userId) ?? toPublicUser(userId, null), createdAt: createdAt.toISOString() };
}

export interface MemberChange {
  /** What managers of members see of the member. */
  name: string;
  /** Roles before and after; null for none. */
  before: string | null;
  after: string | null;
}

/** What somebody did to a member, for the audit log. */
export function memberEntry(
  action: AuditAction,
  actorId: string | null,
  { id, projectId, userId }: MemberRow,
  { name, before, after }: MemberChange,
): NewAuditEntry {
  return { projectId, action, actorId, subject: { type: 'member', id, name, userId }, changes: [{ field: 'role', before, after }] };
}
