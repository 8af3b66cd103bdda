import {
  type User,
  contract,
  emailTypes,
  listProjectEmailTypes,
  optionalEmailTypes,
  type EmailPreference,
  type Invitation,
  type OptionalEmailType,
  type Checklist,
  type FirstRequest,
} from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { type FakeApiState, projectOf } from './fake-api-state.ts';
import { mockCall, ApiRefusal } from './mock-call.ts';

/** A user with an email address and a name. */
export function userFixture(fields: Partial<User> = {}): User {
  return {
    id: 'user_2fXq7TnB1LwZ',
    type: 'email',
    firstName: 'Grace',
    lastName: 'Hopper',
    username: null,
    imageUrl: null,
    emailAddresses: [{ emailAddress: 'grace@example.com', verified: true, primary: true }],
    web3Wallets: [],
    createdAt: '2026-03-01T08:00:00.000Z',
    ...fields,
  };
}

export const userHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.getCurrentUser, () => state.user),
];

function preferencesOf(state: FakeApiState, projectId: string): EmailPreference[] {
  const { id, role } = projectOf(state, projectId);
  const off: readonly string[] = state.emailsTurnedOff[id] ?? [];
  return listProjectEmailTypes(role).map((type) => ({ type, isEnabled: !off.includes(type), isEssential: emailTypes[type].isEssential }));
}

function setEnabled(state: FakeApiState, projectId: string, type: OptionalEmailType, isEnabled: boolean): void {
  const others = (state.emailsTurnedOff[projectId] ?? []).filter((other) => other !== type);
  state.emailsTurnedOff[projectId] = isEnabled ? others : [...others, type];
}

/**
 * Finds the invitation of an emailed link, and removes it unless `isTaken` is false. In the fake API, the token is the invitation's id.
 *
 * @throws {ApiRefusal} EMAIL_LINK_INVALID
 */
function takeInvitation(state: FakeApiState, token: string, isTaken = true): { projectId: string; invitation: Invitation } {
  for (const [projectId, invitations] of Object.entries(state.invitations)) {
    const invitation = invitations.find(({ id }) => id === token);
    if (invitation === undefined) continue;
    if (isTaken) state.invitations[projectId] = invitations.filter((other) => other !== invitation);
    return { projectId, invitation };
  }
  throw new ApiRefusal('EMAIL_LINK_INVALID');
}

export const emailHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listEmailPreferences, ({ params }) => preferencesOf(state, params.projectId)),
  mockCall(baseUrl, contract.updateEmailPreferences, ({ params, body }) => {
    const { id } = projectOf(state, params.projectId);
    for (const type of optionalEmailTypes) {
      const isEnabled = body[type];
      if (isEnabled !== undefined) setEnabled(state, id, type, isEnabled);
    }
    return preferencesOf(state, id);
  }),
  // A token is `projectId:type` here.
  mockCall(baseUrl, contract.unsubscribe, ({ body }) => {
    const [projectId = '', name] = body.token.split(':');
    const type = optionalEmailTypes.find((optional) => optional === name);
    if (type === undefined) throw new ApiRefusal('EMAIL_LINK_INVALID');
    const { id, name: projectName } = projectOf(state, projectId);
    setEnabled(state, id, type, false);
    return { type, project: { id, name: projectName } };
  }),
  mockCall(baseUrl, contract.openInvitationLink, ({ body }) => {
    const { projectId, invitation } = takeInvitation(state, body.token, false);
    const { role, expiresAt, invitedBy } = invitation;
    return { project: { name: projectOf(state, projectId).name }, inviter: invitedBy.displayName, role, expiresAt };
  }),
  mockCall(baseUrl, contract.acceptInvitationLink, ({ body }) => {
    const { projectId, invitation } = takeInvitation(state, body.token);
    return Object.assign(projectOf(state, projectId), { role: invitation.role });
  }),
  mockCall(baseUrl, contract.declineInvitationLink, ({ body }) => {
    takeInvitation(state, body.token);
    return null;
  }),
];

/** The checklist of a new project: nothing is done. */
export function checklistFixture(fields: Partial<Checklist> = {}): Checklist {
  return { firstRequest: null, failedRequests: 0, hasKeyRules: false, hasTeammate: false, hasFunds: false, isDismissed: false, ...fields };
}

/** A first request for the latest block. */
export function firstRequestFixture(fields: Partial<FirstRequest> = {}): FirstRequest {
  return {
    at: '2026-03-14T11:58:00.000Z',
    apiKeyId: 'key_9vKc3Jd6RtYpQ1sHx5Ba',
    chain: 'ethereum',
    method: 'eth_blockNumber',
    latencyMs: 4.18,
    computeUnits: 10,
    ...fields,
  };
}

/** Everything is done, and the user has dismissed it. */
const finished = (): Checklist => ({
  ...checklistFixture({ firstRequest: firstRequestFixture(), hasKeyRules: true, hasTeammate: true, hasFunds: true }),
  isDismissed: true,
});

export const checklistHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.getChecklist, ({ params }) => state.checklists[projectOf(state, params.projectId).id] ?? finished()),
  mockCall(baseUrl, contract.updateChecklist, ({ params, body }) => {
    const { id } = projectOf(state, params.projectId);
    return (state.checklists[id] = { ...(state.checklists[id] ?? finished()), ...body });
  }),
];
