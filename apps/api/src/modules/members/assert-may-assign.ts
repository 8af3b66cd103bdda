import { assertMay } from '../../plugins/authorisation.ts';

/**
 * Making owners and unmaking them is for owners: whoever else manages members could make themselves one, and delete the project.
 *
 * @param roles what the member is, and is to be
 * @throws {ApiError} ROLE_FORBIDS
 */
export function assertMayAssign(callerRole: string, ...roles: string[]): void {
  if (roles.includes('owner')) assertMay(callerRole, 'owner:manage');
}
