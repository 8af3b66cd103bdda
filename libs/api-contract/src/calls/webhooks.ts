import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { noContentSchema, pageSchema, projectParamsSchema } from '../schemas/primitives.ts';
import {
  createdWebhookSchema,
  createWebhookBodySchema,
  rotateWebhookSecretBodySchema,
  updateWebhookBodySchema,
  webhookDeliveriesQuerySchema,
  webhookDeliveryDetailsSchema,
  webhookDeliveryParamsSchema,
  webhookDeliverySchema,
  webhookParamsSchema,
  webhookSchema,
} from '../schemas/webhook.ts';

const tag = 'Webhooks';
const path = '/v1/projects/{projectId}/webhooks';
const webhookPath = `${path}/{webhookId}` as const;
const deliveryPath = `${webhookPath}/deliveries/{deliveryId}` as const;

const projectErrors = ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'] as const;
const webhookErrors = [...projectErrors, 'WEBHOOK_NOT_FOUND'] as const;
const deliveryErrors = [...webhookErrors, 'WEBHOOK_DELIVERY_NOT_FOUND'] as const;

// Webhook URLs can contain tokens, so reading requires the same action as changing.

export const listWebhooks = defineCall({
  operationId: 'listWebhooks',
  method: 'GET',
  path,
  tag,
  summary: 'List webhooks',
  access: 'settings:update',
  scope: 'webhooks:read',
  params: projectParamsSchema,
  replies: { 200: z.array(webhookSchema) },
  errors: projectErrors,
});

/** Deliveries are signed according to Standard Webhooks (v1, HMAC-SHA256). */
export const createWebhook = defineCall({
  operationId: 'createWebhook',
  method: 'POST',
  path,
  tag,
  summary: 'Add a webhook',
  access: 'settings:update',
  scope: 'webhooks:write',
  params: projectParamsSchema,
  body: createWebhookBodySchema,
  replies: { 201: createdWebhookSchema },
  errors: [...projectErrors, 'WEBHOOK_REFUSED', 'LIMIT_REACHED'],
});

export const getWebhook = defineCall({
  operationId: 'getWebhook',
  method: 'GET',
  path: webhookPath,
  tag,
  summary: 'Get a webhook',
  access: 'settings:update',
  scope: 'webhooks:read',
  params: webhookParamsSchema,
  replies: { 200: webhookSchema },
  errors: webhookErrors,
});

/** Disabling a webhook discards pending deliveries. */
export const updateWebhook = defineCall({
  operationId: 'updateWebhook',
  method: 'PATCH',
  path: webhookPath,
  tag,
  summary: 'Change, enable, or disable a webhook',
  access: 'settings:update',
  scope: 'webhooks:write',
  params: webhookParamsSchema,
  body: updateWebhookBodySchema,
  replies: { 200: webhookSchema },
  errors: [...webhookErrors, 'WEBHOOK_REFUSED'],
});

export const rotateWebhookSecret = defineCall({
  operationId: 'rotateWebhookSecret',
  method: 'POST',
  path: `${webhookPath}/rotate`,
  tag,
  summary: 'Rotate the signing secret of a webhook',
  access: 'settings:update',
  scope: 'webhooks:write',
  params: webhookParamsSchema,
  body: rotateWebhookSecretBodySchema,
  replies: { 200: createdWebhookSchema },
  errors: webhookErrors,
});

/** Also deletes its deliveries. */
export const deleteWebhook = defineCall({
  operationId: 'deleteWebhook',
  method: 'DELETE',
  path: webhookPath,
  tag,
  summary: 'Delete a webhook',
  access: 'settings:update',
  scope: 'webhooks:write',
  params: webhookParamsSchema,
  replies: { 204: noContentSchema },
  errors: webhookErrors,
});

/** One test at a time: returns the pending test delivery if there is one. */
export const testWebhook = defineCall({
  operationId: 'testWebhook',
  method: 'POST',
  path: `${webhookPath}/test`,
  tag,
  summary: 'Send a test event',
  access: 'settings:update',
  scope: 'webhooks:write',
  params: webhookParamsSchema,
  replies: { 201: webhookDeliverySchema },
  errors: webhookErrors,
  hasLocation: false,
});

export const listWebhookDeliveries = defineCall({
  operationId: 'listWebhookDeliveries',
  method: 'GET',
  path: `${webhookPath}/deliveries`,
  tag,
  summary: 'List deliveries',
  access: 'settings:update',
  scope: 'webhooks:read',
  params: webhookParamsSchema,
  query: webhookDeliveriesQuerySchema,
  replies: { 200: pageSchema(webhookDeliverySchema) },
  errors: webhookErrors,
});

export const getWebhookDelivery = defineCall({
  operationId: 'getWebhookDelivery',
  method: 'GET',
  path: deliveryPath,
  tag,
  summary: 'Get a delivery with its request and response',
  access: 'settings:update',
  scope: 'webhooks:read',
  params: webhookDeliveryParamsSchema,
  replies: { 200: webhookDeliveryDetailsSchema },
  errors: deliveryErrors,
});

/** Resends the event as a new delivery, even for a disabled webhook. Returns the pending repetition if it has not been attempted yet. */
export const redeliverWebhookDelivery = defineCall({
  operationId: 'redeliverWebhookDelivery',
  method: 'POST',
  path: `${deliveryPath}/redeliver`,
  tag,
  summary: 'Send an event again',
  access: 'settings:update',
  scope: 'webhooks:write',
  params: webhookDeliveryParamsSchema,
  replies: { 201: webhookDeliverySchema },
  errors: deliveryErrors,
  hasLocation: false,
});
