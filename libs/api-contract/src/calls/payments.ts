import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { depositTermsSchema, createPaymentBodySchema, custodialWalletSchema, paymentSchema } from '../schemas/payment.ts';
import { idSchema, pageQueryShape, pageSchema, projectParamsSchema } from '../schemas/primitives.ts';

const tag = 'Payments';
const params = z.extend(projectParamsSchema, { paymentId: idSchema });

/** Not in the specification: deposit terms are configuration (section 9), so front ends load them. */
export const getDepositTerms = defineCall({
  operationId: 'getDepositTerms',
  method: 'GET',
  path: '/v1/depositTerms',
  tag,
  summary: 'Get deposit terms',
  access: 'public',
  scope: null,
  replies: { 200: depositTermsSchema },
  errors: [],
  cacheSecs: 60,
});

export const listCustodialWallets = defineCall({
  operationId: 'listCustodialWallets',
  method: 'GET',
  path: '/v1/custodialWallets',
  tag,
  summary: 'List deposit addresses',
  access: 'session',
  scope: 'billing:read',
  replies: { 200: z.array(custodialWalletSchema) },
  errors: ['SESSION_REQUIRED'],
});

export const listPayments = defineCall({
  operationId: 'listPayments',
  method: 'GET',
  path: '/v2/projects/{projectId}/payments',
  tag,
  summary: 'List payments',
  access: 'payment:read',
  scope: 'billing:read',
  params: projectParamsSchema,
  query: z.strictObject({
    status: z.optional(z.string().check(z.regex(/^[A-Z_]{1,32}$/))),
    ...pageQueryShape,
  }),
  replies: { 200: pageSchema(paymentSchema) },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'],
});

export const createPayment = defineCall({
  operationId: 'createPayment',
  method: 'POST',
  path: '/v1/projects/{projectId}/payments',
  tag,
  summary: 'Create a payment',
  access: 'payment:create',
  scope: 'billing:write',
  params: projectParamsSchema,
  body: createPaymentBodySchema,
  replies: { 201: paymentSchema },
  errors: [
    'SESSION_REQUIRED',
    'ROLE_FORBIDS',
    'PROJECT_NOT_FOUND',
    'AMOUNT_OUT_OF_RANGE',
    'IDEMPOTENCY_KEY_REUSED',
    'PAYMENT_PROVIDER_UNAVAILABLE',
  ],
  idempotencyKey: 'required',
});

export const getPayment = defineCall({
  operationId: 'getPayment',
  method: 'GET',
  path: '/v1/projects/{projectId}/payments/{paymentId}',
  tag,
  summary: 'Get a payment',
  access: 'payment:read',
  scope: 'billing:read',
  params,
  replies: { 200: paymentSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'PAYMENT_NOT_FOUND'],
});

/**
 * Not in the specification: the payment page links back with only a payment id, whichever project is selected. Another account's payment is a 404.
 */
export const findPayment = defineCall({
  operationId: 'findPayment',
  method: 'GET',
  path: '/v1/payments/{paymentId}',
  tag,
  summary: 'Find a payment across your projects',
  access: 'session',
  scope: 'billing:read',
  params: z.object({ paymentId: idSchema }),
  replies: { 200: paymentSchema },
  errors: ['SESSION_REQUIRED', 'PAYMENT_NOT_FOUND'],
});

export const checkPayment = defineCall({
  operationId: 'checkPayment',
  method: 'POST',
  path: '/v1/projects/{projectId}/payments/{paymentId}/check',
  tag,
  summary: 'Check a payment’s status',
  access: 'payment:read',
  scope: 'billing:read',
  params,
  replies: { 200: paymentSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'PAYMENT_PROVIDER_UNAVAILABLE'],
});
