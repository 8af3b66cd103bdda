import type { Transaction } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { assertMay } from '../../plugins/access.ts';
import type { MemberRow, MembersRepository } from './members.repository.ts';

export const membersMax = 100;

/**
 * Only owners can add and demote owners. Otherwise, an admin could become an owner and delete the project.
 *
 * @param roles the member's current and new roles
 * @throws {ApiError} ROLE_FORBIDS
 */
export function assertMayAssign(callerRole: string, ...roles: string[]): void {
  if (roles.includes('owner')) assertMay(callerRole, 'owner:manage');
}

/**
 * Rejects a change that would leave the project without an owner.
 *
 * @param transaction must hold the project's lock
 * @param member the member who is removed or gets another role
 * @throws {ApiError} LAST_OWNER
 */
export async function assertOwnerRemains(
  transaction: Transaction,
  members: MembersRepository,
  { projectId, role }: MemberRow,
): Promise<void> {
  if (role === 'owner' && (await members.countOwners(transaction, projectId)) <= 1) throw new ApiError('LAST_OWNER');
}
