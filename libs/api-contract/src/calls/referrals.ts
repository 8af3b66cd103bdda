import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { partnerApplicationBodySchema, partnershipSchema, referralRewardSchema, referralsSchema } from '../schemas/referral.ts';
import { pageQueryShape, pageSchema, projectParamsSchema } from '../schemas/primitives.ts';

const tag = 'Referrals';
const errors = ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'] as const;

export const getReferrals = defineCall({
  operationId: 'getReferrals',
  method: 'GET',
  path: '/v1/projects/{projectId}/referrals',
  tag,
  summary: 'Get referral code and earnings',
  access: 'payment:read',
  scope: 'billing:read',
  params: projectParamsSchema,
  replies: { 200: referralsSchema },
  errors,
});

export const listReferralRewards = defineCall({
  operationId: 'listReferralRewards',
  method: 'GET',
  path: '/v1/projects/{projectId}/referrals/rewards',
  tag,
  summary: 'List referral rewards',
  access: 'payment:read',
  scope: 'billing:read',
  params: projectParamsSchema,
  query: z.strictObject({
    ...pageQueryShape,
  }),
  replies: { 200: pageSchema(referralRewardSchema) },
  errors,
});

export const getPartnership = defineCall({
  operationId: 'getPartnership',
  method: 'GET',
  path: '/v1/projects/{projectId}/partnership',
  tag,
  summary: 'Get partner status',
  access: 'payment:read',
  scope: 'billing:read',
  params: projectParamsSchema,
  replies: { 200: partnershipSchema },
  errors,
});

export const applyForPartnership = defineCall({
  operationId: 'applyForPartnership',
  method: 'POST',
  path: '/v1/projects/{projectId}/partnership',
  tag,
  summary: 'Apply to the partner program',
  access: 'payment:create',
  scope: 'billing:write',
  params: projectParamsSchema,
  body: partnerApplicationBodySchema,
  replies: { 201: partnershipSchema },
  errors: [...errors, 'PARTNERSHIP_EXISTS'],
});
