import { contract, webhooksMax, type CreatedWebhook } from '@onepoint/api-contract';
import type { Transaction } from '@onepoint/database';
import { isPublicHost } from '@onepoint/rpc-nodes';
import { randomBytes } from 'node:crypto';
import { ApiError } from '../../errors/api-error.ts';
import { defineRoute } from '../../routing/define-route.ts';
import type { Services } from '../../services.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import type { ProjectRow } from '../projects/projects.mapping.ts';
import { toWebhook, webhookChanges, webhookEntry } from './webhooks.mapping.ts';
import type { WebhookRow } from './webhooks.repository.ts';

const secretBytes = 32;

const createSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`;

/**
 * Checks the URL only. Each delivery checks the addresses of the host name.
 *
 * @throws {ApiError} WEBHOOK_REFUSED with `reason`
 */
export function assertDeliverable(url: string, arePrivateAddressesAllowed: boolean): void {
  if (arePrivateAddressesAllowed) return;
  const parsed = new URL(url);
  if (parsed.protocol !== 'https:') throw new ApiError('WEBHOOK_REFUSED', { details: { reason: 'HTTPS_REQUIRED' } });
  if (!isPublicHost(parsed)) throw new ApiError('WEBHOOK_REFUSED', { details: { reason: 'ADDRESS_PRIVATE' } });
}

interface WebhookRequest {
  params: { projectId: string; webhookId: string };
  userId: string;
}

/**
 * Runs `work` under the project's lock, after checking the caller's role again.
 *
 * @throws {ApiError} PROJECT_NOT_FOUND, ROLE_FORBIDS, WEBHOOK_NOT_FOUND
 */
export function withWebhook<Result>(
  { orm, projects, webhooks }: Services,
  { params: { projectId, webhookId }, userId }: WebhookRequest,
  work: (transaction: Transaction, webhook: WebhookRow, project: ProjectRow) => Promise<Result>,
): Promise<Result> {
  return orm.transaction(async (transaction) => {
    const { project } = await authorizeLocked(transaction, projects, { action: 'settings:update', projectId, userId });
    const webhook = await webhooks.repository.find(projectId, webhookId, transaction);
    if (webhook === null) throw new ApiError('WEBHOOK_NOT_FOUND');
    return work(transaction, webhook, project);
  });
}

export const createWebhook = defineRoute(contract.createWebhook, async ({ params: { projectId }, body, userId }, services) => {
  const { orm, projects, webhooks, audit, now } = services;
  assertDeliverable(body.url, webhooks.arePrivateAddressesAllowed);
  return orm.transaction(async (transaction): Promise<CreatedWebhook> => {
    await authorizeLocked(transaction, projects, { action: contract.createWebhook.access, projectId, userId });
    if ((await webhooks.repository.count(transaction, projectId)) >= webhooksMax) {
      throw new ApiError('LIMIT_REACHED', { details: { limit: webhooksMax } });
    }
    const at = now();
    const secret = createSecret();
    const row = await webhooks.repository.create(transaction, { projectId, ...body, secret, createdBy: userId, createdAt: at });
    await audit.add(transaction, webhookEntry('webhook.create', userId, row, webhookChanges(null, row)));
    return { ...toWebhook(row, at), secret };
  });
});

export const updateWebhook = defineRoute(contract.updateWebhook, async (request, services) => {
  const { body, userId } = request;
  const { webhooks, audit, now } = services;
  if (body.url !== undefined) assertDeliverable(body.url, webhooks.arePrivateAddressesAllowed);
  return withWebhook(services, request, async (transaction, before) => {
    const at = now();
    const { isEnabled = before.isEnabled } = body;
    const isSwitched = isEnabled !== before.isEnabled;
    const row = await webhooks.repository.update(transaction, before.id, {
      url: body.url ?? before.url,
      description: body.description ?? before.description,
      events: body.events === undefined ? before.events : body.events,
      // Reenabling a webhook resets its failures.
      ...(isSwitched && { isEnabled, autoDisabledAt: null, failingSince: null, failedAttempts: 0 }),
    });
    if (isSwitched && !isEnabled) await webhooks.repository.giveUpDeliveries(transaction, before.id, at);
    const changes = webhookChanges(before, row);
    if (changes.length > 0) await audit.add(transaction, webhookEntry('webhook.change', userId, row, changes));
    if (isSwitched) await audit.add(transaction, webhookEntry(isEnabled ? 'webhook.enable' : 'webhook.disable', userId, row));
    return toWebhook(row, at);
  });
});

export const rotateWebhookSecret = defineRoute(contract.rotateWebhookSecret, async (request, services) => {
  const { webhooks, audit, now } = services;
  return withWebhook(services, request, async (transaction, before): Promise<CreatedWebhook> => {
    const at = now();
    const secret = createSecret();
    const { gracePeriodInSecs } = request.body;
    const endsAt = gracePeriodInSecs === 0 ? null : new Date(at.getTime() + gracePeriodInSecs * 1_000);
    const row = await webhooks.repository.update(transaction, before.id, {
      secret,
      previousSecret: endsAt === null ? null : before.secret,
      previousSecretEndsAt: endsAt,
    });
    const changes = [{ field: 'previousSecretEndsAt', before: null, after: endsAt?.toISOString() ?? null }];
    await audit.add(transaction, webhookEntry('webhook.rotateSecret', request.userId, row, changes));
    return { ...toWebhook(row, at), secret };
  });
});

export const deleteWebhook = defineRoute(contract.deleteWebhook, async (request, services) => {
  await withWebhook(services, request, async (transaction, webhook) => {
    await services.webhooks.repository.delete(transaction, webhook.id);
    await services.audit.add(transaction, webhookEntry('webhook.delete', request.userId, webhook));
  });
  return null;
});
