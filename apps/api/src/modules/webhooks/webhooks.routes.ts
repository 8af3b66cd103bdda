import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { setWebhook } from './set-webhook.ts';
import { toWebhook, toWebhookDelivery, webhookEntry } from './webhooks.mapping.ts';

export const getWebhook = defineRoute(contract.getWebhook, async ({ params: { projectId } }, { webhooks: { repository } }) => {
  const [webhook, deliveries] = await Promise.all([repository.find(projectId), repository.listDeliveries(projectId)]);
  return { webhook: webhook === null ? null : toWebhook(webhook), deliveries: deliveries.map(toWebhookDelivery) };
});

export const deleteWebhook = defineRoute(
  contract.deleteWebhook,
  async ({ params: { projectId }, userId }, { orm, projects, webhooks: { repository }, audit, now }) => {
    await orm.transaction(async (transaction) => {
      const { project } = await authorizeLocked(transaction, projects, { action: contract.deleteWebhook.access, projectId, userId });
      const webhook = await repository.find(projectId, transaction);
      if (webhook === null) throw new ApiError('WEBHOOK_NOT_FOUND');
      await repository.delete(transaction, projectId, now());
      await audit.add(transaction, webhookEntry('webhook.delete', userId, project, webhook.url, null));
    });
    return null;
  },
);

export const testWebhook = defineRoute(contract.testWebhook, async ({ params: { projectId }, userId }, { orm, projects, webhooks }) =>
  orm.transaction(async (transaction) => {
    const { project } = await authorizeLocked(transaction, projects, { action: contract.testWebhook.access, projectId, userId });
    const delivery = await webhooks.repository.addTest(transaction, { id: projectId, name: project.name });
    if (delivery === null) throw new ApiError('WEBHOOK_NOT_FOUND');
    return toWebhookDelivery(delivery);
  }),
);

export const webhookRoutes = [getWebhook, setWebhook, deleteWebhook, testWebhook];
