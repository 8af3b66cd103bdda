import { defineCall } from '../call.ts';
import { apiKeySchema } from '../schemas/api-key.ts';
import { apiKeyParamsSchema } from '../schemas/primitives.ts';

/** Apart from the calls that change a key, like `listApiKeys`. */
export const getApiKey = defineCall({
  operationId: 'getApiKey',
  method: 'GET',
  path: '/v1/projects/{projectId}/apiKeys/{apiKeyId}',
  tag: 'API keys',
  summary: 'One API key',
  access: 'apiKey:read',
  params: apiKeyParamsSchema,
  replies: { 200: apiKeySchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'API_KEY_NOT_FOUND'],
});
