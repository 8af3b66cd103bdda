import { contract, type Invitation } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { ApiRefusal } from '../api-refusal.ts';
import { projectForAction, projectOf, type FakeApiState } from '../fake-api-state.ts';
import { mockCall } from '../mock-call.ts';
import { inviteTo } from './invite-to.ts';

/** Whether an invitation waits for the reader: for their id, or for an address that was proved to be theirs. */
function isMine({ user }: FakeApiState, { email, userId }: Invitation): boolean {
  const addresses = user.emailAddresses.filter(({ verified }) => verified).map(({ emailAddress }) => emailAddress.toLowerCase());
  return userId === user.id || (email !== null && addresses.includes(email));
}

/**
 * Takes an invitation that waits for the reader off its project's list.
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
