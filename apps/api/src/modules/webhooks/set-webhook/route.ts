import { contract } from '@onepoint/api-contract';
import { randomBytes } from 'node:crypto';
import { defineRoute } from '../../../routing/define-route.ts';
import { authoriseLocked } from '../../projects/authorise-locked.ts';
import { assertDeliverable } from '../assert-deliverable.ts';
import { toWebhook } from '../to-webhook.ts';
import { webhookEntry } from '../webhook-entry.ts';

const secretBytes = 32;

export const setWebhook = defineRoute(
  contract.setWebhook,
  async ({ params: { projectId }, body: { url }, userId }, { orm, projects, webhooks, audit, now }) => {
    assertDeliverable(url, webhooks.arePrivateAddressesAllowed);
    const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`;
    return orm.transaction(async (transaction) => {
      const { project } = await authoriseLocked(transaction, projects, { action: contract.setWebhook.access, projectId, userId });
      const before = await webhooks.repository.find(projectId, transaction);
      const webhook = { projectId, url, secret, createdBy: userId, createdAt: now() };
      await webhooks.repository.set(transaction, webhook);
      await audit.add(transaction, webhookEntry('webhook.set', userId, project, before?.url ?? null, url));
      return { ...toWebhook(webhook), secret };
    });
  },
);
