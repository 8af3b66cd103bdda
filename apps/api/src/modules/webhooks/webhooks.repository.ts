import { enqueueWebhookEvents, webhookDeliveries, webhooks, type Executor, type Orm, type Transaction } from '@onepoint/database';
import { and, desc, eq } from 'drizzle-orm';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Number of listed deliveries. */
const shownMax = 20;

export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>;

export function createWebhooksRepository(orm: Orm) {
  return {
    find: async (projectId: string, executor: Executor = orm): Promise<WebhookRow | null> => {
      const [row] = await executor.select().from(webhooks).where(eq(webhooks.projectId, projectId));
      return row ?? null;
    },

    /** Newest first. */
    listDeliveries: (projectId: string): Promise<DeliveryRow[]> =>
      orm
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.projectId, projectId))
        .orderBy(desc(webhookDeliveries.sequence))
        .limit(shownMax),

    /** Replaces an existing webhook. */
    set: async (transaction: Transaction, columns: Required<typeof webhooks.$inferInsert>): Promise<void> => {
      const { projectId: _projectId, ...set } = columns;
      await transaction.insert(webhooks).values(columns).onConflictDoUpdate({ target: webhooks.projectId, set });
    },

    /** Deletes the webhook and gives up its pending deliveries. */
    delete: async (transaction: Transaction, projectId: string, at: Date): Promise<void> => {
      await transaction.delete(webhooks).where(eq(webhooks.projectId, projectId));
      await transaction
        .update(webhookDeliveries)
        .set({ status: 'failed', nextAttemptAt: null, settledAt: at, lastError: 'WEBHOOK_DELETED' })
        .where(and(eq(webhookDeliveries.projectId, projectId), eq(webhookDeliveries.status, 'pending')));
    },

    /** Adds a test delivery, or returns one that is still pending. Null without a webhook. */
    addTest: async (transaction: Transaction, project: { id: string; name: string }): Promise<DeliveryRow | null> => {
      const [waiting] = await transaction
        .select()
        .from(webhookDeliveries)
        .where(
          and(
            eq(webhookDeliveries.projectId, project.id),
            eq(webhookDeliveries.event, 'test'),
            eq(webhookDeliveries.status, 'pending'),
            eq(webhookDeliveries.attempts, 0),
          ),
        );
      if (waiting !== undefined) return waiting;
      const [added] = await enqueueWebhookEvents(transaction, project.id, [{ event: 'test', data: { project } }]);
      return added ?? null;
    },
  };
}
