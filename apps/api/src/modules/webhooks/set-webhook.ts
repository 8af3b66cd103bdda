import { contract } from '@onepoint/api-contract';
import { isPublicHost } from '@onepoint/rpc-nodes';
import { randomBytes } from 'node:crypto';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { toWebhook, webhookEntry } from './webhooks.mapping.ts';

const secretBytes = 32;

export const setWebhook = defineRoute(
  contract.setWebhook,
  async ({ params: { projectId }, body: { url }, userId }, { orm, projects, webhooks, audit, now }) => {
    assertDeliverable(url, webhooks.arePrivateAddressesAllowed);
    const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`;
    return orm.transaction(async (transaction) => {
      const { project } = await authorizeLocked(transaction, projects, { action: contract.setWebhook.access, projectId, userId });
      const before = await webhooks.repository.find(projectId, transaction);
      const webhook = { projectId, url, secret, createdBy: userId, createdAt: now() };
      await webhooks.repository.set(transaction, webhook);
      await audit.add(transaction, webhookEntry('webhook.set', userId, project, before?.url ?? null, url));
      return { ...toWebhook(webhook), secret };
    });
  },
);

/**
 * Checks the webhook's URL. What its host name resolves to is checked at each delivery.
 *
 * @throws {ApiError} WEBHOOK_REFUSED with `reason`
 */
export function assertDeliverable(url: string, arePrivateAddressesAllowed: boolean): void {
  if (arePrivateAddressesAllowed) return;
  const parsed = new URL(url);
  if (parsed.protocol !== 'https:') throw new ApiError('WEBHOOK_REFUSED', { details: { reason: 'HTTPS_REQUIRED' } });
  if (!isPublicHost(parsed)) throw new ApiError('WEBHOOK_REFUSED', { details: { reason: 'ADDRESS_PRIVATE' } });
}
