import { defineCall } from '../call.ts';
import { projectParamsSchema } from '../schemas/primitives.ts';
import {
  chainRequestBodySchema,
  enterpriseRequestBodySchema,
  promocodeActivationBodySchema,
  promocodeActivationSchema,
  storedRequestSchema,
} from '../schemas/request-forms.ts';

export const createChainRequest = defineCall({
  operationId: 'createChainRequest',
  method: 'POST',
  path: '/v1/chainRequests',
  tag: 'Requests',
  summary: 'Request a chain',
  access: 'public',
  scope: null,
  body: chainRequestBodySchema,
  replies: { 201: storedRequestSchema },
  errors: ['IDEMPOTENCY_KEY_REUSED'],
  idempotencyKey: 'optional',
});

export const createEnterpriseRequest = defineCall({
  operationId: 'createEnterpriseRequest',
  method: 'POST',
  path: '/v1/enterpriseRequests',
  tag: 'Requests',
  summary: 'Contact sales',
  access: 'public',
  scope: null,
  body: enterpriseRequestBodySchema,
  replies: { 201: storedRequestSchema },
  errors: ['IDEMPOTENCY_KEY_REUSED'],
  idempotencyKey: 'optional',
});

export const activatePromocode = defineCall({
  operationId: 'activatePromocode',
  method: 'POST',
  path: '/v1/projects/{projectId}/promocodeActivations',
  tag: 'Promo codes',
  summary: 'Redeem a promo code',
  access: 'promocode:activate',
  scope: null,
  params: projectParamsSchema,
  body: promocodeActivationBodySchema,
  replies: { 201: promocodeActivationSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'PROMOCODE_NOT_FOUND', 'PROMOCODE_USED'],
});
