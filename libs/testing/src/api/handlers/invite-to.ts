import type { Invitation, InviteBody } from '@onepoint/api-contract';
import { ApiRefusal } from '../api-refusal.ts';
import { projectForAction, type FakeApiState } from '../fake-api-state.ts';
import { invitationFixture } from '../fixtures/invitation.ts';

/** How long an invitation waits, as the API does it. */
const waitingMs = 30 * 24 * 60 * 60 * 1000;

/** @throws {ApiRefusal} ROLE_FORBIDS where one of the roles is the owner's and the reader is none */
export function mustOwnForOwners(state: FakeApiState, projectId: string, ...roles: string[]): void {
  if (roles.includes('owner')) projectForAction(state, projectId, 'owner:manage');
}

/**
 * Invites a person, as both calls do it: an address with a user and one without are the same.
 *
 * @throws {ApiRefusal} ROLE_FORBIDS, USER_NOT_FOUND (by id alone), MEMBER_EXISTS, INVITATION_EXISTS
 */
export function inviteTo(state: FakeApiState, projectId: string, body: InviteBody): Invitation {
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
  });
  state.invitations[project.id] = [invitation, ...existing];
  return invitation;
}
