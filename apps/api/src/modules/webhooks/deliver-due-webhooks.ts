import { enqueueEmails, webhookDeliveries, webhooks, type Orm, type Transaction } from '@onepoint/database';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { startClock } from '../../clocks.ts';
import type { WebhookOutcome, WebhookSender } from './webhook-sender.ts';
import type { DeliveryRow } from './webhooks.repository.ts';

const secondMs = 1_000;
const minuteMs = 60_000;
const hourMs = 3_600_000;

/** Pauses after each attempt. A receiver that is down overnight still gets the event. */
const pausesMs = [10 * secondMs, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs, 12 * hourMs];

/** When to retry after a number of attempts; null to give up. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const pauseMs = pausesMs[attempts - 1];
  return pauseMs === undefined ? null : new Date(now.getTime() + pauseMs);
}

/** Concurrent attempts. */
const batchSize = 20;
/** How long a claim lasts if the process that made it dies. Longer than any attempt. */
const claimMs = 60_000;

interface DeliverDueWebhooksParameters {
  orm: Orm;
  sender: Pick<WebhookSender, 'send'>;
  now: () => Date;
}

/**
 * Delivers all due events. Safe to run in several processes: each claims its own events. Delivery is at least once: if the process dies before it stores
 * the result, the event is sent again with the same id.
 *
 * @returns how many were delivered
 */
export async function deliverDueWebhooks({ orm, sender, now }: DeliverDueWebhooksParameters): Promise<number> {
  let delivered = 0;
  for (;;) {
    const due = await claimDue(orm, now());
    const outcomes = await Promise.all(due.map((delivery) => deliver(orm, sender, delivery, now)));
    delivered += outcomes.filter(({ isDelivered }) => isDelivered).length;
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

async function deliver(orm: Orm, sender: Pick<WebhookSender, 'send'>, delivery: DeliveryRow, now: () => Date): Promise<WebhookOutcome> {
  const { id, projectId, payload } = delivery;
  const [webhook] = await orm.select().from(webhooks).where(eq(webhooks.projectId, projectId));
  const outcome: WebhookOutcome =
    webhook === undefined
      ? { isDelivered: false, status: null, error: 'WEBHOOK_DELETED' }
      : await sender.send({ url: webhook.url, secret: webhook.secret, id, payload });
  const at = now();
  const attempts = delivery.attempts + 1;
  const next = outcome.isDelivered || webhook === undefined ? null : nextAttemptAt(attempts, at);
  const status = outcome.isDelivered ? 'delivered' : next === null ? 'failed' : 'pending';
  await orm.transaction(async (transaction) => {
    await transaction
      .update(webhookDeliveries)
      .set({
        status,
        attempts,
        nextAttemptAt: next,
        settledAt: next === null ? at : null,
        lastStatus: outcome.status,
        lastError: outcome.error,
      })
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, 'pending')));
    if (!outcome.isDelivered && webhook !== undefined && attempts >= attemptsBeforeEmail)
      await enqueueFailureEmail(transaction, { projectId, url: webhook.url, outcome, at });
  });
  return outcome;
}

/** Attempts after which members are told. With the pauses above, the receiver has been failing for about half an hour. */
const attemptsBeforeEmail = 5;

interface WebhookFailure {
  projectId: string;
  url: string;
  outcome: WebhookOutcome;
  at: Date;
}

/** At most one email per webhook and day, however many events fail. Only the host is named, because a URL may contain a token. */
async function enqueueFailureEmail(transaction: Transaction, { projectId, url, outcome, at }: WebhookFailure): Promise<void> {
  const error = outcome.error ?? `HTTP ${outcome.status ?? ''}`;
  await enqueueEmails(transaction, {
    type: 'webhookFailed',
    projectId,
    to: { rolesExcept: [] },
    message: { kind: 'webhookFailed', host: URL.parse(url)?.host ?? '', error },
    dedupeKey: `webhook:${projectId}:${url}:${at.toISOString().slice(0, 10)}`,
    at,
  });
}

const tickMs = 2_000;

interface WebhookClockParameters extends DeliverDueWebhooksParameters {
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Delivers due events every two seconds. Returns a function that stops the clock. */
export function startWebhookClock({ log, ...parts }: WebhookClockParameters): () => Promise<void> {
  return startClock({
    tickMs,
    tick: async () => {
      const delivered = await deliverDueWebhooks(parts);
      if (delivered > 0) log.info({ delivered }, 'webhooks delivered');
    },
    onError: (error) => log.error({ err: error }, 'webhooks not delivered'),
  });
}
