import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { insertApiKey } from '../api-keys/insert-api-key.ts';
import { insertProject } from '../projects/insert-project.ts';
import { payments } from '../schema/payments.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { recordUsage } from '../usage/record-usage.ts';
import { checkLedger } from './check-ledger.ts';
import { postLedgerEntry } from './post-ledger-entry.ts';

let database: TestDatabase;
let projectId: string;

beforeEach(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  const project = await database.orm.transaction((transaction) =>
    insertProject(transaction, { name: 'Books', ownerId: 'user_a', planId: 'PAYG' }),
  );
  projectId = project.id;
  const { apiKey } = await insertApiKey(database.orm, { projectId, name: 'Key' });
  await postLedgerEntry(database.orm, { projectId, kind: 'deposit', amountCents: 10_000, idempotencyKey: 'a' });
  const usage = { projectId, apiKeyId: apiKey.id, chain: 'base', method: 'eth_call', requests: 1000, errors: 1, computeUnits: 26_001 };
  for (const [sequence, hour] of [9, 10].entries()) {
    const rows = [0, 59].map((minute) => ({ ...usage, minute: new Date(Date.UTC(2026, 10, 21, hour, minute)) }));
    await recordUsage(database.pool, { gatewayId: 'g', sequence, rows });
  }
});

afterEach(() => database.drop());

/** What no caller can do: a statement with the guards of the tables off. */
const tamper = (statement: string) =>
  database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql.raw(statement));
  });

test('finds nothing where every write went through the library, and both sides of the books are there', async () => {
  expect(await checkLedger(database.orm)).toEqual([]);
  const { rows } = await database.pool.query<{ account: string; cents: string }>(
    'select account, sum(amount_cents) as cents from ledger_postings group by 1 order by 1',
  );
  // 4 × 26,001 units at 39 microcents are 4.056156 cents.
  expect(rows).toEqual([
    { account: 'clearing:other', cents: '-10000' },
    { account: 'income:usage', cents: '4' },
    { account: `project:${projectId}`, cents: '9996' },
  ]);
});

describe('names what was changed behind the library’s back', () => {
  test('a balance', async () => {
    await tamper('update projects set balance_cents = balance_cents + 1');
    expect(await checkLedger(database.orm)).toEqual([{ rule: 'balance', projectId, expected: '9996', found: '9997' }]);
  });

  test('an unbilled rest', async () => {
    await tamper('update projects set unbilled_microcents = unbilled_microcents - 1');
    expect(await checkLedger(database.orm)).toEqual([{ rule: 'usage', projectId, expected: '4056156', found: '4056155' }]);
  });

  test('a minute whose hour says something else', async () => {
    await tamper('update usage_minutes set requests = requests + 1 where minute = (select min(minute) from usage_minutes)');
    expect(await checkLedger(database.orm)).toMatchObject([
      { rule: 'days', projectId },
      { rule: 'hours', projectId },
    ]);
  });

  test('an hour and a day that say something else', async () => {
    await tamper('update usage_hours set latencies = latencies + 1 where hour = (select min(hour) from usage_hours)');
    expect(await checkLedger(database.orm)).toMatchObject([{ rule: 'hours', projectId }]);
    await tamper('update usage_days set provider_id = null, requests = requests + 1');
    expect(await checkLedger(database.orm)).toMatchObject([
      { rule: 'days', projectId },
      { rule: 'hours', projectId },
    ]);
  });

  test('a day that says something else of what providers failed to answer', async () => {
    await tamper(`update usage_days set provider_id = 'prov_a', provider_failures = 1`);
    expect(await checkLedger(database.orm)).toMatchObject([{ rule: 'days', projectId }]);
  });

  test('errors that ended with more than they are', async () => {
    for (const table of ['usage_minutes', 'usage_hours', 'usage_days']) {
      // Five of one status and one of another, of four errors.
      await tamper(`update ${table} set errors_by_status = 1000000000005 where ctid = (select min(ctid) from ${table})`);
    }
    expect(await checkLedger(database.orm)).toEqual([{ rule: 'errors', projectId, expected: '4', found: '6' }]);
  });

  test('a payment that says it credited what the ledger does not hold', async () => {
    const settled = { status: 'CONFIRMED', amountCents: 500, paidCents: 500, feeCents: 140, creditedCents: 360 } as const;
    const payment = { id: 'pay_1', projectId, type: 'CRYPTOCLOUD_PAYMENT', settledAt: new Date() } as const;
    await database.orm.insert(payments).values({ ...payment, ...settled });
    expect(await checkLedger(database.orm)).toEqual([{ rule: 'payments', projectId, expected: '', found: '360 140' }]);
    const entry = { projectId, cause: { paymentId: 'pay_1' } };
    await postLedgerEntry(database.orm, { ...entry, kind: 'deposit', amountCents: 500, idempotencyKey: 'payment:pay_1:500' });
    expect(await checkLedger(database.orm)).toEqual([{ rule: 'payments', projectId, expected: '500 0', found: '360 140' }]);
    await postLedgerEntry(database.orm, { ...entry, kind: 'fee', amountCents: -140, idempotencyKey: 'payment:pay_1:500:fee' });
    expect(await checkLedger(database.orm)).toEqual([]);
  });

  test('an hour that no minute explains', async () => {
    await tamper('delete from usage_minutes');
    expect(await checkLedger(database.orm)).toMatchObject([
      { rule: 'days', projectId },
      { rule: 'hours', projectId },
      { rule: 'usage', projectId, expected: '0' },
    ]);
  });
});
