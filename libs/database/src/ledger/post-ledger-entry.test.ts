import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { insertProject } from '../projects.ts';
import { ledgerEntries } from '../schema/ledger.ts';
import { projects } from '../schema/projects.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { LedgerConflictError, postLedgerEntry } from './post-ledger-entry.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

async function newProject(): Promise<string> {
  const project = await database.orm.transaction((transaction) => insertProject(transaction, { name: 'Ledger', ownerId: 'user_a' }));
  return project.id;
}

async function balanceOf(projectId: string): Promise<number | undefined> {
  const [row] = await database.orm.select({ balanceCents: projects.balanceCents }).from(projects).where(eq(projects.id, projectId));
  return row?.balanceCents;
}

const post = (projectId: string, amountCents: number, key: string) =>
  postLedgerEntry(database.orm, { projectId, kind: 'correction', amountCents, idempotencyKey: `${projectId}:${key}` });

const refused = (statement: string) => expect(database.pool.query(statement)).rejects.toMatchObject({ code: '23000' });

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0);

test('keeps the balance equal to the sum of entries, each counted once, under repeated and concurrent posts', async () => {
  const posts = fc.array(fc.record({ key: fc.nat(15), amount: cents }), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(posts, async (list) => {
      const projectId = await newProject();
      // A key identifies an event, which has one amount.
      const amounts = new Map(list.map(({ key, amount }) => [key, amount]));
      await Promise.all(list.map(({ key }) => post(projectId, amounts.get(key) ?? 0, String(key))));
      const expected = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
      expect(await balanceOf(projectId)).toBe(expected);
      const entries = await database.orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, projectId));
      expect(entries).toHaveLength(amounts.size);
      expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(expected);
    }),
    { numRuns: 20 },
  );
});

test('returns the first entry when posted again, without changes', async () => {
  const projectId = await newProject();
  const first = await post(projectId, 250, 'a');
  const again = await post(projectId, 250, 'a');
  expect(first.posted).toBe(true);
  expect(again).toEqual({ entry: first.entry, posted: false });
  expect(await balanceOf(projectId)).toBe(250);
});

test('rejects a known key with another amount, kind, account or project', async () => {
  const [projectId, other] = [await newProject(), await newProject()];
  await post(projectId, 250, 'a');
  await expect(post(projectId, 251, 'a')).rejects.toThrow(LedgerConflictError);
  const idempotencyKey = `${projectId}:a`;
  await expect(postLedgerEntry(database.orm, { projectId, kind: 'deposit', amountCents: 250, idempotencyKey })).rejects.toThrow(
    LedgerConflictError,
  );
  const elsewhere = { projectId, kind: 'correction', counterAccount: 'clearing:other', amountCents: 250, idempotencyKey } as const;
  await expect(postLedgerEntry(database.orm, elsewhere)).rejects.toThrow(LedgerConflictError);
  await expect(postLedgerEntry(database.orm, { projectId: other, kind: 'correction', amountCents: 250, idempotencyKey })).rejects.toThrow(
    LedgerConflictError,
  );
  expect([await balanceOf(projectId), await balanceOf(other)]).toEqual([250, 0]);
});

test('rolls back the entry with its transaction', async () => {
  const projectId = await newProject();
  const attempt = database.orm.transaction(async (transaction) => {
    await postLedgerEntry(transaction, { projectId, kind: 'deposit', amountCents: 100, idempotencyKey: `${projectId}:lost` });
    throw new Error('stop');
  });
  await expect(attempt).rejects.toThrow('stop');
  expect(await balanceOf(projectId)).toBe(0);
});

test.each([0, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('rejects %d cents', async (amountCents) => {
  await expect(post('proj_any', amountCents, 'x')).rejects.toThrow(RangeError);
});

describe('the database', () => {
  test('rejects updating, deleting and truncating entries', async () => {
    const projectId = await newProject();
    await post(projectId, 5, 'kept');
    await refused(`update ledger_entries set amount_cents = 6 where project_id = '${projectId}'`);
    await refused(`delete from ledger_entries where project_id = '${projectId}'`);
    await refused('truncate ledger_entries');
    expect(await balanceOf(projectId)).toBe(5);
  });

  test('rejects a balance change without an entry', async () => {
    const projectId = await newProject();
    await refused(`update projects set balance_cents = 1 where id = '${projectId}'`);
    await refused(`insert into projects (id, name, balance_cents) values ('proj_rich', 'Rich', 1)`);
    await database.orm
      .update(projects)
      .set({ name: 'Renamed', balanceCents: sql`balance_cents` })
      .where(eq(projects.id, projectId));
    expect(await balanceOf(projectId)).toBe(0);
  });
});
