import { defineCall } from '../call.ts';
import { projectParamsSchema } from '../schemas/primitives.ts';
import { usageQuerySchema, usageSchema, usageSummarySchema } from '../schemas/usage.ts';

const tag = 'Usage';
const errors = ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'] as const;

export const getUsage = defineCall({
  operationId: 'getUsage',
  method: 'GET',
  path: '/v1/projects/{projectId}/usage',
  tag,
  summary: 'Get usage and charges',
  access: 'statistics:read',
  scope: 'usage:read',
  params: projectParamsSchema,
  query: usageQuerySchema,
  replies: { 200: usageSchema },
  errors,
});

export const getUsageSummary = defineCall({
  operationId: 'getUsageSummary',
  method: 'GET',
  path: '/v1/projects/{projectId}/usage/summary',
  tag,
  summary: 'Get usage summary',
  access: 'statistics:read',
  scope: 'usage:read',
  params: projectParamsSchema,
  replies: { 200: usageSummarySchema },
  errors,
});
