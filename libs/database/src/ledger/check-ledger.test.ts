import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { insertApiKey } from '../api-keys/api-keys.ts';
import { insertProject } from '../projects.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { recordUsage } from '../usage/record-usage.ts';
import { checkLedger } from './check-ledger.ts';
import { postLedgerEntry } from './post-ledger-entry.ts';

let database: TestDatabase;
let projectId: string;
let apiKeyId: string;

beforeEach(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  const project = await database.orm.transaction((transaction) =>
    insertProject(transaction, { name: 'Books', ownerId: 'user_a', planId: 'PAYG' }),
  );
  projectId = project.id;
  const { apiKey } = await insertApiKey(database.orm, { projectId, name: 'Key' });
  apiKeyId = apiKey.id;
  await postLedgerEntry(database.orm, {
    projectId,
    kind: 'correction',
    amountCents: 10_000,
    idempotencyKey: 'a',
    cause: { reason: 'Start' },
  });
  const usage = { projectId, apiKeyId: apiKey.id, chain: 'base', method: 'eth_call', requests: 1000, errors: 1, computeUnits: 26_001 };
  for (const [sequence, hour] of [9, 10].entries()) {
    const rows = [0, 59].map((minute) => ({ ...usage, minute: new Date(Date.UTC(2026, 10, 21, hour, minute)) }));
    await recordUsage(database.pool, { gatewayId: 'g', sequence, rows });
  }
});

afterEach(() => database.drop());

const tamper = (statement: string) =>
  database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql.raw(statement));
  });

test('finds nothing when every write went through the library, and shows both sides of the books', async () => {
  expect(await checkLedger(database.orm)).toEqual([]);
  await database.pool.query('select post_open_usage_charges($1)', [projectId]);
  expect(await checkLedger(database.orm)).toEqual([]);
  const { rows } = await database.pool.query<{ account: string; cents: string }>(
    'select account, sum(amount_cents) as cents from ledger_postings group by 1 order by 1',
  );
  // 4 × 26,001 units at 39 microcents are 4.056156 cents.
  expect(rows).toEqual([
    { account: 'equity:corrections', cents: '-10000' },
    { account: 'income:usage', cents: '4' },
    { account: `project:${projectId}`, cents: '9996' },
  ]);
});

describe('finds manipulated', () => {
  test('balances', async () => {
    await tamper('update projects set balance_cents = balance_cents + 1');
    expect(await checkLedger(database.orm)).toEqual([
      { rule: 'balance', projectId, at: undefined, more: 0, expected: '9996', found: '9997' },
    ]);
  });

  test('open charges', async () => {
    await tamper('update open_usage_charges set amount_cents = amount_cents - 1');
    expect((await checkLedger(database.orm)).map(({ rule }) => rule)).toEqual(['balance', 'usage', 'usage-days']);
    await tamper('update open_usage_charges set amount_cents = amount_cents + 1, promo_cents = -1');
    expect(await checkLedger(database.orm)).toMatchObject([
      { rule: 'promo-entries', projectId, at: undefined, expected: '0', found: '-1' },
    ]);
  });

  test('usage charges of a day', async () => {
    await tamper('update ledger_usage_days set amount_cents = amount_cents - 1');
    expect(await checkLedger(database.orm)).toEqual([
      { rule: 'usage-days', projectId, at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string, more: 0, expected: '-4', found: '-5' },
    ]);
  });

  test('unbilled remainders', async () => {
    await tamper('update projects set unbilled_microcents = unbilled_microcents - 1');
    expect(await checkLedger(database.orm)).toMatchObject([{ rule: 'usage', projectId, expected: '4056156', found: '4056155' }]);
  });

  test('minutes that differ from their hour', async () => {
    await tamper('update usage_minutes set requests = requests + 1 where minute = (select min(minute) from usage_minutes)');
    expect(await checkLedger(database.orm)).toMatchObject([
      {
        rule: 'hours',
        projectId,
        at: `${apiKeyId} base eth_call 2026-11-21T09:00Z`,
        more: 0,
        expected: '2028078 2001 2 52002 0 0 0',
        found: '2028078 2000 2 52002 0 0 0',
      },
    ]);
  });

  test('hours that differ from their minutes and day', async () => {
    await tamper('update usage_hours set latencies = latencies + 1 where hour = (select min(hour) from usage_hours)');
    expect(await checkLedger(database.orm)).toMatchObject([
      { rule: 'days', projectId, at: `${apiKeyId} base eth_call 2026-11-21T00:00Z` },
      { rule: 'hours', projectId },
    ]);
  });

  // The sums of the project don't change.
  test.each([
    ['key', `api_key_id = 'key_other'`],
    ['chain', `chain = 'ethereum'`],
    ['method', `method = 'eth_getLogs'`],
    ['provider', `provider_id = 'prov_other'`],
  ])('usage moved to another %s with equal sums, in minutes, hours and days', async (_dimension, change) => {
    await tamper(`update usage_minutes set ${change} where minute = (select min(minute) from usage_minutes)`);
    expect(await checkLedger(database.orm)).toMatchObject([{ rule: 'hours', projectId, more: 1 }]);
    await tamper(`update usage_minutes set ${change}`);
    await tamper(`update usage_hours set ${change} where hour = (select min(hour) from usage_hours)`);
    expect(await checkLedger(database.orm)).toMatchObject([
      { rule: 'days', projectId, more: 1 },
      { rule: 'hours', projectId, more: 1 },
    ]);
    await tamper(`update usage_hours set ${change}`);
    expect(await checkLedger(database.orm)).toMatchObject([{ rule: 'days', projectId, more: 1 }]);
  });

  test('usage moved to another hour or project', async () => {
    await tamper(`update usage_minutes set minute = minute + interval '3 hours' where minute = (select min(minute) from usage_minutes)`);
    expect(await checkLedger(database.orm)).toMatchObject([{ rule: 'hours', projectId, more: 1 }]);
    await tamper(`update usage_days set project_id = 'proj_other'`);
    // Ids are random, so the order of the two projects is too.
    const differences = (await checkLedger(database.orm)).map((found) => `${found.rule} ${found.projectId}`);
    expect(differences.toSorted()).toEqual([`days ${projectId}`, 'days proj_other', `hours ${projectId}`, `usage ${projectId}`].toSorted());
  });

  test('provider failures of a day', async () => {
    for (const table of ['usage_minutes', 'usage_hours', 'usage_days']) await tamper(`update ${table} set provider_id = 'prov_a'`);
    expect(await checkLedger(database.orm)).toEqual([]);
    await tamper(`update usage_days set provider_failures = 1`);
    expect(await checkLedger(database.orm)).toMatchObject([{ rule: 'days', projectId }]);
  });

  test('days with more classified errors than errors', async () => {
    // Six classified errors among four errors.
    await tamper(`update usage_days set errors_by_status = 1000000000005`);
    await tamper(`update usage_hours set errors_by_status = 1000000000005 where hour = (select min(hour) from usage_hours)`);
    await tamper(`update usage_minutes set errors_by_status = 1000000000005 where minute = (select min(minute) from usage_minutes)`);
    expect(await checkLedger(database.orm)).toMatchObject([{ rule: 'errors', projectId, expected: '4', found: '6' }]);
  });

  test('hours without minutes', async () => {
    await tamper('delete from usage_minutes');
    expect(await checkLedger(database.orm)).toMatchObject([{ rule: 'hours', projectId, more: 1, expected: '' }]);
  });
});
