import { defineCall } from '../call.ts';
import { createApiKeyBodySchema, rotateApiKeyBodySchema, updateApiKeyBodySchema } from '../schemas/api-key-bodies.ts';
import { apiKeySchema, createdApiKeySchema, rotatedApiKeySchema } from '../schemas/api-key.ts';
import { apiKeyParamsSchema, noContentSchema, projectParamsSchema } from '../schemas/primitives.ts';
import { apiKeysTag as tag } from './api-keys.ts';

const params = apiKeyParamsSchema;

export const createApiKey = defineCall({
  operationId: 'createApiKey',
  method: 'POST',
  path: '/v1/projects/{projectId}/apiKeys',
  tag,
  summary: 'Create an API key',
  access: 'apiKey:manage',
  scope: 'keys:write',
  params: projectParamsSchema,
  body: createApiKeyBodySchema,
  replies: { 201: createdApiKeySchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'LIMIT_REACHED', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_KEY_REPLAYED'],
  idempotencyKey: 'optional',
});

export const updateApiKey = defineCall({
  operationId: 'updateApiKey',
  method: 'PATCH',
  path: '/v1/projects/{projectId}/apiKeys/{apiKeyId}',
  tag,
  summary: 'Update an API key',
  access: 'apiKey:manage',
  scope: 'keys:write',
  params,
  body: updateApiKeyBodySchema,
  replies: { 200: apiKeySchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'API_KEY_NOT_FOUND', 'CHANGED_MEANWHILE'],
});

/**
 * The key keeps its id, name, limits, and statistics. The previous secret works during the grace period. Rotating again ends the oldest secret
 * immediately, so there are never more than two.
 */
export const rotateApiKey = defineCall({
  operationId: 'rotateApiKey',
  method: 'POST',
  path: '/v1/projects/{projectId}/apiKeys/{apiKeyId}/rotate',
  tag,
  summary: 'Rotate an API key',
  access: 'apiKey:manage',
  scope: 'keys:write',
  params,
  body: rotateApiKeyBodySchema,
  replies: { 200: rotatedApiKeySchema },
  errors: [
    'SESSION_REQUIRED',
    'ROLE_FORBIDS',
    'PROJECT_NOT_FOUND',
    'API_KEY_NOT_FOUND',
    'IDEMPOTENCY_KEY_REUSED',
    'IDEMPOTENCY_KEY_REPLAYED',
  ],
  idempotencyKey: 'optional',
});

export const deleteApiKey = defineCall({
  operationId: 'deleteApiKey',
  method: 'DELETE',
  path: '/v1/projects/{projectId}/apiKeys/{apiKeyId}',
  tag,
  summary: 'Delete an API key',
  access: 'apiKey:manage',
  scope: 'keys:write',
  params,
  replies: { 204: noContentSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'API_KEY_NOT_FOUND'],
});
