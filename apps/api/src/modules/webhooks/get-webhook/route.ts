import { contract } from '@onepoint/api-contract';
import { defineRoute } from '../../../routing/define-route.ts';
import { toWebhook, toWebhookDelivery } from '../to-webhook.ts';

export const getWebhook = defineRoute(contract.getWebhook, async ({ params: { projectId } }, { webhooks: { repository } }) => {
  const [webhook, deliveries] = await Promise.all([repository.find(projectId), repository.listDeliveries(projectId)]);
  return { webhook: webhook === null ? null : toWebhook(webhook), deliveries: deliveries.map(toWebhookDelivery) };
});
