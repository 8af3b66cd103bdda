import { deliveryDaysKept, testEvent } from '@onepoint/api-contract';
import {
  enqueueEmails,
  insertAuditEntries,
  openWebhook,
  pruneWebhookDeliveries,
  webhookDeliveries,
  webhooks,
  type Orm,
  type SecretBox,
  type Transaction,
} from '@onepoint/database';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { startClock } from '../../clocks.ts';
import type { WebhookOutcome, WebhookSender } from './webhook-sender.ts';
import { webhookEntry } from './webhooks.mapping.ts';
import { giveUpDeliveries, type DeliveryRow, type WebhookRow } from './webhooks.repository.ts';

const secondMs = 1_000;
const minuteMs = 60_000;
const hourMs = 3_600_000;

/** Pauses after each attempt. A receiver that is down overnight still gets the event. */
const pausesMs = [10 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs, 12 * hourMs];

/** Null to give up. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const pauseMs = pausesMs[attempts - 1];
  return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs);
}

const batchSize = 20;
/** A claim lasts this long if the process that made it dies. Must be longer than any attempt. */
const claimMs = 60_000;

interface DeliverDueWebhooksParameters {
  orm: Orm;
  sender: Pick<WebhookSender, 'send'>;
  secrets: SecretBox;
  now: () => Date;
}

/**
 * Delivers all due events. Safe to run in several processes: each claims its own events. Delivery is at least once: if the process dies before it
 * stores the result, the event is sent again with the same id.
 *
 * @returns the number of delivered events
 */
export async function deliverDueWebhooks(parameters: DeliverDueWebhooksParameters): Promise<number> {
  const { orm, now } = parameters;
  let delivered = 0;
  for (;;) {
    const due = await claimDue(orm, now());
    const outcomes = await Promise.all(due.map((delivery) => deliver(parameters, delivery)));
    delivered += outcomes.filter(Boolean).length;
    if (due.length < batchSize) return delivered;
  }
}

async function claimDue(orm: Orm, now: Date): Promise<DeliveryRow[]> {
  return orm.transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.status, 'pending'), lte(webhookDeliveries.nextAttemptAt, now)))
      .orderBy(asc(webhookDeliveries.nextAttemptAt), asc(webhookDeliveries.sequence))
      .limit(batchSize)
      .for('no key update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return [];
    const claimedUntil = new Date(now.getTime() + claimMs);
    await transaction.update(webhookDeliveries).set({ nextAttemptAt: claimedUntil }).where(inArray(webhookDeliveries.id, ids));
    return due;
  });
}

/** Makes one attempt and stores its result. Does nothing if the webhook was deleted with its deliveries. */
async function deliver({ orm, sender, secrets, now }: DeliverDueWebhooksParameters, delivery: DeliveryRow): Promise<boolean> {
  const [stored] = await orm.select().from(webhooks).where(eq(webhooks.id, delivery.webhookId));
  if (stored === undefined) return false;
  const webhook = openWebhook(secrets, stored);
  const { eventId: id, payload } = delivery;
  const outcome = await sender.send({ url: webhook.url, secrets: secretsOf(webhook, now()), id, payload });
  const at = now();
  await orm.transaction(async (transaction) => {
    // Locks the webhook before its deliveries, in the same order as a deletion.
    const [locked] = await transaction.select().from(webhooks).where(eq(webhooks.id, webhook.id)).for('no key update');
    if (locked === undefined) return;
    await settle(transaction, delivery, outcome, at);
    if (delivery.event !== testEvent) await recordHealth(transaction, openWebhook(secrets, locked), delivery, outcome, at);
  });
  return outcome.isDelivered;
}

function secretsOf({ secret, previousSecret, previousSecretEndsAt }: WebhookRow, now: Date): string[] {
  return previousSecret !== null && previousSecretEndsAt !== null && previousSecretEndsAt > now ? [secret, previousSecret] : [secret];
}

async function settle(transaction: Transaction, delivery: DeliveryRow, outcome: WebhookOutcome, at: Date): Promise<void> {
  const attempts = delivery.attempts + 1;
  const next = outcome.isDelivered ? null : nextAttemptAt(attempts, at);
  await transaction
    .update(webhookDeliveries)
    .set({
      status: outcome.isDelivered ? 'delivered' : next === null ? 'failed' : 'pending',
      attempts,
      nextAttemptAt: next,
      settledAt: next === null ? at : null,
      lastStatus: outcome.status,
      lastError: outcome.error,
      requestHeaders: outcome.requestHeaders,
      latencyMs: outcome.latencyMs,
      responseBody: outcome.responseBody,
    })
    .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.status, 'pending')));
}

/** Members are notified after this many attempts. With the pauses above, the receiver has been failing for about half an hour. */
const attemptsBeforeEmail = 5;

/** A webhook is disabled after this many failed attempts in a row over at least this time. That takes two failed events, several days apart. */
export const disablingTerms = { attempts: 16, ms: 3 * 24 * hourMs } as const;

async function recordHealth(
  transaction: Transaction,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  outcome: WebhookOutcome,
  at: Date,
): Promise<void> {
  const isCurrent = eq(webhooks.id, webhook.id);
  if (outcome.isDelivered) {
    if (webhook.failingSince !== null) await transaction.update(webhooks).set({ failingSince: null, failedAttempts: 0 }).where(isCurrent);
    return;
  }
  const failingSince = webhook.failingSince ?? at;
  const failedAttempts = webhook.failedAttempts + 1;
  await transaction.update(webhooks).set({ failingSince, failedAttempts }).where(isCurrent);
  const isHopeless = failedAttempts >= disablingTerms.attempts && at.getTime() - failingSince.getTime() >= disablingTerms.ms;
  if (webhook.isEnabled && isHopeless) await disable(transaction, webhook, outcome, at);
  else if (delivery.attempts + 1 >= attemptsBeforeEmail)
    await enqueueFailureEmail(transaction, { webhook, outcome, at, isDisabled: false });
}

async function disable(transaction: Transaction, webhook: WebhookRow, outcome: WebhookOutcome, at: Date): Promise<void> {
  await transaction.update(webhooks).set({ isEnabled: false, autoDisabledAt: at }).where(eq(webhooks.id, webhook.id));
  await giveUpDeliveries(transaction, webhook.id, at);
  await insertAuditEntries(transaction, [webhookEntry('webhook.disable', null, webhook)]);
  await enqueueFailureEmail(transaction, { webhook, outcome, at, isDisabled: true });
}

interface WebhookFailure {
  webhook: WebhookRow;
  outcome: WebhookOutcome;
  at: Date;
  isDisabled: boolean;
}

/** Sends at most one email per webhook and day, however many events fail. The email only contains the host, because a URL can contain a token. */
async function enqueueFailureEmail(transaction: Transaction, { webhook, outcome, at, isDisabled }: WebhookFailure): Promise<void> {
  const { id, projectId, url } = webhook;
  const about = isDisabled ? 'webhook-disabled' : 'webhook';
  await enqueueEmails(transaction, {
    type: 'webhookFailed',
    projectId,
    to: { rolesExcept: [] },
    message: {
      kind: 'webhookFailed',
      webhookId: id,
      host: URL.parse(url)?.host ?? '',
      error: outcome.error ?? `HTTP ${outcome.status ?? ''}`,
      isDisabled,
    },
    dedupeKey: `${about}:${id}:${at.toISOString().slice(0, 10)}`,
    at,
  });
}

const tickMs = 2_000;

interface WebhookClockParameters extends DeliverDueWebhooksParameters {
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Delivers due events every two seconds.
 *
 * @returns stops the clock
 */
export function startWebhookClock({ log, ...parts }: WebhookClockParameters): () => Promise<void> {
  return startClock({
    task: 'webhooks',
    tickMs,
    tick: async () => {
      const delivered = await deliverDueWebhooks(parts);
      if (delivered > 0) log.info({ delivered }, 'webhooks delivered');
    },
    onError: (error) => log.error({ err: error }, 'webhooks not delivered'),
  });
}

const pruneTickMs = hourMs;

export function startDeliveryLogClock({ orm, now, log }: Omit<WebhookClockParameters, 'sender' | 'secrets'>): () => Promise<void> {
  return startClock({
    task: 'webhook_deliveries',
    tickMs: pruneTickMs,
    tick: () => pruneWebhookDeliveries(orm, new Date(now().getTime() - deliveryDaysKept * 24 * hourMs)),
    onError: (error) => log.error({ err: error }, 'old webhook deliveries not deleted'),
  });
}
