import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { apiKeySchema } from '../schemas/api-key.ts';
import { apiKeyParamsSchema, projectParamsSchema } from '../schemas/primitives.ts';

/** Shared with the calls that change keys. They are in `api-key-changes.ts`, so that pages that only list keys don't load the allowlist checks. */
export const apiKeysTag = 'API keys';

export const listApiKeys = defineCall({
  operationId: 'listApiKeys',
  method: 'GET',
  path: '/v1/projects/{projectId}/apiKeys',
  tag: apiKeysTag,
  summary: 'List API keys',
  access: 'apiKey:read',
  scope: 'keys:read',
  params: projectParamsSchema,
  replies: { 200: z.array(apiKeySchema) },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'],
});

export const getApiKey = defineCall({
  operationId: 'getApiKey',
  method: 'GET',
  path: '/v1/projects/{projectId}/apiKeys/{apiKeyId}',
  tag: apiKeysTag,
  summary: 'Get an API key',
  access: 'apiKey:read',
  scope: 'keys:read',
  params: apiKeyParamsSchema,
  replies: { 200: apiKeySchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'API_KEY_NOT_FOUND'],
});
