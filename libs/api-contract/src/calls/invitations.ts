import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { invitationSchema, inviteBodySchema, inviteErrors, receivedInvitationSchema } from '../schemas/member.ts';
import { idSchema, noContentSchema, projectParamsSchema } from '../schemas/primitives.ts';
import { projectSchema } from '../schemas/project.ts';

const tag = 'Invitations';
const invitationParams = { invitationId: idSchema };

/** Requires `member:manage`, because invitations contain email addresses. */
export const listInvitations = defineCall({
  operationId: 'listInvitations',
  method: 'GET',
  path: '/v1/projects/{projectId}/invitations',
  tag,
  summary: 'List a project’s pending invitations',
  access: 'member:manage',
  scope: 'members:read',
  params: projectParamsSchema,
  replies: { 200: z.array(invitationSchema) },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'],
});

/**
 * The response doesn't reveal whether an address has an account. Addresses are case-insensitive. `USER_NOT_FOUND` applies only to user ids,
 * `MEMBER_EXISTS` only to members of this project.
 */
export const createInvitation = defineCall({
  operationId: 'createInvitation',
  method: 'POST',
  path: '/v1/projects/{projectId}/invitations',
  tag,
  summary: 'Create an invitation',
  access: 'member:manage',
  scope: 'members:write',
  params: projectParamsSchema,
  body: inviteBodySchema,
  replies: { 201: invitationSchema },
  errors: inviteErrors,
});

/** Extends the invitation by thirty days. Only the link in the last email works. */
export const resendInvitation = defineCall({
  operationId: 'resendInvitation',
  method: 'POST',
  path: '/v1/projects/{projectId}/invitations/{invitationId}/resend',
  tag,
  summary: 'Send an invitation again',
  access: 'member:manage',
  scope: 'members:write',
  params: z.extend(projectParamsSchema, invitationParams),
  replies: { 200: invitationSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'INVITATION_NOT_FOUND'],
});

export const revokeInvitation = defineCall({
  operationId: 'revokeInvitation',
  method: 'DELETE',
  path: '/v1/projects/{projectId}/invitations/{invitationId}',
  tag,
  summary: 'Revoke an invitation',
  access: 'member:manage',
  scope: 'members:write',
  params: z.extend(projectParamsSchema, invitationParams),
  replies: { 204: noContentSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'INVITATION_NOT_FOUND'],
});

export const listReceivedInvitations = defineCall({
  operationId: 'listReceivedInvitations',
  method: 'GET',
  path: '/v1/invitations',
  tag,
  summary: 'List your pending invitations',
  access: 'session',
  scope: null,
  replies: { 200: z.array(receivedInvitationSchema) },
  errors: ['SESSION_REQUIRED'],
});

/** Returns a 404 for other users' invitations and for revoked or expired ones. Existing members keep their role. */
export const acceptInvitation = defineCall({
  operationId: 'acceptInvitation',
  method: 'POST',
  path: '/v1/invitations/{invitationId}/accept',
  tag,
  summary: 'Accept an invitation',
  access: 'session',
  scope: null,
  params: z.object(invitationParams),
  replies: { 200: projectSchema },
  errors: ['SESSION_REQUIRED', 'INVITATION_NOT_FOUND', 'LIMIT_REACHED'],
});

/** Ends the invitation. The project sees that it was declined, but nothing about the account. */
export const declineInvitation = defineCall({
  operationId: 'declineInvitation',
  method: 'POST',
  path: '/v1/invitations/{invitationId}/decline',
  tag,
  summary: 'Decline an invitation',
  access: 'session',
  scope: null,
  params: z.object(invitationParams),
  replies: { 204: noContentSchema },
  errors: ['SESSION_REQUIRED', 'INVITATION_NOT_FOUND'],
});
