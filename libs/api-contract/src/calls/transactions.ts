import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import {
  billingDetailsSchema,
  updateBillingDetailsBodySchema,
  statementMonthSchema,
  statementSchema,
  transactionSchema,
  transactionTypes,
} from '../schemas/transaction.ts';
import { idSchema, pageQueryShape, pageSchema, projectParamsSchema, queryInstantSchema } from '../schemas/primitives.ts';

const tag = 'Billing';
const errors = ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'] as const;

/** `from` is inclusive, `to` exclusive. Usage is listed by UTC day and included if the day overlaps the period. */
export const listTransactions = defineCall({
  operationId: 'listTransactions',
  method: 'GET',
  path: '/v1/projects/{projectId}/transactions',
  tag,
  summary: 'List transactions',
  access: 'payment:read',
  scope: 'billing:read',
  params: projectParamsSchema,
  query: z.strictObject({
    ...pageQueryShape,
    type: z.optional(z.enum(transactionTypes)),
    from: z.optional(queryInstantSchema),
    to: z.optional(queryInstantSchema),
  }),
  replies: { 200: pageSchema(transactionSchema) },
  errors,
});

/** Every month since the project was created, newest first. */
export const listStatements = defineCall({
  operationId: 'listStatements',
  method: 'GET',
  path: '/v1/projects/{projectId}/statements',
  tag,
  summary: 'List monthly statements',
  access: 'payment:read',
  scope: 'billing:read',
  params: projectParamsSchema,
  replies: { 200: z.array(statementMonthSchema) },
  errors,
});

export const getStatement = defineCall({
  operationId: 'getStatement',
  method: 'GET',
  path: '/v1/projects/{projectId}/statements/{month}',
  tag,
  summary: 'Get a monthly statement',
  access: 'payment:read',
  scope: 'billing:read',
  params: z.extend(projectParamsSchema, { month: idSchema }),
  replies: { 200: statementSchema },
  errors: [...errors, 'STATEMENT_NOT_FOUND'],
});

export const getBillingDetails = defineCall({
  operationId: 'getBillingDetails',
  method: 'GET',
  path: '/v1/projects/{projectId}/billingDetails',
  tag,
  summary: 'Get billing details',
  access: 'payment:read',
  scope: 'billing:read',
  params: projectParamsSchema,
  replies: { 200: billingDetailsSchema },
  errors,
});

export const updateBillingDetails = defineCall({
  operationId: 'updateBillingDetails',
  method: 'PATCH',
  path: '/v1/projects/{projectId}/billingDetails',
  tag,
  summary: 'Update billing details',
  access: 'settings:update',
  scope: 'billing:write',
  params: projectParamsSchema,
  body: updateBillingDetailsBodySchema,
  replies: { 200: billingDetailsSchema },
  errors,
});
