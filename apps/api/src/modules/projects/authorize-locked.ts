import type { Action } from '@onepoint/api-contract';
import type { Transaction } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { authorize } from '../../plugins/access.ts';
import type { ProjectRow } from './projects.mapping.ts';
import type { ProjectsRepository } from './projects.repository.ts';

/**
 * Locks the project until the transaction ends and checks the caller's role again, because the member may have been removed or demoted since the request
 * was authorized.
 *
 * @returns the project and the caller's current role
 * @throws {ApiError} PROJECT_NOT_FOUND or ROLE_FORBIDS
 */
export async function authorizeLocked(
  transaction: Transaction,
  projects: ProjectsRepository,
  { action, projectId, userId }: { action: Action; projectId: string; userId: string },
): Promise<{ project: ProjectRow; role: string }> {
  const project = await projects.findLocked(transaction, projectId);
  if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
  const role = await authorize((id, user) => projects.findRole(id, user, transaction), action, projectId, userId);
  return { project, role };
}
