import { defineCall } from '../call.ts';
import { noContentSchema, projectParamsSchema } from '../schemas/primitives.ts';
import { createdWebhookSchema, setWebhookBodySchema, webhookDeliverySchema, webhookStateSchema } from '../schemas/webhook.ts';

const tag = 'Webhooks';
const path = '/v1/projects/{projectId}/webhook';

/** Webhook URLs can contain tokens, so reading requires the same action as changing. */
export const getWebhook = defineCall({
  operationId: 'getWebhook',
  method: 'GET',
  path,
  tag,
  summary: 'Get the webhook and its latest deliveries',
  access: 'settings:update',
  scope: 'webhooks:read',
  params: projectParamsSchema,
  replies: { 200: webhookStateSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND'],
});

/** Replaces the URL and the secret. Deliveries are signed according to Standard Webhooks (v1, HMAC-SHA256). */
export const setWebhook = defineCall({
  operationId: 'setWebhook',
  method: 'POST',
  path,
  tag,
  summary: 'Set the webhook',
  access: 'settings:update',
  scope: 'webhooks:write',
  params: projectParamsSchema,
  body: setWebhookBodySchema,
  replies: { 201: createdWebhookSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'WEBHOOK_REFUSED'],
});

export const deleteWebhook = defineCall({
  operationId: 'deleteWebhook',
  method: 'DELETE',
  path,
  tag,
  summary: 'Delete the webhook',
  access: 'settings:update',
  scope: 'webhooks:write',
  params: projectParamsSchema,
  replies: { 204: noContentSchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'WEBHOOK_NOT_FOUND'],
});

/** One test at a time: returns the pending test delivery if there is one. */
export const testWebhook = defineCall({
  operationId: 'testWebhook',
  method: 'POST',
  path: '/v1/projects/{projectId}/webhook/test',
  tag,
  summary: 'Send a test event',
  access: 'settings:update',
  scope: 'webhooks:write',
  params: projectParamsSchema,
  replies: { 201: webhookDeliverySchema },
  errors: ['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'WEBHOOK_NOT_FOUND'],
});
