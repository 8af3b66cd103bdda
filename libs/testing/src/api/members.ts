import { type Member, contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, projectOf, type FakeApiState } from './fake-api-state.ts';
import { inviteTo, mustOwnForOwners } from './invitations.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

/** The owner of a project. */
export function memberFixture(fields: Partial<Member> = {}): Member {
  return {
    id: 'mem_7hWc2Yp4NsKd',
    userId: 'user_2fXq7TnB1LwZ',
    role: 'owner',
    user: { id: 'user_2fXq7TnB1LwZ', displayName: 'Grace', imageUrl: null },
    createdAt: '2026-03-02T09:15:00.000Z',
    ...fields,
  };
}

const membersOf = (state: FakeApiState, projectId: string): Member[] => (state.members[projectId] ??= []);

/** @throws {ApiRefusal} MEMBER_NOT_FOUND */
function memberOf(state: FakeApiState, projectId: string, memberId: string): Member {
  const member = membersOf(state, projectId).find(({ id }) => id === memberId);
  if (!member) throw new ApiRefusal('MEMBER_NOT_FOUND');
  return member;
}

/** @throws {ApiRefusal} LAST_OWNER if no other owner would be left */
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
    // Everyone can leave; removing others requires a role.
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
