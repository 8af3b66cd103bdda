import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { authoriseLocked } from '../../projects/authorise-locked.ts';
import { webhookEntry } from '../webhook-entry.ts';

export const deleteWebhook = defineRoute(
  contract.deleteWebhook,
  async ({ params: { projectId }, userId }, { orm, projects, webhooks: { repository }, audit, now }) => {
    await orm.transaction(async (transaction) => {
      const { project } = await authoriseLocked(transaction, projects, { action: contract.deleteWebhook.access, projectId, userId });
      const webhook = await repository.find(projectId, transaction);
      if (webhook === null) throw new ApiError('WEBHOOK_NOT_FOUND');
      await repository.delete(transaction, projectId, now());
      await audit.add(transaction, webhookEntry('webhook.delete', userId, project, webhook.url, null));
    });
    return null;
  },
);
