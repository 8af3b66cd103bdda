import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import {
  emailLinkBodySchema,
  emailPreferenceSchema,
  invitationLinkSchema,
  unsubscribedSchema,
  updateEmailPreferencesBodySchema,
} from '../schemas/email.ts';
import { noContentSchema, projectParamsSchema } from '../schemas/primitives.ts';
import { projectSchema } from '../schemas/project.ts';

const tag = 'Emails';
const preferencesPath = '/v1/projects/{projectId}/emailPreferences';
const preferencesSchema = z.array(emailPreferenceSchema);

/** Only the types available to the caller’s role. */
export const listEmailPreferences = defineCall({
  operationId: 'listEmailPreferences',
  method: 'GET',
  path: preferencesPath,
  tag,
  summary: 'List your email preferences for a project',
  access: 'project:read',
  scope: null,
  params: projectParamsSchema,
  replies: { 200: preferencesSchema },
  errors: ['SESSION_REQUIRED', 'PROJECT_NOT_FOUND'],
});

/** These are the member's own preferences, so every role can make this call. */
export const updateEmailPreferences = defineCall({
  operationId: 'updateEmailPreferences',
  method: 'PATCH',
  path: preferencesPath,
  tag,
  summary: 'Turn emails about a project on or off',
  access: 'project:read',
  scope: null,
  params: projectParamsSchema,
  body: updateEmailPreferencesBodySchema,
  replies: { 200: preferencesSchema },
  errors: ['SESSION_REQUIRED', 'PROJECT_NOT_FOUND'],
});

/** For the page behind an email's unsubscribe link. The token identifies the recipient, so no session is needed. */
export const unsubscribe = defineCall({
  operationId: 'unsubscribe',
  method: 'POST',
  path: '/v1/emails/unsubscribe',
  tag,
  summary: 'Unsubscribe with the token of an email',
  access: 'public',
  scope: null,
  body: emailLinkBodySchema,
  replies: { 200: unsubscribedSchema },
  errors: ['EMAIL_LINK_INVALID'],
});

/** Changes nothing. It is a POST so that the token isn’t part of a URL that gets logged. */
export const openInvitationLink = defineCall({
  operationId: 'openInvitationLink',
  method: 'POST',
  path: '/v1/invitationLinks/open',
  tag: 'Invitations',
  summary: 'Get an invitation with the token of its email',
  isRead: true,
  access: 'public',
  scope: null,
  body: emailLinkBodySchema,
  replies: { 200: invitationLinkSchema },
  errors: ['EMAIL_LINK_INVALID'],
});

/** The token proves that the caller received the email, so the account can have a different address. Existing members keep their role. */
export const acceptInvitationLink = defineCall({
  operationId: 'acceptInvitationLink',
  method: 'POST',
  path: '/v1/invitationLinks/accept',
  tag: 'Invitations',
  summary: 'Accept an invitation with the token of its email',
  access: 'session',
  scope: null,
  body: emailLinkBodySchema,
  replies: { 200: projectSchema },
  errors: ['SESSION_REQUIRED', 'EMAIL_LINK_INVALID', 'LIMIT_REACHED'],
});

export const declineInvitationLink = defineCall({
  operationId: 'declineInvitationLink',
  method: 'POST',
  path: '/v1/invitationLinks/decline',
  tag: 'Invitations',
  summary: 'Decline an invitation with the token of its email',
  access: 'public',
  scope: null,
  body: emailLinkBodySchema,
  replies: { 204: noContentSchema },
  errors: ['EMAIL_LINK_INVALID'],
});
