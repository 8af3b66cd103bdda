import {
  contract,
  emailTypes,
  getsEmail,
  optionalEmailTypes,
  projectEmailTypes,
  type EmailPreference,
  type Invitation,
  type OptionalEmailType,
} from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectOf, type FakeApiState } from './fake-api-state.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

function preferencesOf(state: FakeApiState, projectId: string): EmailPreference[] {
  const { id, role } = projectOf(state, projectId);
  const off: readonly string[] = state.emailsTurnedOff[id] ?? [];
  return projectEmailTypes
    .filter((type) => getsEmail(role, type))
    .map((type) => ({ type, isEnabled: !off.includes(type), isEssential: emailTypes[type].isEssential }));
}

function setEnabled(state: FakeApiState, projectId: string, type: OptionalEmailType, isEnabled: boolean): void {
  const others = (state.emailsTurnedOff[projectId] ?? []).filter((other) => other !== type);
  state.emailsTurnedOff[projectId] = isEnabled ? others : [...others, type];
}

/** Removes the invitation of a link. In the fake API, the token is the invitation's id. */
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
