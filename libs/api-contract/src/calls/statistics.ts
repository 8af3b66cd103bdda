import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema, projectParamsSchema } from '../schemas/primitives.ts';
import { statisticsQuerySchema, statisticsSchema } from '../schemas/statistics.ts';

const tag = 'Statistics';
const projectErrors = ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'] as const;

export const getStatistics = defineCall({
  operationId: 'getStatistics',
  method: 'GET',
  path: '/v1/statistics',
  tag,
  summary: 'Get statistics for all your projects',
  access: 'session',
  scope: 'usage:read',
  query: statisticsQuerySchema,
  replies: { 200: statisticsSchema },
  errors: ['SESSION_REQUIRED'],
});

export const getProjectStatistics = defineCall({
  operationId: 'getProjectStatistics',
  method: 'GET',
  path: '/v1/projects/{projectId}/apiKeys/statistics',
  tag,
  summary: 'Get project statistics',
  access: 'statistics:read',
  scope: 'usage:read',
  params: projectParamsSchema,
  query: statisticsQuerySchema,
  replies: { 200: statisticsSchema },
  errors: projectErrors,
});

export const getApiKeyStatistics = defineCall({
  operationId: 'getApiKeyStatistics',
  method: 'GET',
  path: '/v1/projects/{projectId}/apiKeys/{apiKeyId}/statistics',
  tag,
  summary: 'Get API key statistics',
  access: 'statistics:read',
  scope: 'usage:read',
  params: z.extend(projectParamsSchema, { apiKeyId: idSchema }),
  query: statisticsQuerySchema,
  replies: { 200: statisticsSchema },
  errors: [...projectErrors, 'API_KEY_NOT_FOUND'],
});

export const getProvidersStatistics = defineCall({
  operationId: 'getProvidersStatistics',
  method: 'GET',
  path: '/v1/projects/{projectId}/providers/statistics',
  tag,
  summary: 'Get statistics for all providers',
  access: 'statistics:read',
  scope: 'usage:read',
  params: projectParamsSchema,
  query: statisticsQuerySchema,
  replies: { 200: statisticsSchema },
  errors: [...projectErrors, 'PROVIDER_NOT_FOUND'],
});

export const getProviderStatistics = defineCall({
  operationId: 'getProviderStatistics',
  method: 'GET',
  path: '/v1/projects/{projectId}/providers/{providerId}/statistics',
  tag,
  summary: 'Get provider statistics',
  access: 'statistics:read',
  scope: 'usage:read',
  params: z.extend(projectParamsSchema, { providerId: idSchema }),
  query: statisticsQuerySchema,
  replies: { 200: statisticsSchema },
  errors: [...projectErrors, 'PROVIDER_NOT_FOUND'],
});
