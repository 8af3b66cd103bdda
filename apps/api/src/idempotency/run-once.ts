import { idempotentRequests, type Orm, type Transaction } from '@onepoint/database';
import { and, eq, lt, sql } from 'drizzle-orm';
import { ApiError } from '../errors/api-error.ts';
import type { IdempotencyScope } from './idempotency-scope.ts';

const retentionHours = 24;
const deletedMax = 100;

const table = idempotentRequests;
const isOver = lt(table.createdAt, sql`now() - make_interval(hours => ${retentionHours})`);

/** `stored` is the part of the reply that is kept for replays. It must not contain a secret. */
export interface RunOnceResult<TReply> {
  reply: TReply;
  stored: Record<string, unknown>;
}

/**
 * Runs `work` in a transaction, once per idempotency key. A repetition, even a concurrent one, gets `replay` of what the first run stored. A null
 * scope means a plain transaction.
 *
 * @throws {ApiError} IDEMPOTENCY_KEY_REUSED when the key was used for another request
 */
export async function runOnce<TReply>(
  orm: Orm,
  scope: IdempotencyScope | null,
  replyStatus: number,
  work: (transaction: Transaction) => Promise<RunOnceResult<TReply>>,
  replay: (stored: Record<string, unknown>) => TReply,
): Promise<TReply> {
  return orm.transaction(async (transaction) => {
    if (scope === null) return (await work(transaction)).reply;
    const { userId, operationId, key: idempotencyKey, requestHash } = scope;
    // Concurrent repetitions wait here until the first transaction ends.
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([userId, operationId, idempotencyKey])}, 0))`,
    );
    const isOwn = and(eq(table.userId, userId), eq(table.operationId, operationId), eq(table.idempotencyKey, idempotencyKey));
    await transaction.delete(table).where(and(isOwn, isOver));
    const [earlier] = await transaction.select().from(table).where(isOwn);
    if (earlier && earlier.requestHash !== requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
    if (earlier) {
      scope.onReplay?.();
      return replay(earlier.replyBody);
    }

    const { reply, stored } = await work(transaction);
    await forget(transaction);
    await transaction.insert(table).values({ userId, operationId, idempotencyKey, requestHash, replyStatus, replyBody: stored });
    return reply;
  });
}

/** Deletes expired keys of all users. Skips locked rows: another request is deleting those. */
async function forget(transaction: Transaction): Promise<void> {
  const over = transaction
    .select({ place: sql`ctid` })
    .from(table)
    .where(isOver)
    .limit(deletedMax)
    .for('update', { skipLocked: true });
  await transaction.delete(table).where(sql`ctid = any(array(${over}))`);
}
