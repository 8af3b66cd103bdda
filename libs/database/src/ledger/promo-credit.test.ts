import { eq, inArray, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { insertProject } from '../projects.ts';
import { ledgerEntries } from '../schema/ledger.ts';
import { projects } from '../schema/projects.ts';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { applyToDatabase, applyToModel, insertScenarioProjects, moneyEvents, newModel } from '../testing/promo-model.ts';
import { checkLedger } from './check-ledger.ts';
import { closeBalance } from './close-balance.ts';
import { postLedgerEntry, type PostLedgerEntryParameters } from './post-ledger-entry.ts';

let database: TestDatabase;
let keys = 0;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

const nextKey = (): string => `promo:${(keys += 1)}`;

async function newProject(): Promise<string> {
  return (await database.orm.transaction((transaction) => insertProject(transaction, { name: 'Promo', ownerId: 'user_a' }))).id;
}

async function post(projectId: string, ...entries: Pick<PostLedgerEntryParameters, 'kind' | 'amountCents' | 'counterAccount'>[]) {
  const moved: number[] = [];
  for (const entry of entries) {
    moved.push((await postLedgerEntry(database.orm, { projectId, ...entry, idempotencyKey: nextKey() })).entry.promoCents);
  }
  return moved;
}

const held = async (projectId: string) => {
  const [row] = await database.orm.select().from(projects).where(eq(projects.id, projectId));
  return [row?.balanceCents, row?.promoBalanceCents];
};

const owed = async (projectIds: readonly string[]): Promise<number> => {
  const entries = await database.orm
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.projectId, [...projectIds]));
  return entries.reduce(
    (sum, { counterAccount, amountCents }) => sum - (counterAccount === 'liability:refunds-payable' ? amountCents : 0),
    0,
  );
};

const promo = { kind: 'promo_code', amountCents: 500 } as const;
const deposit = { kind: 'deposit', amountCents: 1_000 } as const;
const usage = (amountCents: number) => ({ kind: 'usage', amountCents: -amountCents }) as const;

const close = async (projectId: string, transferTo: string | null) => {
  const [balanceCents = 0, promoBalanceCents = 0] = await held(projectId);
  await database.orm.transaction(async (transaction) => {
    const destination =
      transferTo === null ? ({ kind: 'refund', contact: {} } as const) : ({ kind: 'transfer', projectId: transferTo } as const);
    await closeBalance(transaction, { projectId, balanceCents, promoBalanceCents, destination, actorId: 'user_a' });
    await transaction.update(projects).set({ deletedAt: new Date() }).where(eq(projects.id, projectId));
  });
};

/** SQL that inserts several entries in one statement, with values for promo_cents and sequence that the trigger must overwrite. */
const insert = (id: string, ...amounts: number[]): string =>
  `insert into ledger_entries (id, project_id, kind, counter_account, amount_cents, promo_cents, sequence, idempotency_key) values ${amounts
    .map((cents, index) => `('${id}${index}', '${id}', 'promo_code', 'expense:promo-codes', ${cents}, 0, 1, '${id}${index}')`)
    .join(', ')}`;

const promoDifferences = async () =>
  (await checkLedger(database.orm)).filter(({ rule }) => rule.startsWith('promo-') && rule !== 'promo-codes');

test.each(['usage', 'plan', 'package'] as const)('charges for %s use promo credit before paid money', async (kind) => {
  const projectId = await newProject();
  expect(await post(projectId, deposit, promo, { kind, amountCents: -300 }, { kind, amountCents: -300 })).toEqual([0, 500, -300, -200]);
  expect(await held(projectId)).toEqual([900, 0]);
});

test('takes a fee from its deposit, not from promo credit', async () => {
  const projectId = await newProject();
  expect(await post(projectId, promo, deposit, { kind: 'fee', amountCents: -140 })).toEqual([500, 0, 0]);
  expect(await held(projectId)).toEqual([1_360, 500]);
});

test('treats a referral reward as promo credit, and takes a reversed reward from promo credit first', async () => {
  const projectId = await newProject();
  const takenBack = { kind: 'correction', counterAccount: 'expense:referrals', amountCents: -200 } as const;
  expect(await post(projectId, deposit, { kind: 'referral', amountCents: 100 }, takenBack)).toEqual([0, 100, -100]);
  expect(await held(projectId)).toEqual([900, 0]);
});

test('takes a chargeback from paid money, and promo credit pays only the remaining debt', async () => {
  const projectId = await newProject();
  expect(await post(projectId, deposit, promo, { kind: 'deposit', amountCents: -800 }, { kind: 'deposit', amountCents: -400 })).toEqual([
    0, 500, 0, -200,
  ]);
  expect(await held(projectId)).toEqual([300, 300]);
});

test('uses later promo credit to pay a debt, and never turns a deposit into promo credit', async () => {
  const projectId = await newProject();
  expect(await post(projectId, usage(700), promo, deposit, promo)).toEqual([0, 0, 0, 500]);
  expect(await held(projectId)).toEqual([1_300, 500]);
});

test('returns a reversed charge as promo credit and a correction as paid money', async () => {
  const projectId = await newProject();
  expect(await post(projectId, promo, usage(500), { kind: 'package', amountCents: 300 }, { kind: 'correction', amountCents: 50 })).toEqual([
    500, -500, 300, 0,
  ]);
  expect(await held(projectId)).toEqual([350, 300]);
});

describe('a deleted project', () => {
  test('gets a refund of paid money while promo credit expires', async () => {
    const projectId = await newProject();
    await post(projectId, deposit, promo);
    await close(projectId, null);
    expect([await owed([projectId]), await held(projectId)]).toEqual([1_000, [0, 0]]);
  });

  test('keeps promo credit as promo credit through several transfers', async () => {
    const ids = [await newProject(), await newProject(), await newProject()] as const;
    await post(ids[0], deposit, promo);
    await close(ids[0], ids[1]);
    expect(await held(ids[1])).toEqual([1_500, 500]);
    await close(ids[1], ids[2]);
    expect(await held(ids[2])).toEqual([1_500, 500]);
    await close(ids[2], null);
    expect(await owed(ids)).toBe(1_000);
  });

  test('pays the debt of the receiving project with promo credit first', async () => {
    const [from, to] = [await newProject(), await newProject()];
    await post(from, deposit, promo);
    await post(to, usage(300));
    await close(from, to);
    expect(await held(to)).toEqual([1_200, 200]);
  });

  test('is owed late deposits but not late promo credit', async () => {
    const projectId = await newProject();
    await post(projectId, deposit);
    await close(projectId, null);
    await post(projectId, promo);
    await database.orm.transaction(async (transaction) => {
      for (const [index, entry] of [promo, deposit, { kind: 'fee', amountCents: -140 } as const].entries()) {
        await postLedgerEntry(transaction, { projectId, ...entry, idempotencyKey: `late:${projectId}:${index}` });
      }
    });
    expect([await owed([projectId]), await held(projectId)]).toEqual([1_860, [0, 0]]);
    const entries = await database.orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, projectId));
    expect(entries.filter(({ kind }) => kind === 'promo_expiry').map(({ amountCents }) => amountCents)).toEqual([-500, -500]);
  });

  test('never lets paid money expire', async () => {
    const projectId = await newProject();
    await post(projectId, deposit, promo);
    const expire = { projectId, balanceCents: 1_500, promoBalanceCents: 500, destination: { kind: 'expire' }, actorId: 'user_a' } as const;
    await expect(database.orm.transaction((transaction) => closeBalance(transaction, expire))).rejects.toThrow(RangeError);
  });
});

describe('the database', () => {
  test('computes promo credit and order of an entry itself', async () => {
    const projectId = await newProject();
    await database.pool.query(insert(projectId, 500));
    expect(await held(projectId)).toEqual([500, 500]);
    const [entry] = await database.orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, projectId));
    expect(entry).toMatchObject({ promoCents: 500 });
    expect(entry?.sequence).toBeGreaterThan(1);
  });

  test('rejects two entries of a project in one statement when their promo credit depends on each other', async () => {
    const projectId = await newProject();
    await post(projectId, usage(600));
    await expect(database.pool.query(insert(projectId, 500, 500))).rejects.toMatchObject({ code: '23000' });
  });

  test('rejects a refund of promo credit and promo credit without an entry', async () => {
    const projectId = await newProject();
    await post(projectId, promo);
    await expect(post(projectId, { kind: 'refund', amountCents: -1 })).rejects.toMatchObject({ cause: { code: '23514' } });
    const direct = database.orm
      .update(projects)
      .set({ promoBalanceCents: sql`promo_balance_cents - 1` })
      .where(eq(projects.id, projectId));
    await expect(direct).rejects.toMatchObject({ cause: { code: '23000' } });
    expect(await held(projectId)).toEqual([500, 500]);
  });
});

const paidAccounts: ReadonlySet<string> = new Set(['clearing:other', 'clearing:transfers', 'liability:refunds-payable']);
/** Kinds that lower a balance without spending it. All others are charges, fees, and chargebacks. */
const handedOver: ReadonlySet<string> = new Set(['transfer', 'refund', 'promo_expiry']);

test('never refunds promo credit and never loses a cent, for any sequence of events', async () => {
  await fc.assert(
    fc.asyncProperty(moneyEvents, async (events) => {
      const [model, ids] = [newModel(), await insertScenarioProjects(database.orm)];
      for (const event of events) {
        if (applyToModel(model, event)) await applyToDatabase(database.orm, ids, event, nextKey());
      }
      for (const [index, id] of ids.entries()) {
        expect(await held(id)).toEqual([model[index]?.balanceCents, model[index]?.promoBalanceCents]);
      }
      const due = model.reduce((sum, { owedCents }) => sum + owedCents, 0);
      expect(await owed(ids)).toBe(due);
      const entries = await database.orm.select().from(ledgerEntries).where(inArray(ledgerEntries.projectId, ids));
      const sum = (cents: 'amountCents' | 'promoCents', isMeant: (entry: (typeof entries)[number]) => boolean): number =>
        entries.filter(isMeant).reduce((total, entry) => total + entry[cents], 0);
      expect(sum('promoCents', ({ kind }) => kind === 'refund')).toBe(0);
      // No refund exceeds what was paid, and promo credit only goes to charges, debts, and expiry.
      expect(due).toBeLessThanOrEqual(
        sum('amountCents', ({ kind, amountCents }) => kind === 'fee' || (kind === 'deposit' && amountCents > 0)),
      );
      const granted = sum('amountCents', ({ counterAccount, amountCents }) => amountCents > 0 && !paidAccounts.has(counterAccount));
      const expired = -sum('amountCents', ({ kind }) => kind === 'promo_expiry');
      const left = model.reduce((total, { promoBalanceCents }) => total + promoBalanceCents, 0);
      const taken = -sum('amountCents', ({ kind, amountCents }) => amountCents < 0 && !handedOver.has(kind));
      expect(granted - expired - left).toBeLessThanOrEqual(taken);
    }),
    { numRuns: 40 },
  );
  expect(await promoDifferences()).toEqual([]);
});

test('spends promo credit once under concurrent charges, with the same result as in sequence', async () => {
  const charges = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 2, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      charges,
      fc.integer({ min: 1, max: 1_500 }),
      fc.integer({ min: 1, max: 1_500 }),
      async (amounts, promoCents, paidCents) => {
        const projectId = await newProject();
        await post(projectId, { ...promo, amountCents: promoCents }, { ...deposit, amountCents: paidCents });
        const moved = await Promise.all(amounts.map((amount) => post(projectId, usage(amount))));
        const spent = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(moved.flat().reduce((sum, cents) => sum - cents, 0)).toBe(Math.min(promoCents, spent));
        expect(await held(projectId)).toEqual([promoCents + paidCents - spent, Math.max(0, promoCents - spent)]);
      },
    ),
    { numRuns: 15 },
  );
  expect(await promoDifferences()).toEqual([]);
});
