import { idempotentRequests, type Orm, type Transaction } from '@onepoint/database';
import { and, eq, lt, sql } from 'drizzle-orm';
import { ApiError } from '../errors/api-error.ts';
import type { IdempotencyScope } from './idempotency-scope.ts';

/** How long an answer is kept for repetition. */
const keptHours = 24;
/** Most answers that one request forgets. */
const forgottenMax = 100;

const table = idempotentRequests;
const isOver = lt(table.createdAt, sql`now() - make_interval(hours => ${keptHours})`);

/** What work leaves behind: the reply, and what of it may be stored (never a secret). */
export interface RunOnceResult<TReply> {
  reply: TReply;
  stored: Record<string, unknown>;
}

/**
 * Does work in one transaction, once for each idempotency key: a repetition, even a concurrent one, gets `replay` of what the first left.
 * Without a scope it is a plain transaction.
 *
 * @throws {ApiError} IDEMPOTENCY_KEY_REUSED when the key came with another request before
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
    // Concurrent repetitions wait here for the first; the lock ends with the transaction.
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

/** Forgets answers of anybody that are kept no longer. Those that another request forgets just now are left to it: nobody waits for anybody's work. */
async function forget(transaction: Transaction): Promise<void> {
  const over = transaction
    .select({ place: sql`ctid` })
    .from(table)
    .where(isOver)
    .limit(forgottenMax)
    .for('update', { skipLocked: true });
  await transaction.delete(table).where(sql`ctid = any(array(${over}))`);
}
