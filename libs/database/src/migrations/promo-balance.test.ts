import { createTestDatabase as createEmptyDatabase } from '@onepoint/sandbox/postgres/create-test-database';
import { TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database, type Executor } from '../create-database.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { postLedgerEntry } from '../ledger/post-ledger-entry.ts';
import { patience } from '../testing/create-test-database.ts';
import { migrateDatabase, readMigrations } from './migrate-database.ts';

let database: Database;
let drop: () => Promise<void>;

/** A ledger from before the migration. Entries are ordered by day; those of one day were posted in one transaction. */
const history: readonly [projectId: string, day: number, kind: string, account: string, cents: number, key?: string, cause?: object][] = [
  // Promo credit of 500, of which usage spends 200; the deposit fee does not use it.
  ['spender', 1, 'promo_code', 'expense:promo-codes', 500],
  ['spender', 2, 'fee', 'income:fees', -140],
  ['spender', 2, 'deposit', 'clearing:cryptocloud', 1_140],
  ['spender', 3, 'usage', 'income:usage', -200],
  // Paid money only.
  ['payer', 1, 'deposit', 'clearing:custodial', 900],
  ['payer', 2, 'plan', 'income:plans', -100],
  // A debt that a referral reward partly pays.
  ['debtor', 1, 'usage', 'income:usage', -300],
  ['debtor', 2, 'referral', 'expense:referrals', 400],
  // Two deletions after a period charge: 600 of promo credit and 1,000 paid, minus 100.
  ['first', 1, 'promo_code', 'expense:promo-codes', 600],
  ['first', 2, 'deposit', 'clearing:cryptocloud', 1_000],
  ['first', 3, 'transfer', 'clearing:transfers', -1_500, 'transfer:first:out', { fromProjectId: 'first', toProjectId: 'second' }],
  ['first', 3, 'package', 'income:packages', -100],
  ['second', 3, 'transfer', 'clearing:transfers', 1_500, 'transfer:first:in', { fromProjectId: 'first', toProjectId: 'second' }],
  ['second', 4, 'transfer', 'clearing:transfers', -1_500, 'transfer:second:out', { fromProjectId: 'second', toProjectId: 'third' }],
  ['third', 4, 'transfer', 'clearing:transfers', 1_500, 'transfer:second:in', { fromProjectId: 'second', toProjectId: 'third' }],
  // Refunded promo credit.
  ['refunded', 1, 'promo_code', 'expense:promo-codes', 250],
  ['refunded', 2, 'refund', 'liability:refunds-payable', -250, 'refund:refunded', { reason: 'project-deleted' }],
];

const promoRules = async (executor: Executor) =>
  (await checkLedger(executor)).filter(({ rule }) => rule.startsWith('promo-') && rule !== 'promo-codes');

beforeAll(async () => {
  const empty = await createEmptyDatabase();
  database = createDatabase(empty.url, patience);
  ({ drop } = empty);
  const migrations = await readMigrations();
  await migrateDatabase(database.pool, { migrations: migrations.filter(({ name }) => name < '0026') });
  for (const id of new Set(history.map(([projectId]) => projectId))) {
    await database.pool.query(`insert into projects (id, name) values ($1, $1)`, [id]);
  }
  // Descending ids, because ids don't determine the order of entries.
  for (const [index, [projectId, day, kind, account, cents, key, cause = {}]] of history.entries()) {
    await database.pool.query(
      `insert into ledger_entries (id, project_id, kind, counter_account, amount_cents, idempotency_key, cause, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [`led_${99 - index}`, projectId, kind, account, cents, key ?? `key:${index}`, cause, new Date(Date.UTC(2026, 0, day))],
    );
  }
  await migrateDatabase(database.pool, { migrations });
});

afterAll(async () => {
  await database.close();
  await drop();
});

test('sets the promo credit of every project by replaying its entries', async () => {
  const { rows } = await database.pool.query('select id, balance_cents::int, promo_balance_cents::int from projects order by id');
  expect(rows).toEqual([
    { id: 'debtor', balance_cents: 100, promo_balance_cents: 100 },
    { id: 'first', balance_cents: 0, promo_balance_cents: 0 },
    { id: 'payer', balance_cents: 800, promo_balance_cents: 0 },
    { id: 'refunded', balance_cents: 0, promo_balance_cents: 0 },
    { id: 'second', balance_cents: 0, promo_balance_cents: 0 },
    { id: 'spender', balance_cents: 1_300, promo_balance_cents: 300 },
    { id: 'third', balance_cents: 1_500, promo_balance_cents: 500 },
  ]);
});

test('sets the promo credit of every old entry', async () => {
  const { rows } = await database.pool.query<{ project_id: string; kind: string; promo_cents: number }>(
    'select project_id, kind, promo_cents::int from ledger_entries where promo_cents <> 0 order by project_id, sequence',
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['debtor', 'referral', 100],
    ['first', 'promo_code', 600],
    ['first', 'package', -100],
    ['first', 'transfer', -500],
    ['refunded', 'promo_code', 250],
    ['refunded', 'refund', -250],
    ['second', 'transfer', 500],
    ['second', 'transfer', -500],
    ['spender', 'promo_code', 500],
    ['spender', 'usage', -200],
    ['third', 'transfer', 500],
  ]);
});

test('leaves a consistent ledger that accepts new entries', async () => {
  expect(await promoRules(database.orm)).toEqual([]);
  const charged = database.orm.transaction(async (transaction) => {
    const charge = { projectId: 'third', kind: 'usage', amountCents: -600, idempotencyKey: 'later' } as const;
    const { entry } = await postLedgerEntry(transaction, charge);
    expect(entry).toMatchObject({ promoCents: -500, sequence: history.length + 1 });
    expect(await promoRules(transaction)).toEqual([]);
    // Roll back, because other tests read the migrated data.
    transaction.rollback();
  });
  await expect(charged).rejects.toThrow(TransactionRollbackError);
});
