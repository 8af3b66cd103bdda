import type { Transaction } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { assertMay } from '../../plugins/access.ts';
import type { MemberRow, MembersRepository } from './members.repository.ts';

/** How many members one project may have. */
export const membersMax = 100;

/**
 * Making owners and unmaking them is for owners: whoever else manages members could make themselves one, and delete the project.
 *
 * @param roles what the member is, and is to be
 * @throws {ApiError} ROLE_FORBIDS
 */
export function assertMayAssign(callerRole: string, ...roles: string[]): void {
  if (roles.includes('owner')) assertMay(callerRole, 'owner:manage');
}

/**
 * Refuses to take the last owner from a project.
 *
 * @param transaction holds the project's lock
 * @param member who ceases to be what they are
 * @throws {ApiError} LAST_OWNER
 */
export async function keepAnOwner(transaction: Transaction, members: MembersRepository, { projectId, role }: MemberRow): Promise<void> {
  if (role === 'owner' && (await members.countOwners(transaction, projectId)) <= 1) throw new ApiError('LAST_OWNER');
}
