import { idempotentRequests, randomText } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../test/api.ts';
import type { IdempotencyScope } from './idempotency-scope.ts';
import { runOnce } from './run-once.ts';

const { orm } = api.database;

const newScope = (): IdempotencyScope => ({ userId: `user_${randomText(12)}`, operationId: 'test', key: 'key', requestHash: 'hash' });

function counted(scope: IdempotencyScope | null) {
  let runs = 0;
  const run = (): Promise<number> =>
    runOnce(
      orm,
      scope,
      201,
      async () => {
        runs += 1;
        return { reply: runs, stored: { run: runs } };
      },
      (stored) => Number(stored['run']),
    );
  return { run, runs: () => runs };
}

test('does the work once for concurrent repetitions and replays its reply', async () => {
  const { run, runs } = counted(newScope());
  expect(await Promise.all([run(), run(), run(), run()])).toEqual([1, 1, 1, 1]);
  expect(runs()).toBe(1);
});

test('does the work for every request without a key', async () => {
  const { run } = counted(null);
  expect([await run(), await run()]).toEqual([1, 2]);
});

test('allows a retry under the same key after the work failed', async () => {
  const scope = newScope();
  const failing = runOnce(
    orm,
    scope,
    201,
    () => Promise.reject(new Error('stop')),
    () => 0,
  );
  await expect(failing).rejects.toThrow('stop');
  expect(await counted(scope).run()).toBe(1);
});

test('rejects a key that was used for another request', async () => {
  const scope = newScope();
  await counted(scope).run();
  await expect(counted({ ...scope, requestHash: 'other' }).run()).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('frees a key after a day', async () => {
  const scope = newScope();
  const { run, runs } = counted(scope);
  await run();
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await orm.update(idempotentRequests).set({ createdAt: yesterday }).where(eq(idempotentRequests.userId, scope.userId));
  expect(await run()).toBe(2);
  expect(runs()).toBe(2);
});

test('does not wait for another request that deletes expired keys, and leaves none behind', async () => {
  const old = newScope();
  await counted(old).run();
  const isOld = eq(idempotentRequests.userId, old.userId);
  await orm
    .update(idempotentRequests)
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(isOld);
  await orm.transaction(async (other) => {
    await other.select().from(idempotentRequests).where(isOld).for('update');
    expect(await counted(newScope()).run()).toBe(1);
  });
  expect(await orm.select().from(idempotentRequests).where(isOld)).toHaveLength(1);
  await counted(newScope()).run();
  expect(await orm.select().from(idempotentRequests).where(isOld)).toEqual([]);
});
