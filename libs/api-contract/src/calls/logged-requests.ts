import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { loggedRequestCallsSchema, loggedRequestSchema, loggedRequestsQuerySchema } from '../schemas/logged-request.ts';
import { idSchema, pageSchema, projectParamsSchema } from '../schemas/primitives.ts';

const tag = 'Requests';
const projectErrors = ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'] as const;

/** `from` is inclusive, `to` exclusive. */
export const listLoggedRequests = defineCall({
  operationId: 'listLoggedRequests',
  method: 'GET',
  path: '/v1/projects/{projectId}/requests',
  tag,
  summary: 'List logged requests',
  access: 'statistics:read',
  scope: 'usage:read',
  params: projectParamsSchema,
  query: loggedRequestsQuerySchema,
  replies: { 200: pageSchema(loggedRequestSchema) },
  errors: projectErrors,
});

export const getLoggedRequest = defineCall({
  operationId: 'getLoggedRequest',
  method: 'GET',
  path: '/v1/projects/{projectId}/requests/{requestId}',
  tag,
  summary: 'Get a logged request',
  access: 'statistics:read',
  scope: 'usage:read',
  params: z.extend(projectParamsSchema, { requestId: idSchema }),
  replies: { 200: loggedRequestCallsSchema },
  errors: [...projectErrors, 'REQUEST_NOT_FOUND'],
});
