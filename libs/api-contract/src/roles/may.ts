import { roleActions, type Role } from './roles.ts';
import type { Action } from './actions.ts';

/**
 * Whether a member with this role may do this.
 *
 * @param role as the API sends it; one that this version does not know may do nothing
 */
export function may(role: string, action: Action): boolean {
  return Object.hasOwn(roleActions, role) && roleActions[role as Role].has(action);
}
