import type { Payment } from '@onepoint/api-contract';
import { checkLedger, payments, postLedgerEntry, recordUsage, usageMinutes } from '@onepoint/database';
import { startKillablePostgres } from '@onepoint/sandbox/postgres/testing/start-killable-postgres';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from './test/create-test-api.ts';
import { sessionToken } from './test/session-tokens.ts';

/** Acknowledged writes of each kind before the kill, and again after the restart. */
const acknowledgedMin = 8;
/** The test starts a PostgreSQL cluster twice, which is slow on a busy machine. */
const timeout = 300_000;
const owner = 'user_owner';
const creditedCents = 9_860;

test('keeps every acknowledged write exactly once when PostgreSQL is killed, and recovers by itself', { timeout }, async () => {
  const postgres = await startKillablePostgres();
  onTestFinished(() => postgres.dispose());
  const api = await createTestApi({ databaseServerUrl: postgres.url });
  onTestFinished(() => api.close());
  const { orm, pool } = api.database;
  api.directory.users.set(owner, {
    id: owner,
    type: 'email',
    firstName: 'Ada',
    lastName: null,
    username: null,
    imageUrl: null,
    emailAddresses: [{ emailAddress: 'owner@example.com', verified: true, primary: true }],
    web3Wallets: [],
    createdAt: '2026-01-02T03:04:05.000Z',
  });
  const call = async (method: 'GET' | 'POST', path: string, body?: object, key = 'none') => {
    const headers = { authorization: `Bearer ${sessionToken(owner)}`, 'idempotency-key': key };
    const reply = await api.app.inject({ method, url: `/api${path}`, headers, ...(body === undefined ? {} : { payload: body }) });
    return { status: reply.statusCode, body: reply.json<unknown>() };
  };
  const { id: projectId } = (await call('POST', '/v1/projects', { name: 'Crash' })).body as { id: string };
  const { id: apiKeyId } = (await call('POST', `/v1/projects/${projectId}/apiKeys`, { name: 'Key' })).body as { id: string };

  /** Sends both requests twice, like a client that retries. */
  const pay = async (index: number): Promise<string> => {
    const body = { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 };
    const { id } = await untilAnswered(() => call('POST', `/v1/projects/${projectId}/payments`, body, `payment-${index}`));
    api.provider.report(id, { status: 'paid', paidCents: 10_000 });
    return (await untilAnswered(() => call('POST', `/v1/projects/${projectId}/payments/${id}/check`))).id;
  };
  const post = (index: number) =>
    untilDone(() =>
      postLedgerEntry(orm, { projectId, kind: 'correction', amountCents: 1, idempotencyKey: `entry-${index}`, cause: { reason: 'Test' } }),
    );
  const usage = { projectId, apiKeyId, chain: 'base', method: 'eth_call', minute: new Date(), requests: 1, errors: 0, computeUnits: 26 };
  const flush = (index: number) => untilDone(() => recordUsage(pool, { gatewayId: 'gateway', sequence: index, rows: [usage] }));

  const over = new AbortController();
  const acknowledged: { kind: string; value: unknown }[] = [];
  const write = async (kind: string, step: (index: number) => Promise<unknown>): Promise<number> => {
    let count = 0;
    for (; !over.signal.aborted; count += 1) acknowledged.push({ kind, value: await step(count) });
    return count;
  };
  const writers = [write('payment', pay), write('entry', post), write('usage', flush)];
  const each = () => ['payment', 'entry', 'usage'].map((kind) => acknowledged.filter((done) => done.kind === kind).length);
  const goOn = async () => {
    const before = each();
    await expect
      .poll(() => each().every((count, index) => count >= (before[index] ?? 0) + acknowledgedMin), { timeout: 60_000 })
      .toBe(true);
  };

  await goOn();
  await postgres.kill();
  // Connections outlive the server for a moment.
  await expect.poll(async () => (await call('GET', '/ready')).status).toBe(503);
  await postgres.restart();
  await goOn();
  over.abort();
  const [paid = 0, posted = 0, flushed = 0] = await Promise.all(writers);

  expect((await call('GET', '/ready')).status).toBe(200);
  const stored = await orm.select().from(payments);
  const ids = acknowledged.filter(({ kind }) => kind === 'payment').map(({ value }) => value);
  expect(stored.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(stored.every((payment) => payment.creditedCents === creditedCents)).toBe(true);
  const counted = await orm.select().from(usageMinutes).where(eq(usageMinutes.projectId, projectId));
  expect(counted.reduce((sum, { requests }) => sum + requests, 0)).toBe(flushed);
  expect((await call('GET', `/v1/projects/${projectId}`)).body).toMatchObject({ balance: paid * creditedCents + posted });
  expect(await checkLedger(orm)).toEqual([]);
});

async function untilAnswered(send: () => Promise<{ status: number; body: unknown }>): Promise<Payment> {
  for (;;) {
    const { status, body } = await send();
    if (status < 300) return body as Payment;
    // The only error that a client can retry as an outage.
    expect([status, body]).toEqual([503, { error: expect.objectContaining({ code: 'UNAVAILABLE' }) as unknown }]);
  }
}

async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const outcome = await work().then(
      (value) => ({ value }),
      () => null,
    );
    if (outcome !== null) return outcome.value;
  }
}
