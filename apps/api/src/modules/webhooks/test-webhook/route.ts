import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { toWebhookDelivery } from '../to-webhook.ts';

export const testWebhook = defineRoute(contract.testWebhook, async ({ params: { projectId } }, { orm, projects, webhooks }) =>
  orm.transaction(async (transaction) => {
    const project = await projects.findLocked(transaction, projectId);
    if (project === null) throw new ApiError('PROJECT_NOT_FOUND');
    const delivery = await webhooks.repository.addTest(transaction, { id: projectId, name: project.name });
    if (delivery === null) throw new ApiError('WEBHOOK_NOT_FOUND');
    return toWebhookDelivery(delivery);
  }),
);
