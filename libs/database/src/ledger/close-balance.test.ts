import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { insertProject } from '../projects.ts';
import { ledgerEntries } from '../schema/ledger.ts';
import { projects } from '../schema/projects.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { checkLedger } from './check-ledger.ts';
import { closeBalance, type BalanceDestination } from './close-balance.ts';
import { LedgerConflictError, postLedgerEntry, type PostLedgerEntryParameters } from './post-ledger-entry.ts';

let database: TestDatabase;
let keys = 0;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

async function newProject(balanceCents: number): Promise<string> {
  const { id } = await database.orm.transaction((transaction) => insertProject(transaction, { name: 'Closed', ownerId: 'user_a' }));
  if (balanceCents !== 0) await post({ projectId: id, kind: 'correction', amountCents: balanceCents });
  return id;
}

const post = (entry: Omit<PostLedgerEntryParameters, 'idempotencyKey'>) =>
  postLedgerEntry(database.orm, { ...entry, idempotencyKey: `test:${(keys += 1)}` });

const close = (projectId: string, balanceCents: number, destination: BalanceDestination) =>
  database.orm.transaction((transaction) =>
    closeBalance(transaction, { projectId, balanceCents, promoBalanceCents: 0, destination, actorId: 'user_a' }),
  );

const entriesOf = (projectId: string) => database.orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, projectId));

const refundOf = async (projectId: string) => (await entriesOf(projectId)).find(({ kind }) => kind === 'refund');

const balanceOf = async (projectId: string): Promise<number | undefined> =>
  (await database.orm.select().from(projects).where(eq(projects.id, projectId)))[0]?.balanceCents;

const markDeleted = (projectId: string) => database.orm.update(projects).set({ deletedAt: new Date() }).where(eq(projects.id, projectId));

test('transfers the whole balance once, even when called twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: -500, max: 500 }), async (held, before) => {
      const [from, to] = [await newProject(held), await newProject(before)];
      for (let time = 0; time < 2; time += 1) await close(from, held, { kind: 'transfer', projectId: to });
      expect([await balanceOf(from), await balanceOf(to)]).toEqual([0, before + held]);
    }),
    { numRuns: 15 },
  );
  // Other tests in this file post entries without a source.
  const rules = (await checkLedger(database.orm)).map(({ rule }) => rule);
  expect(rules.filter((rule) => rule === 'balance' || rule === 'transfers')).toEqual([]);
});

test('records a refund as owed, with the user and their contact', async () => {
  const projectId = await newProject(500);
  await close(projectId, 500, { kind: 'refund', contact: { email: 'ada@example.com' } });
  expect(await refundOf(projectId)).toMatchObject({
    kind: 'refund',
    counterAccount: 'liability:refunds-payable',
    amountCents: -500,
    cause: { reason: 'project-deleted', actorId: 'user_a', contact: { email: 'ada@example.com' } },
  });
  await expect(close(projectId, 400, { kind: 'refund', contact: {} })).rejects.toThrow(LedgerConflictError);
});

describe('a deposit after the project was deleted', () => {
  test('is owed minus its fee', async () => {
    const projectId = await newProject(0);
    await markDeleted(projectId);
    await database.orm.transaction(async (transaction) => {
      await postLedgerEntry(transaction, { projectId, kind: 'deposit', amountCents: 500, idempotencyKey: `late:${projectId}` });
      await postLedgerEntry(transaction, { projectId, kind: 'fee', amountCents: -140, idempotencyKey: `late:${projectId}:fee` });
    });
    expect(await balanceOf(projectId)).toBe(0);
    const deposit = (await entriesOf(projectId)).find(({ kind }) => kind === 'deposit');
    expect(await refundOf(projectId)).toMatchObject({
      kind: 'refund',
      counterAccount: 'liability:refunds-payable',
      amountCents: -360,
      cause: { reason: 'credited-after-deletion', creditEntryId: deposit?.id },
    });
  });

  test('pays a usage debt first', async () => {
    const projectId = await newProject(-30);
    await markDeleted(projectId);
    await post({ projectId, kind: 'deposit', amountCents: 20 });
    expect(await balanceOf(projectId)).toBe(-10);
    await post({ projectId, kind: 'deposit', amountCents: 25 });
    expect(await refundOf(projectId)).toMatchObject({ kind: 'refund', amountCents: -15 });
  });

  test('stays in a project that was not deleted', async () => {
    const projectId = await newProject(100);
    expect(await entriesOf(projectId)).toHaveLength(1);
    expect(await balanceOf(projectId)).toBe(100);
  });
});
