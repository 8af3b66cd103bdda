import { may, type Action } from '@onepoint/api-contract';
import { ApiError } from '../errors/api-error.ts';

/** Looks up a user's role in a project that is not deleted; null for everyone else. */
export type FindRole = (projectId: string, userId: string) => Promise<string | null>;

/**
 * The caller's role in a project, when it allows the action. Who is no member gets the answer of a project that does not exist.
 *
 * @throws {ApiError} PROJECT_NOT_FOUND or ROLE_FORBIDS
 */
export async function authorise(findRole: FindRole, action: Action, projectId: string, userId: string): Promise<string> {
  const role = await findRole(projectId, userId);
  if (role === null) throw new ApiError('PROJECT_NOT_FOUND');
  assertMay(role, action);
  return role;
}

/** @throws {ApiError} ROLE_FORBIDS */
export function assertMay(role: string, action: Action): void {
  if (!may(role, action)) throw new ApiError('ROLE_FORBIDS', { details: { role, action } });
}
