import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { insertAuditEntries } from '../audit-entries.ts';
import { insertProject } from '../projects.ts';
import { promoCodeActivations, promoCodes } from '../schema/promo-codes.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { ledgerDifferences, tamperWithSource } from '../testing/tamper-with-source.ts';
import { closeBalance } from './close-balance.ts';
import { postLedgerEntry } from './post-ledger-entry.ts';

let database: TestDatabase;
let projectId: string;

beforeEach(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  ({ id: projectId } = await database.orm.transaction((transaction) =>
    insertProject(transaction, { name: 'Promo', ownerId: 'user_a', planId: 'PAYG' }),
  ));
  await database.orm.insert(promoCodes).values({ code: 'SPRING', amountCents: 500 });
  await database.orm.insert(promoCodeActivations).values({ id: 'req_1', code: 'SPRING', projectId, userId: 'user_a', amountCents: 500 });
  const key = `promo_code:SPRING:${projectId}`;
  await postLedgerEntry(database.orm, { projectId, kind: 'promo_code', amountCents: 500, idempotencyKey: key });
  const correction = { projectId, kind: 'correction', cause: { reason: 'Start' } } as const;
  await postLedgerEntry(database.orm, { ...correction, amountCents: 1_000, idempotencyKey: 'start' });
});

afterEach(() => database.drop());

const found = (): Promise<unknown[]> => ledgerDifferences(database.orm);

const force = (statement: string): Promise<void> =>
  database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql.raw(statement));
  });

async function close(changes: readonly { field: string; before: number | null; after: number | string }[]): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    const balance = { projectId, balanceCents: 1_500, promoBalanceCents: 500 };
    await closeBalance(transaction, { ...balance, destination: { kind: 'refund', contact: {} }, actorId: 'user_a' });
    const subject = { type: 'project', id: projectId, name: 'Promo' };
    await insertAuditEntries(transaction, [{ projectId, action: 'project.delete', actorId: 'user_a', subject, changes: [...changes] }]);
    await transaction.execute(sql`update projects set deleted_at = now() where id = ${projectId}`);
  });
}

const emptied = { field: 'balance', before: 1_500, after: 0 };
const expired = { field: 'promoBalance', before: 500, after: 0 };
const refunded = { field: 'balanceTo', before: null, after: 'refund' };

test('finds promo credit that differs from the replayed entries', async () => {
  expect(await found()).toEqual([]);
  await force('update projects set promo_balance_cents = 499');
  expect(await found()).toEqual([['promo-balance', projectId, undefined, '500', '499']]);
});

test('finds promo credit below zero or above the balance', async () => {
  await force('alter table projects drop constraint projects_promo_balance_check');
  await force('update projects set promo_balance_cents = -1');
  expect(await found()).toEqual([['promo-balance', projectId, undefined, '500', '-1']]);
});

test('finds an entry with wrong promo credit even when the project agrees', async () => {
  await force(`update ledger_entries set promo_cents = 499 where kind = 'promo_code'`);
  await force(`update ledger_entries set promo_cents = 1 where kind = 'correction'`);
  expect(await found()).toEqual([['promo-entries', projectId, expect.stringMatching(/^led_/), expect.any(String), expect.any(String)]]);
});

test('finds a refund that contains promo credit', async () => {
  await close([emptied, expired, refunded]);
  expect(await found()).toEqual([]);
  await force('alter table ledger_entries drop constraint ledger_entries_refund_is_paid_money');
  await tamperWithSource(database.orm, `delete from ledger_entries where kind = 'promo_expiry'`);
  await tamperWithSource(database.orm, `update ledger_entries set amount_cents = -1500 where kind = 'refund'`);
  expect(await found()).toEqual(expect.arrayContaining([['promo-refunds', projectId, expect.stringMatching(/^led_/), '0', '500']]));
});

test('finds expired promo credit that differs from the audit log', async () => {
  await close([emptied, { ...expired, before: 400 }, refunded]);
  expect(await found()).toEqual([['closings', projectId, expect.stringMatching(/^led_/), expect.any(String), expect.any(String)]]);
});

test('finds a manual expiry without a reason', async () => {
  const byHand = { projectId, kind: 'promo_expiry', amountCents: -5 } as const;
  await postLedgerEntry(database.orm, { ...byHand, idempotencyKey: 'said', cause: { reason: 'Campaign ended' } });
  expect(await found()).toEqual([]);
  const { entry } = await postLedgerEntry(database.orm, { ...byHand, idempotencyKey: 'silent' });
  expect(await found()).toEqual([['corrections', projectId, entry.id, '', '-5']]);
});
