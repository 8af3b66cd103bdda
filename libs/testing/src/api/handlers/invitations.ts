import { contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { ApiRefusal } from '../api-refusal.ts';
import { projectForAction, projectOf, type FakeApiState } from '../fake-api-state.ts';
import { invitationFixture } from '../fixtures/invitation.ts';
import { mockCall } from '../mock-call.ts';
import { mustOwnForOwners } from './members.ts';

/** How long an invitation waits, as the API does it. */
const waitingMs = 30 * 24 * 60 * 60 * 1000;

/** The addresses of the reader that were proved to be theirs. */
const addressesOf = ({ user }: FakeApiState): readonly string[] =>
  user.emailAddresses.filter(({ verified }) => verified).map(({ emailAddress }) => emailAddress.toLowerCase());

export const invitationHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listInvitations, ({ params }) => {
    const { id } = projectForAction(state, params.projectId, 'member:manage');
    return state.invitations[id] ?? [];
  }),
  mockCall(baseUrl, contract.createInvitation, ({ params, body }) => {
    const { id } = projectForAction(state, params.projectId, 'member:manage');
    mustOwnForOwners(state, id, body.role);
    const email = body.email.toLowerCase();
    const existing = state.invitations[id] ?? [];
    if (existing.some((other) => other.email === email)) throw new ApiRefusal('INVITATION_EXISTS');
    const now = Date.now();
    const invitation = invitationFixture({
      id: `inv_created${String(existing.length + 1)}`,
      email,
      role: body.role,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + waitingMs).toISOString(),
    });
    state.invitations[id] = [invitation, ...existing];
    return invitation;
  }),
  mockCall(baseUrl, contract.revokeInvitation, ({ params }) => {
    const { id } = projectForAction(state, params.projectId, 'member:manage');
    const existing = state.invitations[id] ?? [];
    const left = existing.filter((other) => other.id !== params.invitationId);
    if (left.length === existing.length) throw new ApiRefusal('INVITATION_NOT_FOUND');
    state.invitations[id] = left;
    return null;
  }),
  mockCall(baseUrl, contract.listReceivedInvitations, () => {
    const addresses = addressesOf(state);
    return Object.entries(state.invitations).flatMap(([projectId, invitations]) => {
      const { id, name } = projectOf(state, projectId);
      return invitations.filter(({ email }) => addresses.includes(email)).map((invitation) => ({ ...invitation, project: { id, name } }));
    });
  }),
  mockCall(baseUrl, contract.acceptInvitation, ({ params }) => {
    const addresses = addressesOf(state);
    for (const [projectId, invitations] of Object.entries(state.invitations)) {
      const accepted = invitations.find(({ id, email }) => id === params.invitationId && addresses.includes(email));
      if (!accepted) continue;
      state.invitations[projectId] = invitations.filter((other) => other !== accepted);
      return Object.assign(projectOf(state, projectId), { role: accepted.role });
    }
    throw new ApiRefusal('INVITATION_NOT_FOUND');
  }),
];
