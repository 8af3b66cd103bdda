import type { Webhook, WebhookDelivery } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { ProjectRow } from '../projects/projects.mapping.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.repository.ts';

/** A webhook without its secret. */
export function toWebhook({ url, createdAt }: Pick<WebhookRow, 'url' | 'createdAt'>): Webhook {
  return { url, createdAt: createdAt.toISOString() };
}

export function toWebhookDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, event, status, attempts, lastStatus, lastError, nextAttemptAt, createdAt, settledAt } = row;
  return {
    id,
    event,
    status,
    attempts,
    responseStatus: lastStatus,
    error: lastError,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}

/** Audit entry of an action on a webhook. Only with the host, because the rest of the URL may contain a token. */
export function webhookEntry(
  action: 'webhook.set' | 'webhook.delete',
  actorId: string,
  { id, name }: ProjectRow,
  before: string | null,
  after: string | null,
): NewAuditEntry {
  const changes = [{ field: 'host', before: hostOf(before), after: hostOf(after) }];
  return { projectId: id, action, actorId, subject: { type: 'project', id, name }, changes };
}

const hostOf = (url: string | null): string | null => (url === null ? null : new URL(url).host);
