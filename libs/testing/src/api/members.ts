import { type Member, contract, type Invitation, type InviteBody } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, projectOf, type FakeApiState } from './fake-api-state.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

/** An open invitation. */
export function invitationFixture(fields: Partial<Invitation> = {}): Invitation {
  return {
    id: 'inv_4tBw7NcXq1Rz',
    email: 'ada@example.com',
    userId: null,
    role: 'developer',
    invitedBy: { id: 'user_2fXq7TnB1LwZ', displayName: 'Grace', imageUrl: null },
    createdAt: '2026-03-10T10:00:00.000Z',
    expiresAt: '2026-04-09T10:00:00.000Z',
    sentAt: '2026-03-10T10:00:00.000Z',
    delivery: 'sent',
    ...fields,
  };
}

/** Lifetime of an invitation, and the pause between its emails, like in the API. */
const waitingMs = 30 * 24 * 60 * 60 * 1000;
const resendPauseMs = 5 * 60 * 1000;

/** @throws {ApiRefusal} ROLE_FORBIDS if one of the roles is owner and the user is not an owner */
function mustOwnForOwners(state: FakeApiState, projectId: string, ...roles: string[]): void {
  if (roles.includes('owner')) projectForAction(state, projectId, 'owner:manage');
}

/**
 * Invites a person, used by both invitation calls. Addresses with and without an account are treated the same.
 *
 * @throws {ApiRefusal} ROLE_FORBIDS, USER_NOT_FOUND (only by id), MEMBER_EXISTS, INVITATION_EXISTS
 */
function inviteTo(state: FakeApiState, projectId: string, body: InviteBody): Invitation {
  const project = projectForAction(state, projectId, 'member:manage');
  mustOwnForOwners(state, project.id, body.role);
  const target = 'email' in body ? { email: body.email.toLowerCase(), userId: null } : { email: null, userId: body.userId };
  const named = state.knownUsers.find(({ id, email }) => id === target.userId || email === target.email);
  if (target.userId !== null && !named) throw new ApiRefusal('USER_NOT_FOUND');
  if (named && state.members[project.id]?.some(({ userId }) => userId === named.id)) throw new ApiRefusal('MEMBER_EXISTS');
  const existing = state.invitations[project.id] ?? [];
  const isSame = ({ email, userId }: Invitation): boolean => email === target.email && userId === target.userId;
  if (existing.some(isSame)) throw new ApiRefusal('INVITATION_EXISTS');
  const now = Date.now();
  const invitation = invitationFixture({
    id: `inv_created${String(existing.length + 1)}`,
    ...target,
    role: body.role,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + waitingMs).toISOString(),
    sentAt: new Date(now).toISOString(),
    delivery: 'pending',
  });
  state.invitations[project.id] = [invitation, ...existing];
  return invitation;
}

/** Whether an invitation is for the user, by id or by a verified email address. */
function isMine({ user }: FakeApiState, { email, userId }: Invitation): boolean {
  const addresses = user.emailAddresses.filter(({ verified }) => verified).map(({ emailAddress }) => emailAddress.toLowerCase());
  return userId === user.id || (email !== null && addresses.includes(email));
}

/**
 * Removes a received invitation from its project and returns it.
 *
 * @throws {ApiRefusal} INVITATION_NOT_FOUND
 */
function takeReceived(state: FakeApiState, invitationId: string): { projectId: string; invitation: Invitation } {
  for (const [projectId, invitations] of Object.entries(state.invitations)) {
    const invitation = invitations.find((other) => other.id === invitationId && isMine(state, other));
    if (!invitation) continue;
    state.invitations[projectId] = invitations.filter((other) => other !== invitation);
    return { projectId, invitation };
  }
  throw new ApiRefusal('INVITATION_NOT_FOUND');
}

export const invitationHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listInvitations, ({ params }) => {
    const { id } = projectForAction(state, params.projectId, 'member:manage');
    return state.invitations[id] ?? [];
  }),
  mockCall(baseUrl, contract.createInvitation, ({ params, body }) => inviteTo(state, params.projectId, body)),
  mockCall(baseUrl, contract.resendInvitation, ({ params }) => {
    const { id } = projectForAction(state, params.projectId, 'member:manage');
    const invitation = state.invitations[id]?.find((other) => other.id === params.invitationId);
    if (!invitation) throw new ApiRefusal('INVITATION_NOT_FOUND');
    mustOwnForOwners(state, id, invitation.role);
    const now = Date.now();
    if (now - Date.parse(invitation.sentAt) < resendPauseMs) throw new ApiRefusal('RATE_LIMITED');
    const changes = {
      sentAt: new Date(now).toISOString(),
      expiresAt: new Date(now + waitingMs).toISOString(),
      delivery: 'pending',
    } as const;
    return Object.assign(invitation, changes);
  }),
  mockCall(baseUrl, contract.revokeInvitation, ({ params }) => {
    const { id } = projectForAction(state, params.projectId, 'member:manage');
    const existing = state.invitations[id] ?? [];
    const left = existing.filter((other) => other.id !== params.invitationId);
    if (left.length === existing.length) throw new ApiRefusal('INVITATION_NOT_FOUND');
    state.invitations[id] = left;
    return null;
  }),
  mockCall(baseUrl, contract.listReceivedInvitations, () =>
    Object.entries(state.invitations).flatMap(([projectId, invitations]) => {
      const { id, name } = projectOf(state, projectId);
      return invitations.filter((invitation) => isMine(state, invitation)).map((invitation) => ({ ...invitation, project: { id, name } }));
    }),
  ),
  mockCall(baseUrl, contract.acceptInvitation, ({ params }) => {
    const { projectId, invitation } = takeReceived(state, params.invitationId);
    return Object.assign(projectOf(state, projectId), { role: invitation.role });
  }),
  mockCall(baseUrl, contract.declineInvitation, ({ params }) => {
    takeReceived(state, params.invitationId);
    return null;
  }),
];

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
