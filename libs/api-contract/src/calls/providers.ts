import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idSchema, noContentSchema, projectParamsSchema } from '../schemas/primitives.ts';
import { createProviderBodySchema, providerRewardsSchema, providerSchema, updateProviderBodySchema } from '../schemas/provider.ts';

const tag = 'Providers';
const params = z.extend(projectParamsSchema, { providerId: idSchema });

export const listProviders = defineCall({
  operationId: 'listProviders',
  method: 'GET',
  path: '/v1/projects/{projectId}/providers',
  tag,
  summary: 'List providers',
  access: 'provider:read',
  scope: 'providers:read',
  params: projectParamsSchema,
  replies: { 200: z.array(providerSchema) },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'PROVIDER_NOT_FOUND'],
});

export const createProvider = defineCall({
  operationId: 'createProvider',
  method: 'POST',
  path: '/v1/projects/{projectId}/providers',
  tag,
  summary: 'Add a provider',
  access: 'provider:manage',
  scope: 'providers:write',
  params: projectParamsSchema,
  body: createProviderBodySchema,
  replies: { 201: providerSchema },
  idempotencyKey: 'optional',
  errors: [
    'SESSION_REQUIRED',
    'ROLE_FORBIDS',
    'PROJECT_NOT_FOUND',
    'PROVIDER_NOT_FOUND',
    'CHAIN_NOT_FOUND',
    'LIMIT_REACHED',
    'PROVIDER_REFUSED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});

export const updateProvider = defineCall({
  operationId: 'updateProvider',
  method: 'PATCH',
  path: '/v1/projects/{projectId}/providers/{providerId}',
  tag,
  summary: 'Update a provider',
  access: 'provider:manage',
  scope: 'providers:write',
  params,
  body: updateProviderBodySchema,
  replies: { 200: providerSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'PROVIDER_NOT_FOUND', 'PROVIDER_REFUSED'],
});

export const deleteProvider = defineCall({
  operationId: 'deleteProvider',
  method: 'DELETE',
  path: '/v1/projects/{projectId}/providers/{providerId}',
  tag,
  summary: 'Remove a provider',
  access: 'provider:manage',
  scope: 'providers:write',
  params,
  replies: { 204: noContentSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'PROVIDER_NOT_FOUND'],
});

export const listProviderRewards = defineCall({
  operationId: 'listProviderRewards',
  method: 'GET',
  path: '/v1/projects/{projectId}/providers/rewards',
  tag,
  summary: 'List provider rewards',
  access: 'provider:read',
  scope: 'providers:read',
  params: projectParamsSchema,
  replies: { 200: providerRewardsSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'PROVIDER_NOT_FOUND'],
});
