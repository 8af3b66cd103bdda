import { packagePriceCents } from '@onepoint/plans-domain';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, type Database } from '../create-database.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { postLedgerEntry } from '../ledger/post-ledger-entry.ts';
import { insertProject } from '../projects.ts';
import { billingSettlements, ledgerEntries } from '../schema/ledger.ts';
import { projects } from '../schema/projects.ts';
import { createTestDatabase, patience, type TestDatabase } from '../testing/create-test-database.ts';
import { settleDueProjects } from './settle-projects.ts';

let database: TestDatabase;
let others: Database[];

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  others = [1, 2, 3].map(() => createDatabase(database.url, { ...patience, connectionsMax: 2 }));
});

afterAll(async () => {
  await Promise.all(others.map((other) => other.close()));
  await database.drop();
});

async function newProject(balanceCents: number, columns: Partial<typeof projects.$inferInsert>): Promise<string> {
  const { id } = await database.orm.transaction((transaction) =>
    insertProject(transaction, { name: 'Period', ownerId: 'user_a', planId: 'PAYG' }),
  );
  if (balanceCents > 0) {
    const entry = { kind: 'correction', amountCents: balanceCents, idempotencyKey: `start:${id}`, cause: { reason: 'Start' } } as const;
    await postLedgerEntry(database.orm, { projectId: id, ...entry });
  }
  await database.orm.update(projects).set(columns).where(eq(projects.id, id));
  return id;
}

const read = async (id: string) => {
  const [row] = await database.orm.select().from(projects).where(eq(projects.id, id));
  return row;
};

const packages = (packageCount: number, packageEndsAt: string, nextPackageCount: number | null = null) => ({
  packageId: 'L',
  packageCount,
  packageEndsAt: new Date(packageEndsAt),
  packageAnchorDay: 21,
  nextPackageCount,
  nextPackageId: nextPackageCount === null ? null : 'L',
});

test('catches up on missed months and charges each once', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  // Projects of other tests might be due as well.
  await settleDueProjects(database.orm, now);
  const id = await newProject(50_000, packages(2, '2026-08-21T12:00:00Z'));
  expect(await settleDueProjects(database.orm, now)).toBe(1);
  expect(await settleDueProjects(database.orm, now)).toBe(0);
  expect(await read(id)).toMatchObject({
    packageCount: 2,
    packageEndsAt: new Date('2026-12-21T12:00:00Z'),
    balanceCents: 50_000 - 4 * 2 * packagePriceCents,
  });
  const settlements = await database.orm.select().from(billingSettlements).where(eq(billingSettlements.projectId, id));
  expect(settlements.map(({ kind }) => kind)).toEqual(['renewed', 'renewed', 'renewed', 'renewed']);
});

test('ends packages that the balance does not cover and stores the shortfall', async () => {
  const id = await newProject(packagePriceCents - 1, packages(1, '2026-11-21T12:00:00Z'));
  await settleDueProjects(database.orm, new Date('2026-11-21T12:00:00Z'));
  expect(await read(id)).toMatchObject({ packageId: null, packageCount: 0, packageEndsAt: null, balanceCents: packagePriceCents - 1 });
  const [settlement] = await database.orm.select().from(billingSettlements).where(eq(billingSettlements.projectId, id));
  expect(settlement).toMatchObject({ subject: 'packages', kind: 'lapsed', chargedCents: 0, shortfallCents: 1 });
});

test('applies the change scheduled for the next period', async () => {
  const id = await newProject(50_000, packages(3, '2026-11-21T12:00:00Z', 1));
  await settleDueProjects(database.orm, new Date('2026-11-21T12:00:01Z'));
  expect(await read(id)).toMatchObject({ packageCount: 1, nextPackageCount: null, balanceCents: 50_000 - packagePriceCents });
});

test('skips projects with an unknown plan', async () => {
  const id = await newProject(0, { planId: 'LEGACY', planEndsAt: new Date('2026-01-01T00:00:00Z') });
  await settleDueProjects(database.orm, new Date('2026-11-21T12:00:00Z'));
  expect(await read(id)).toMatchObject({ planId: 'LEGACY', planEndsAt: new Date('2026-01-01T00:00:00Z') });
});

test('charges each month once for concurrent runs at any times in any order', async () => {
  const months = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(months, fc.integer({ min: 0, max: 60_000 }), async (clocks, balanceCents) => {
      const id = await newProject(balanceCents, packages(1, '2026-01-21T12:00:00Z'));
      const moments = clocks.map((month) => new Date(Date.UTC(2026, month, 21, 12)));
      await Promise.all(moments.map((now, index) => settleDueProjects(others[index % 3]?.orm ?? database.orm, now)));
      // A run skips projects locked by another run, so run once more.
      await settleDueProjects(database.orm, new Date(Math.max(...moments.map(Number))));
      const due = Math.max(...clocks) + 1;
      const paid = Math.min(due, Math.floor(balanceCents / packagePriceCents));
      const charges = await database.orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, id));
      expect(charges.filter(({ kind }) => kind === 'package')).toHaveLength(paid);
      expect(await read(id)).toMatchObject({ balanceCents: balanceCents - paid * packagePriceCents, packageCount: paid === due ? 1 : 0 });
    }),
    { numRuns: 15 },
  );
  expect(await checkLedger(database.orm)).toEqual([]);
});
