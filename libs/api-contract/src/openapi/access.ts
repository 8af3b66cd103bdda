import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import type { Action } from '../roles/actions.ts';
import { may } from '../roles/may.ts';
import { roles, type Role } from '../roles/roles.ts';

/** Roles whose members can make a call; `when` names what they are needed for where that depends on the request. */
export interface RequiredRoles {
  when?: string;
  roles: readonly Role[];
}

/** Calls whose action depends on what they are asked to do. */
const byRequest: Partial<Record<OperationId, readonly { when: string; action: Action }[]>> = {
  updateProject: [
    { when: 'change the name', action: 'project:update' },
    { when: 'change the plan or packages', action: 'plan:change' },
    { when: 'change the spend limit or alerts', action: 'settings:update' },
  ],
  removeMember: [
    { when: 'remove another member', action: 'member:manage' },
    { when: 'leave the project', action: 'member:read' },
  ],
};

const forms =
  'Limited to 5 requests in 10 minutes per user, or per address without a session, and to 60 per hour for all callers without a session.';
const owners = 'Only an owner can grant or take away the `owner` role.';

/** What else decides whether a call is allowed. */
const notes: Partial<Record<OperationId, string>> = {
  addMember: owners,
  updateMember: owners,
  removeMember: 'Only an owner can remove an owner.',
  createInvitation: owners,
  createChainRequest: forms,
  createEnterpriseRequest: forms,
};

const rolesOf = (action: Action): Role[] => roles.filter((role) => may(role, action));

/** Null for calls that don't depend on a role. */
export function requiredRoles({ operationId, access }: Call): readonly RequiredRoles[] | null {
  if (access === 'public' || access === 'session') return null;
  const several = byRequest[operationId as OperationId];
  return several?.map(({ when, action }) => ({ when, roles: rolesOf(action) })) ?? [{ roles: rolesOf(access) }];
}

/** Who can make a call, in words. */
export function describeAccess(call: Call): string {
  const required = requiredRoles(call);
  const note = notes[call.operationId as OperationId];
  const sentences = required?.map(({ when, roles: allowed }) => {
    const names = allowed.map((role) => `\`${role}\``).join(', ');
    return when === undefined ? `Required role: ${names}.` : `To ${when}, required role: ${names}.`;
  }) ?? [call.access === 'public' ? 'No authentication required.' : 'Requires a session.'];
  return [...sentences, ...(note === undefined ? [] : [note])].join(' ');
}
