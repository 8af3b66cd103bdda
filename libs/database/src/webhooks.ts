import { eq } from 'drizzle-orm';
import type { Executor } from './create-database.ts';
import { createId } from './ids.ts';
import { webhookDeliveries, webhooks } from './schema/webhooks.ts';

export interface NewWebhookEvent {
  /** `alert.raised`, `alert.resolved` or `test`. */
  event: string;
  /** Event data as sent to the receiver. */
  data: Record<string, unknown>;
}

/**
 * Adds events to the webhook outbox of a project; does nothing without a webhook. Pass the transaction that caused them. Receivers deduplicate
 * events by their ids.
 *
 * @returns the deliveries, due immediately
 */
export async function enqueueWebhookEvents(
  executor: Executor,
  projectId: string,
  events: readonly NewWebhookEvent[],
): Promise<(typeof webhookDeliveries.$inferSelect)[]> {
  if (events.length === 0) return [];
  const [webhook] = await executor.select({ projectId: webhooks.projectId }).from(webhooks).where(eq(webhooks.projectId, projectId));
  if (webhook === undefined) return [];
  const createdAt = new Date();
  return executor
    .insert(webhookDeliveries)
    .values(
      events.map(({ event, data }) => {
        const id = createId('evt');
        return {
          id,
          projectId,
          event,
          payload: { id, event, createdAt: createdAt.toISOString(), data },
          nextAttemptAt: createdAt,
          createdAt,
        };
      }),
    )
    .returning();
}
