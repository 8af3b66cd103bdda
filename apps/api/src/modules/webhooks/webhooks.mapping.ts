import type { AuditAction, AuditChange, Webhook, WebhookDelivery, WebhookDeliveryDetails } from '@onepoint/api-contract';
import type { NewAuditEntry } from '@onepoint/database';
import type { DeliveryRow, WebhookRow } from './webhooks.repository.ts';

export function toWebhook(row: WebhookRow, now: Date): Webhook {
  const { id, url, description, events, isEnabled, autoDisabledAt, failingSince, previousSecretEndsAt, createdAt } = row;
  const isOverlapping = previousSecretEndsAt !== null && previousSecretEndsAt > now;
  return {
    id,
    url,
    description,
    events,
    isEnabled,
    autoDisabledAt: autoDisabledAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    previousSecretEndsAt: isOverlapping ? previousSecretEndsAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
  };
}

export function toWebhookDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, eventId, event, status, attempts, lastStatus, lastError, latencyMs, redeliveryOf, nextAttemptAt, createdAt, settledAt } = row;
  return {
    id,
    eventId,
    event,
    status,
    attempts,
    responseStatus: lastStatus,
    error: lastError,
    latencyMs,
    redeliveryOf,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}

export function toWebhookDeliveryDetails(row: DeliveryRow): WebhookDeliveryDetails {
  const { payload, requestHeaders, responseBody } = row;
  return { ...toWebhookDelivery(row), requestBody: JSON.stringify(payload), requestHeaders, responseBody };
}

/** Contains only the host, because the rest of the URL can contain a token. */
export function webhookEntry(
  action: Extract<AuditAction, `webhook.${string}`>,
  actorId: string | null,
  { id, projectId, url }: Pick<WebhookRow, 'id' | 'projectId' | 'url'>,
  changes: AuditChange[] = [],
): NewAuditEntry {
  return { projectId, action, actorId, subject: { type: 'webhook', id, name: hostOf(url) }, changes };
}

type Changeable = Pick<WebhookRow, 'url' | 'description' | 'events'>;

export function webhookChanges(before: Changeable | null, after: Changeable): AuditChange[] {
  const fields = [
    ['host', before === null ? null : hostOf(before.url), hostOf(after.url)],
    ['description', before?.description || null, after.description || null],
    ['events', before === null ? null : (before.events ?? allEvents), after.events ?? allEvents],
  ] as const;
  const changes = fields.flatMap(([field, was, is]) =>
    JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, before: was, after: is }],
  );
  // A change of the path is recorded as a change from the host to the same host.
  return before !== null && before.url !== after.url && hostOf(before.url) === hostOf(after.url)
    ? [{ field: 'host', before: hostOf(before.url), after: hostOf(after.url) }, ...changes]
    : changes;
}

const allEvents = ['*'];

const hostOf = (url: string): string => URL.parse(url)?.host ?? '';
