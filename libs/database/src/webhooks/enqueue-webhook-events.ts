import { eq } from 'drizzle-orm';
import type { Executor } from '../create-database.ts';
import { createId } from '../ids/create-id.ts';
import { webhookDeliveries, webhooks } from '../schema/webhooks.ts';

export interface NewWebhookEvent {
  /** `alert.raised`, `alert.resolved`, `test`. */
  event: string;
  /** What happened, as the receiver reads it. */
  data: Record<string, unknown>;
}

/**
 * Puts events into the outbox of a project, in the transaction of what they tell of; nothing where the project has no webhook. Each has an id of
 * its own, by which a receiver knows one that arrives twice.
 *
 * @returns the deliveries, due at once
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
