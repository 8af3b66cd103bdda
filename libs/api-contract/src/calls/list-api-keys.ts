import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { apiKeySchema } from '../schemas/api-key.ts';
import { projectParamsSchema } from '../schemas/primitives.ts';

/** Apart from the other calls for API keys: the first screen makes this one and none of them. */
export const listApiKeys = defineCall({
  operationId: 'listApiKeys',
  method: 'GET',
  path: '/v1/projects/{projectId}/apiKeys',
  tag: 'API keys',
  summary: 'API keys of a project, newest first',
  access: 'apiKey:read',
  params: projectParamsSchema,
  replies: { 200: z.array(apiKeySchema) },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'],
});
