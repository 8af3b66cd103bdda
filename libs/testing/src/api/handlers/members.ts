import { contract, type Member } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { ApiRefusal } from '../api-refusal.ts';
import { projectForAction, projectOf, type FakeApiState } from '../fake-api-state.ts';
import { mockCall } from '../mock-call.ts';
import { inviteTo, mustOwnForOwners } from './invite-to.ts';

const membersOf = (state: FakeApiState, projectId: string): Member[] => (state.members[projectId] ??= []);

/** @throws {ApiRefusal} MEMBER_NOT_FOUND */
function memberOf(state: FakeApiState, projectId: string, memberId: string): Member {
  const member = membersOf(state, projectId).find(({ id }) => id === memberId);
  if (!member) throw new ApiRefusal('MEMBER_NOT_FOUND');
  return member;
}

/** @throws {ApiRefusal} LAST_OWNER where nobody else would be left who owns the project */
function mustKeepAnOwner(state: FakeApiState, projectId: string, leaving: Member): void {
  const owners = membersOf(state, projectId).filter(({ role }) => role === 'owner');
  if (owners.length === 1 && owners[0] === leaving) throw new ApiRefusal('LAST_OWNER');
}

export const memberHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listMembers, ({ params }) => membersOf(state, projectOf(state, params.projectId).id)),
  mockCall(baseUrl, contract.addMember, ({ params, body }) => inviteTo(state, params.projectId, body)),
  mockCall(baseUrl, contract.getMember, ({ params }) => memberOf(state, projectOf(state, params.projectId).id, params.memberId)),
  mockCall(baseUrl, contract.updateMember, ({ params, body }) => {
    const { id } = projectForAction(state, params.projectId, 'member:manage');
    const member = memberOf(state, id, params.memberId);
    if (body.role === member.role) return member;
    mustOwnForOwners(state, id, body.role, member.role);
    mustKeepAnOwner(state, id, member);
    return Object.assign(member, body);
  }),
  mockCall(baseUrl, contract.removeMember, ({ params, query }) => {
    const { id } = projectOf(state, params.projectId);
    const member = memberOf(state, id, params.memberId);
    // Leaving is everybody's right; removing others is a matter of roles.
    if (member.userId !== state.user.id) {
      projectForAction(state, id, 'member:manage');
      mustOwnForOwners(state, id, member.role);
    }
    mustKeepAnOwner(state, id, member);
    for (const apiKey of state.apiKeys[id] ?? []) {
      if (query.apiKeys === 'pause' && apiKey.secretShownTo.includes(member.userId)) apiKey.status = 'paused';
    }
    state.members[id] = membersOf(state, id).filter((other) => other !== member);
    return null;
  }),
];
