import { contract } from '@onepoint/api-contract';
import { ApiError } from '../../../errors/api-error.ts';
import { defineRoute } from '../../../routing/define-route.ts';
import { authoriseLocked } from '../../projects/authorise-locked.ts';
import { toWebhookDelivery } from '../to-webhook.ts';

export const testWebhook = defineRoute(contract.testWebhook, async ({ params: { projectId }, userId }, { orm, projects, webhooks }) =>
  orm.transaction(async (transaction) => {
    const { project } = await authoriseLocked(transaction, projects, { action: contract.testWebhook.access, projectId, userId });
    const delivery = await webhooks.repository.addTest(transaction, { id: projectId, name: project.name });
    if (delivery === null) throw new ApiError('WEBHOOK_NOT_FOUND');
    return toWebhookDelivery(delivery);
  }),
);
