import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { invitationSchema, inviteBodySchema, inviteErrors, receivedInvitationSchema } from '../schemas/invitation.ts';
import { idSchema, noContentSchema, projectParamsSchema } from '../schemas/primitives.ts';
import { projectSchema } from '../schemas/project.ts';

const tag = 'Invitations';
const invitationParams = { invitationId: idSchema };

/** Email addresses are for those who manage members. */
export const listInvitations = defineCall({
  operationId: 'listInvitations',
  method: 'GET',
  path: '/v1/projects/{projectId}/invitations',
  tag,
  summary: 'List a project’s pending invitations',
  access: 'member:manage',
  params: projectParamsSchema,
  replies: { 200: z.array(invitationSchema) },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'],
});

/**
 * The same reply for an address with an account and one without. Addresses are compared without case. `USER_NOT_FOUND` is about user ids alone,
 * `MEMBER_EXISTS` about members of this project.
 */
export const createInvitation = defineCall({
  operationId: 'createInvitation',
  method: 'POST',
  path: '/v1/projects/{projectId}/invitations',
  tag,
  summary: 'Create an invitation',
  access: 'member:manage',
  params: projectParamsSchema,
  body: inviteBodySchema,
  replies: { 201: invitationSchema },
  errors: inviteErrors,
});

export const revokeInvitation = defineCall({
  operationId: 'revokeInvitation',
  method: 'DELETE',
  path: '/v1/projects/{projectId}/invitations/{invitationId}',
  tag,
  summary: 'Revoke an invitation',
  access: 'member:manage',
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
  replies: { 200: z.array(receivedInvitationSchema) },
  errors: ['SESSION_REQUIRED'],
});

/** Somebody else's invitation does not exist for you, as one that was revoked or has expired. Whoever is a member already keeps the role they have. */
export const acceptInvitation = defineCall({
  operationId: 'acceptInvitation',
  method: 'POST',
  path: '/v1/invitations/{invitationId}/accept',
  tag,
  summary: 'Accept an invitation',
  access: 'session',
  params: z.object(invitationParams),
  replies: { 200: projectSchema },
  errors: ['SESSION_REQUIRED', 'INVITATION_NOT_FOUND', 'LIMIT_REACHED'],
});

/** Ends the invitation. The project learns that it was declined, and nothing about the account. */
export const declineInvitation = defineCall({
  operationId: 'declineInvitation',
  method: 'POST',
  path: '/v1/invitations/{invitationId}/decline',
  tag,
  summary: 'Decline an invitation',
  access: 'session',
  params: z.object(invitationParams),
  replies: { 204: noContentSchema },
  errors: ['SESSION_REQUIRED', 'INVITATION_NOT_FOUND'],
});
