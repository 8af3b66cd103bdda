import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { noContentSchema, projectParamsSchema } from '../schemas/primitives.ts';
import {
  createdTokenSchema,
  createPersonalTokenBodySchema,
  createProjectTokenBodySchema,
  personalTokenParamsSchema,
  projectTokenParamsSchema,
  tokenSchema,
} from '../schemas/token.ts';

const tag = 'API tokens';
const path = '/v1/tokens';
const projectPath = '/v1/projects/{projectId}/tokens';

// No token can make these calls, so that a leaked token can't create another one.

export const listPersonalTokens = defineCall({
  operationId: 'listPersonalTokens',
  method: 'GET',
  path,
  tag,
  summary: 'List your personal tokens',
  access: 'session',
  scope: null,
  replies: { 200: z.array(tokenSchema) },
  errors: ['SESSION_REQUIRED'],
});

export const createPersonalToken = defineCall({
  operationId: 'createPersonalToken',
  method: 'POST',
  path,
  tag,
  summary: 'Create a personal token',
  access: 'session',
  scope: null,
  body: createPersonalTokenBodySchema,
  replies: { 201: createdTokenSchema },
  errors: ['SESSION_REQUIRED', 'LIMIT_REACHED'],
  hasLocation: false,
});

export const revokePersonalToken = defineCall({
  operationId: 'revokePersonalToken',
  method: 'DELETE',
  path: '/v1/tokens/{personalTokenId}',
  tag,
  summary: 'Revoke a personal token',
  access: 'session',
  scope: null,
  params: personalTokenParamsSchema,
  replies: { 204: noContentSchema },
  errors: ['SESSION_REQUIRED', 'TOKEN_NOT_FOUND'],
});

export const listProjectTokens = defineCall({
  operationId: 'listProjectTokens',
  method: 'GET',
  path: projectPath,
  tag,
  summary: 'List a project’s tokens',
  access: 'token:manage',
  scope: null,
  params: projectParamsSchema,
  replies: { 200: z.array(tokenSchema) },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'],
});

export const createProjectToken = defineCall({
  operationId: 'createProjectToken',
  method: 'POST',
  path: projectPath,
  tag,
  summary: 'Create a project token',
  access: 'token:manage',
  scope: null,
  params: projectParamsSchema,
  body: createProjectTokenBodySchema,
  replies: { 201: createdTokenSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'LIMIT_REACHED'],
  hasLocation: false,
});

export const revokeProjectToken = defineCall({
  operationId: 'revokeProjectToken',
  method: 'DELETE',
  path: '/v1/projects/{projectId}/tokens/{tokenId}',
  tag,
  summary: 'Revoke a project token',
  access: 'token:manage',
  scope: null,
  params: projectTokenParamsSchema,
  replies: { 204: noContentSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'TOKEN_NOT_FOUND'],
});
