import type { Webhook, WebhookDelivery } from '@onepoint/api-contract';
import type { DeliveryRow, WebhookRow } from './webhooks-repository.ts';

/** A webhook for the wire, without its secret. */
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
