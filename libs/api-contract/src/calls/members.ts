import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { roleSchema } from '../roles.ts';
import { invitationSchema, inviteBodySchema, inviteErrors, memberSchema } from '../schemas/member.ts';
import { idSchema, noContentSchema, projectParamsSchema } from '../schemas/primitives.ts';

const tag = 'Members';
const params = z.extend(projectParamsSchema, { memberId: idSchema });

export const listMembers = defineCall({
  operationId: 'listMembers',
  method: 'GET',
  path: '/v1/projects/{projectId}/members',
  tag,
  summary: 'List members',
  access: 'member:read',
  scope: 'members:read',
  params: projectParamsSchema,
  replies: { 200: z.array(memberSchema) },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'],
});

/**
 * Same as `createInvitation`: invited people become members only when they accept, and the response doesn't reveal whether an address has an account.
 */
export const addMember = defineCall({
  operationId: 'addMember',
  method: 'POST',
  path: '/v1/projects/{projectId}/members',
  tag,
  summary: 'Invite a member',
  access: 'member:manage',
  scope: 'members:write',
  params: projectParamsSchema,
  body: inviteBodySchema,
  replies: { 201: invitationSchema },
  hasLocation: false,
  errors: inviteErrors,
});

export const getMember = defineCall({
  operationId: 'getMember',
  method: 'GET',
  path: '/v1/projects/{projectId}/members/{memberId}',
  tag,
  summary: 'Get a member',
  access: 'member:read',
  scope: 'members:read',
  params,
  replies: { 200: memberSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'MEMBER_NOT_FOUND'],
});

export const updateMember = defineCall({
  operationId: 'updateMember',
  method: 'PATCH',
  path: '/v1/projects/{projectId}/members/{memberId}',
  tag,
  summary: 'Update a member’s role',
  access: 'member:manage',
  scope: 'members:write',
  params,
  body: z.strictObject({ role: roleSchema }),
  replies: { 200: memberSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'MEMBER_NOT_FOUND', 'LAST_OWNER'],
});

/**
 * Every member can leave; removing others requires `member:manage`. Pauses active keys whose secret was shown to the member, unless told to keep
 * them.
 */
export const removeMember = defineCall({
  operationId: 'removeMember',
  method: 'DELETE',
  path: '/v1/projects/{projectId}/members/{memberId}',
  tag,
  summary: 'Remove a member, or leave the project',
  access: 'member:read',
  scope: 'members:write',
  params,
  query: z.strictObject({ apiKeys: z._default(z.enum(['pause', 'keep']), 'pause') }),
  replies: { 204: noContentSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'MEMBER_NOT_FOUND', 'LAST_OWNER'],
});
