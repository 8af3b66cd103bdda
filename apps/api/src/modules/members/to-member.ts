import type { Member, PublicUser } from '@onepoint/api-contract';
import { toPublicUser } from '../users/to-public-user.ts';
import type { MemberRow } from './members-repository.ts';

/** A member with what others may see of the user. */
export function toMember({ id, userId, role, createdAt }: MemberRow, users: ReadonlyMap<string, PublicUser>): Member {
  return { id, userId, role, user: users.get(userId) ?? toPublicUser(userId, null), createdAt: createdAt.toISOString() };
}
