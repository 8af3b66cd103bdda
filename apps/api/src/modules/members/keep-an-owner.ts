import type { Transaction } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import type { MemberRow, MembersRepository } from './members-repository.ts';

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
