import { defaultDepositTerms } from '@onepoint/plans-domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { evaluateLowBalances } from './low-balance.ts';
import { postLedgerEntry } from './ledger/post-ledger-entry.ts';
import { insertProject } from './projects.ts';
import { emails, lowBalanceNotices } from './schema/emails.ts';
import { projects as projectsTable } from './schema/projects.ts';
import { usageDays } from './schema/usage.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

const dayMs = 86_400_000;
const now = new Date('2026-06-20T12:00:00.000Z');
let database: TestDatabase;
let projects = 0;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

/** A project that spent $1.00 on each of the last 7 days. */
async function newProject(balanceCents: number): Promise<string> {
  projects += 1;
  const createdAt = new Date(now.getTime() - 60 * dayMs);
  const { id } = await database.orm.transaction((transaction) =>
    insertProject(transaction, { name: 'Storefront', ownerId: `user_${projects}`, planId: 'PAYG', createdAt }),
  );
  const rows = Array.from({ length: 7 }, (_, index) => ({
    projectId: id,
    apiKeyId: 'key_1',
    chain: 'ethereum',
    method: 'eth_call',
    day: new Date(Math.floor(now.getTime() / dayMs) * dayMs - (index + 1) * dayMs),
    costMicrocents: 100_000_000,
  }));
  await database.orm.insert(usageDays).values(rows as (typeof usageDays.$inferInsert)[]);
  await credit(id, balanceCents, new Date(now.getTime() - 30 * dayMs));
  return id;
}

async function credit(projectId: string, amountCents: number, at: Date): Promise<void> {
  const idempotencyKey = `test:${projectId}:${at.toISOString()}:${amountCents}`;
  await postLedgerEntry(database.orm, { projectId, kind: 'correction', amountCents, idempotencyKey, cause: { reason: 'Test' }, at });
}

const evaluate = (at = now) => evaluateLowBalances(database.orm, { now: at, terms: defaultDepositTerms });
const written = async (projectId: string) =>
  (await database.orm.select().from(emails).where(eq(emails.projectId, projectId)).orderBy(emails.sequence)).map(({ type, message }) => ({
    type,
    ...(message.kind === 'lowBalance' ? { days: message.days } : {}),
  }));

test('sends no email while the balance lasts more than seven days', async () => {
  const id = await newProject(899);
  await evaluate();
  expect(await written(id)).toEqual([]);
});

test('counts packages that renew, also in a project without usage', async () => {
  const [quiet, covered] = [await newProject(4_899), await newProject(4_900)];
  for (const id of [quiet, covered]) {
    await database.orm.update(usageDays).set({ costMicrocents: 0 }).where(eq(usageDays.projectId, id));
    const packageEndsAt = new Date(now.getTime() + 3 * dayMs);
    await database.orm.update(projectsTable).set({ packageCount: 1, packageEndsAt }).where(eq(projectsTable.id, id));
  }
  await evaluate();
  expect(await written(quiet)).toEqual([{ type: 'lowBalance', days: 3 }]);
  expect(await written(covered)).toEqual([]);
});

test('emails once at seven days and once at two, also when several processes evaluate', async () => {
  const id = await newProject(750);
  await Promise.all([evaluate(), evaluate(), evaluate()]);
  await evaluate();
  expect(await written(id)).toEqual([{ type: 'lowBalance', days: 7 }]);
  await credit(id, -500, now);
  await evaluate();
  await evaluate();
  expect(await written(id)).toEqual([
    { type: 'lowBalance', days: 7 },
    { type: 'balanceCritical', days: 2 },
  ]);
});

test('emails only about the lower threshold when both are crossed together, with the pace and a deposit for 30 days', async () => {
  const id = await newProject(150);
  await evaluate();
  const [row] = await database.orm.select().from(emails).where(eq(emails.projectId, id));
  expect(row).toMatchObject({ type: 'balanceCritical', message: { days: 1, balanceCents: 150, paceCents: 100 } });
  // 30 days at $1.00, plus the fee of 1.4%.
  expect(row?.message).toMatchObject({ depositCents: 3_043 });
  expect(await database.orm.select().from(lowBalanceNotices).where(eq(lowBalanceNotices.projectId, id))).toHaveLength(2);
});

test('emails again only after a credit lifted the balance above the threshold', async () => {
  const id = await newProject(650);
  await evaluate();
  // Too small: six days become seven, which isn't above the threshold.
  await credit(id, 60, new Date(now.getTime() + 1_000));
  await evaluate(new Date(now.getTime() + 2_000));
  expect(await written(id)).toHaveLength(1);
  await credit(id, 5_000, new Date(now.getTime() + 3_000));
  await evaluate(new Date(now.getTime() + 4_000));
  expect(await database.orm.select().from(lowBalanceNotices).where(eq(lowBalanceNotices.projectId, id))).toEqual([]);
  await credit(id, -5_200, new Date(now.getTime() + 5_000));
  await evaluate(new Date(now.getTime() + 6_000));
  expect(await written(id)).toHaveLength(2);
});

test('sends no second email after a quieter week without a deposit', async () => {
  const id = await newProject(650);
  await evaluate();
  await database.orm
    .update(usageDays)
    .set({ costMicrocents: 10_000_000 })
    .where(and(eq(usageDays.projectId, id)));
  await evaluate();
  await database.orm.update(usageDays).set({ costMicrocents: 100_000_000 }).where(eq(usageDays.projectId, id));
  await evaluate();
  expect(await written(id)).toHaveLength(1);
});
