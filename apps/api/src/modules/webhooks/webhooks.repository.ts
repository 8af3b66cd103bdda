import {
  createId,
  enqueueTestEvent,
  openWebhook,
  sealWebhook,
  webhookDeliveries,
  webhooks,
  type Executor,
  type OpenWebhook,
  type Orm,
  type SecretBox,
  type Transaction,
} from '@onepoint/database';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { afterCursor, refuseUnknownCursor } from '../../paging/cursor.ts';

export type WebhookRow = OpenWebhook;

type NewWebhook = Pick<WebhookRow, 'projectId' | 'url' | 'secret' | 'createdBy' | 'createdAt'> & Partial<WebhookRow>;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

export interface ListDeliveriesParameters {
  projectId: string;
  webhookId: string;
  limit: number;
  lastId?: string | undefined;
  status?: DeliveryRow['status'] | undefined;
  event?: string | undefined;
}

export type WebhooksRepository = ReturnType<typeof createWebhooksRepository>;

export function createWebhooksRepository(orm: Orm, secrets: SecretBox) {
  const open = (row: typeof webhooks.$inferSelect): WebhookRow => openWebhook(secrets, row);
  const findDelivery = async (webhookId: string, deliveryId: string, executor: Executor = orm): Promise<DeliveryRow | null> => {
    const isThis = and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.id, deliveryId));
    const [row] = await executor.select().from(webhookDeliveries).where(isThis);
    return row ?? null;
  };

  return {
    /** Oldest first. */
    list: async (projectId: string): Promise<WebhookRow[]> => {
      const isOfProject = eq(webhooks.projectId, projectId);
      const rows = await orm.select().from(webhooks).where(isOfProject).orderBy(asc(webhooks.createdAt), asc(webhooks.id));
      return rows.map(open);
    },

    find: async (projectId: string, webhookId: string, executor: Executor = orm): Promise<WebhookRow | null> => {
      const [row] = await executor
        .select()
        .from(webhooks)
        .where(and(eq(webhooks.projectId, projectId), eq(webhooks.id, webhookId)));
      return row === undefined ? null : open(row);
    },

    count: async (transaction: Transaction, projectId: string): Promise<number> => {
      const [row] = await transaction.select({ webhooks: count() }).from(webhooks).where(eq(webhooks.projectId, projectId));
      return row?.webhooks ?? 0;
    },

    create: async (transaction: Transaction, columns: NewWebhook): Promise<WebhookRow> => {
      const id = createId('wh');
      const values = { id, ...columns, ...sealWebhook(secrets, id, columns) };
      const [row] = await transaction.insert(webhooks).values(values).returning();
      if (row === undefined) throw new Error('A webhook was inserted and not returned');
      return open(row);
    },

    update: async (transaction: Transaction, webhookId: string, columns: Partial<WebhookRow>): Promise<WebhookRow> => {
      const values = { ...columns, ...sealWebhook(secrets, webhookId, columns) };
      const [row] = await transaction.update(webhooks).set(values).where(eq(webhooks.id, webhookId)).returning();
      if (row === undefined) throw new Error('A locked webhook is gone');
      return open(row);
    },

    giveUpDeliveries,

    delete: async (transaction: Transaction, webhookId: string): Promise<void> => {
      await transaction.delete(webhooks).where(eq(webhooks.id, webhookId));
    },

    /** Newest first, with one more row than the limit if there is a next page. */
    listDeliveries: async ({ projectId, webhookId, limit, lastId, status, event }: ListDeliveriesParameters): Promise<DeliveryRow[]> => {
      const page = await orm
        .select()
        .from(webhookDeliveries)
        .where(
          and(
            eq(webhookDeliveries.webhookId, webhookId),
            status === undefined ? undefined : eq(webhookDeliveries.status, status),
            event === undefined ? undefined : eq(webhookDeliveries.event, event),
            afterCursor(webhookDeliveries, { projectId, lastId }),
          ),
        )
        .orderBy(desc(webhookDeliveries.sequence))
        .limit(limit + 1);
      return refuseUnknownCursor(orm, webhookDeliveries, { projectId, lastId }, page);
    },

    findDelivery,

    /** Adds a test delivery, or returns the pending one if it has not been attempted yet. */
    addTest: async (transaction: Transaction, webhookId: string, project: { id: string; name: string }): Promise<DeliveryRow> =>
      (await findUntried(transaction, and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.event, 'test')))) ??
      enqueueTestEvent(transaction, webhookId, project),

    /** Adds a delivery that repeats another, or returns the pending repetition if it has not been attempted yet. */
    redeliver: async (
      transaction: Transaction,
      { id: redeliveryOf, projectId, webhookId, eventId, event, payload }: DeliveryRow,
      at: Date,
    ): Promise<DeliveryRow> => {
      const waiting = await findUntried(transaction, eq(webhookDeliveries.redeliveryOf, redeliveryOf));
      if (waiting !== null) return waiting;
      const values = { id: createId('dlv'), projectId, webhookId, eventId, event, payload, redeliveryOf, nextAttemptAt: at, createdAt: at };
      const [added] = await transaction.insert(webhookDeliveries).values(values).returning();
      return added as DeliveryRow;
    },
  };
}

async function findUntried(transaction: Transaction, condition: ReturnType<typeof and>): Promise<DeliveryRow | null> {
  const [waiting] = await transaction
    .select()
    .from(webhookDeliveries)
    .where(and(condition, eq(webhookDeliveries.status, 'pending'), eq(webhookDeliveries.attempts, 0)));
  return waiting ?? null;
}

export async function giveUpDeliveries(transaction: Transaction, webhookId: string, at: Date): Promise<void> {
  await transaction
    .update(webhookDeliveries)
    .set({ status: 'failed', nextAttemptAt: null, settledAt: at, lastError: 'WEBHOOK_DISABLED' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, 'pending')));
}
