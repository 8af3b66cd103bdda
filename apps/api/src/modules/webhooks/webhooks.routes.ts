import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { createWebhook, deleteWebhook, rotateWebhookSecret, updateWebhook, withWebhook } from './change-webhooks.ts';
import { toWebhook, toWebhookDelivery, toWebhookDeliveryDetails } from './webhooks.mapping.ts';
import type { WebhookRow, WebhooksRepository } from './webhooks.repository.ts';

/** @throws {ApiError} WEBHOOK_NOT_FOUND */
async function getRow(repository: WebhooksRepository, projectId: string, webhookId: string): Promise<WebhookRow> {
  const row = await repository.find(projectId, webhookId);
  if (row === null) throw new ApiError('WEBHOOK_NOT_FOUND');
  return row;
}

const listWebhooks = defineRoute(contract.listWebhooks, async ({ params: { projectId } }, { webhooks: { repository }, now }) => {
  const at = now();
  return (await repository.list(projectId)).map((row) => toWebhook(row, at));
});

const getWebhook = defineRoute(contract.getWebhook, async ({ params: { projectId, webhookId } }, { webhooks: { repository }, now }) =>
  toWebhook(await getRow(repository, projectId, webhookId), now()),
);

const listWebhookDeliveries = defineRoute(
  contract.listWebhookDeliveries,
  async ({ params: { projectId, webhookId }, query }, { webhooks: { repository } }) => {
    await getRow(repository, projectId, webhookId);
    const rows = await repository.listDeliveries({ projectId, webhookId, ...query });
    return { data: rows.slice(0, query.limit).map(toWebhookDelivery), hasMore: rows.length > query.limit };
  },
);

const getWebhookDelivery = defineRoute(
  contract.getWebhookDelivery,
  async ({ params: { projectId, webhookId, deliveryId } }, { webhooks: { repository } }) => {
    await getRow(repository, projectId, webhookId);
    const row = await repository.findDelivery(webhookId, deliveryId);
    if (row === null) throw new ApiError('WEBHOOK_DELIVERY_NOT_FOUND');
    return toWebhookDeliveryDetails(row);
  },
);

const redeliverWebhookDelivery = defineRoute(contract.redeliverWebhookDelivery, async (request, services) =>
  withWebhook(services, request, async (transaction, webhook) => {
    const { repository } = services.webhooks;
    const row = await repository.findDelivery(webhook.id, request.params.deliveryId, transaction);
    if (row === null) throw new ApiError('WEBHOOK_DELIVERY_NOT_FOUND');
    return toWebhookDelivery(await repository.redeliver(transaction, row, services.now()));
  }),
);

const testWebhook = defineRoute(contract.testWebhook, async (request, services) =>
  withWebhook(services, request, async (transaction, webhook, { id, name }) =>
    toWebhookDelivery(await services.webhooks.repository.addTest(transaction, webhook.id, { id, name })),
  ),
);

export const webhookRoutes = [
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  rotateWebhookSecret,
  deleteWebhook,
  testWebhook,
  listWebhookDeliveries,
  getWebhookDelivery,
  redeliverWebhookDelivery,
];
