import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { insertAuditEntries } from '../audit-entries.ts';
import { insertProject } from '../projects.ts';
import type { AuditValue } from '../schema/audit-entries.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { ledgerDifferences, tamperWithSource } from '../testing/tamper-with-source.ts';
import { checkLedger } from './check-ledger.ts';
import { closeBalance, type BalanceDestination } from './close-balance.ts';
import { postLedgerEntry, type PostLedgerEntryParameters } from './post-ledger-entry.ts';

let database: TestDatabase;
let projectId: string;
let otherId: string;

const newProject = async (name: string): Promise<string> => {
  const { id } = await database.orm.transaction((transaction) => insertProject(transaction, { name, ownerId: 'user_a' }));
  const start = { kind: 'correction', amountCents: 20_000, idempotencyKey: `start:${id}`, cause: { reason: 'Start' } } as const;
  await postLedgerEntry(database.orm, { projectId: id, ...start });
  return id;
};

beforeEach(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  projectId = await newProject('Books');
  otherId = await newProject('Other');
});

afterEach(() => database.drop());

const tamper = (statement: string): Promise<void> => tamperWithSource(database.orm, statement);
const found = (): Promise<unknown[]> => ledgerDifferences(database.orm);

type Change = [field: string, before: AuditValue, after: AuditValue];

const choose = (action: string, changes: readonly Change[], charge: Omit<PostLedgerEntryParameters, 'projectId'>): Promise<string> =>
  database.orm.transaction(async (transaction) => {
    const subject = { type: 'project', id: projectId, name: 'Books' };
    const auditChanges = changes.map(([field, before, after]) => ({ field, before, after }));
    await insertAuditEntries(transaction, [{ projectId, action, actorId: 'user_a', subject, changes: auditChanges }]);
    return (await postLedgerEntry(transaction, { projectId, ...charge })).entry.id;
  });

const packages = { kind: 'package', amountCents: -9_800, idempotencyKey: 'packages:1:chosen', cause: { packageCount: 2 } } as const;
const raised: Change = ['geyserUsageCommitmentMultiplier', 0, 2];

test('finds packages with another charge than recorded, or charged without a purchase', async () => {
  const id = await choose('package.change', [raised, ['amount', null, 9_800]], packages);
  expect(await found()).toEqual([]);
  await tamper(`update ledger_entries set amount_cents = -9700 where kind = 'package'`);
  expect(await found()).toEqual([['purchases', projectId, id, '9800', '9700']]);
  await tamper(`update ledger_entries set amount_cents = -9800, cause = '{"packageCount": 3}' where kind = 'package'`);
  expect(await checkLedger(database.orm)).toMatchObject([{ rule: 'purchases', projectId, more: 1 }]);
  await tamper('delete from audit_entries');
  expect(await found()).toEqual([['purchases', projectId, id, '', '9800']]);
});

test('finds packages that were chosen but not charged', async () => {
  await choose('package.change', [raised, ['amount', null, 9_800]], packages);
  await tamper(`delete from ledger_entries where kind = 'package'`);
  expect(await found()).toEqual([['purchases', projectId, expect.stringMatching(/^aud_/), '9800', '']]);
});

test('checks old packages without a recorded amount against their former price', async () => {
  const id = await choose('package.change', [raised], packages);
  expect(await found()).toEqual([]);
  await tamper(`update ledger_entries set amount_cents = -4900 where kind = 'package'`);
  expect(await found()).toEqual([['purchases', projectId, id, '9800', '4900']]);
});

test('expects no charge for a pending number of packages', async () => {
  const nothing = { kind: 'correction', amountCents: 1, idempotencyKey: 'other', cause: { reason: 'Other' } } as const;
  await choose('package.change', [['nextGeyserUsageCommitmentMultiplier', null, 1]], nothing);
  expect(await found()).toEqual([]);
});

test('finds a plan with another charge than recorded, or none', async () => {
  const plan = { kind: 'plan', amountCents: -100, idempotencyKey: 'plan:1:chosen', cause: { planId: 'M' } } as const;
  const id = await choose('plan.change', [['usageCommitment', 'FREE', 'M']], plan);
  expect(await found()).toEqual([['purchases', projectId, id, '', '100']]);
  await tamper(`update audit_entries set changes = changes || '[{"field": "amount", "before": null, "after": 99}]'`);
  expect(await found()).toEqual([['purchases', projectId, id, '99', '100']]);
});

async function close(destination: BalanceDestination, balanceTo: string): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    await closeBalance(transaction, { projectId, balanceCents: 20_000, promoBalanceCents: 0, destination, actorId: 'user_a' });
    const changes = [
      { field: 'balance', before: 20_000, after: 0 },
      { field: 'balanceTo', before: null, after: balanceTo },
    ];
    const subject = { type: 'project', id: projectId, name: 'Books' };
    await insertAuditEntries(transaction, [{ projectId, action: 'project.delete', actorId: 'user_a', subject, changes }]);
    await transaction.execute(sql`update projects set deleted_at = now() where id = ${projectId}`);
  });
}

test('finds a refund of a deleted project with another amount than recorded, or without a deletion', async () => {
  await close({ kind: 'refund', contact: {} }, 'refund');
  expect(await found()).toEqual([]);
  await tamper(`update ledger_entries set amount_cents = -20001 where kind = 'refund'`);
  expect(await found()).toEqual([['closings', projectId, expect.stringMatching(/^led_/), '20000', '20001']]);
  await tamper('delete from audit_entries');
  expect(await found()).toEqual([['closings', projectId, expect.stringMatching(/^led_/), '', '20001']]);
});

test('finds a transfer to another project than recorded, or that arrived as more', async () => {
  await close({ kind: 'transfer', projectId: otherId }, otherId);
  expect(await found()).toEqual([]);
  await tamper(`update audit_entries set changes = jsonb_set(changes, '{1,after}', '"proj_x"')`);
  expect(await checkLedger(database.orm)).toMatchObject([{ rule: 'closings', projectId, more: 1 }]);
  await tamper(`update audit_entries set changes = jsonb_set(changes, '{1,after}', '"${otherId}"')`);
  await tamper(`update ledger_entries set amount_cents = 20001 where idempotency_key like 'transfer:%:in'`);
  expect(await found()).toEqual([
    ['transfers', otherId, expect.stringMatching(/^led_/), '20000', '20001'],
    ['transfers', undefined, undefined, '20000', '20001'],
  ]);
});

test('finds a refund above a late deposit, or without one', async () => {
  await close({ kind: 'refund', contact: {} }, 'refund');
  await database.orm.transaction(async (transaction) => {
    const cause = { reason: 'Late' };
    await postLedgerEntry(transaction, { projectId, kind: 'correction', amountCents: 500, idempotencyKey: 'late', cause });
    await postLedgerEntry(transaction, { projectId, kind: 'correction', amountCents: -140, idempotencyKey: 'late:fee', cause });
  });
  expect(await found()).toEqual([]);
  const late = `kind = 'refund' and cause ->> 'reason' = 'credited-after-deletion'`;
  await tamper(`update ledger_entries set amount_cents = -361 where ${late}`);
  expect(await found()).toEqual([['refunds', projectId, expect.stringMatching(/^led_/), '360', '361']]);
  await tamper(`update ledger_entries set amount_cents = -360, cause = cause || '{"creditEntryId": "led_x"}' where ${late}`);
  expect(await found()).toEqual([['refunds', projectId, expect.stringMatching(/^led_/), '', '360']]);
});

test.each(['correction', 'refund'] as const)('finds a manual %s without a reason', async (kind) => {
  const byHand = { projectId, kind, amountCents: -5 };
  await postLedgerEntry(database.orm, { ...byHand, idempotencyKey: 'said', cause: { reason: 'Paid twice, see ticket 7' } });
  expect(await found()).toEqual([]);
  const { entry } = await postLedgerEntry(database.orm, { ...byHand, idempotencyKey: 'silent', cause: { reason: ' ' } });
  expect(await found()).toEqual([['corrections', projectId, entry.id, '', '-5']]);
});

test('finds a deposit or fee without a payment on any account', async () => {
  const { entry } = await postLedgerEntry(database.orm, { projectId, kind: 'deposit', amountCents: 5, idempotencyKey: 'forged' });
  expect(await found()).toEqual([['payments', projectId, entry.id, '5 0', '']]);
});
