import { promoBalanceAfter, type HeldBalance } from '@onepoint/plans-domain';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { insertApiKey } from '../api-keys/api-keys.ts';
import { createDatabase, type Database } from '../create-database.ts';
import { insertProject } from '../projects.ts';
import { ledgerEntries, ledgerUsageDays, openUsageCharges, type LedgerKind } from '../schema/ledger.ts';
import { projects } from '../schema/projects.ts';
import { createTestDatabase, patience, type TestDatabase } from '../testing/create-test-database.ts';
import { recordMergedUsage } from '../usage/record-merged-usage.ts';
import { recordUsage } from '../usage/record-usage.ts';
import type { UsageRow } from '../usage/usage-rows.ts';
import { checkLedger } from './check-ledger.ts';
import { postLedgerEntry } from './post-ledger-entry.ts';
import { postUsageCharges } from './post-usage-charges.ts';

let database: TestDatabase;
let others: Database[];

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
  others = [1, 2, 3].map(() => createDatabase(database.url, { ...patience, connectionsMax: 2 }));
});

// `postUsageCharges` counts the charges of all projects, so post what is left after each test.
afterEach(async () => {
  await postUsageCharges(database.orm, at('23:59:59'));
});

afterAll(async () => {
  await Promise.all(others.map((other) => other.close()));
  await database.drop();
});

interface Account {
  projectId: string;
  apiKeyId: string;
}

async function createAccount(): Promise<Account> {
  const { id: projectId } = await database.orm.transaction((transaction) =>
    insertProject(transaction, { name: 'Hours', ownerId: 'user_a', planId: 'PAYG' }),
  );
  const { apiKey } = await insertApiKey(database.orm, { projectId, name: 'Key' });
  return { projectId, apiKeyId: apiKey.id };
}

let count = 0;
const nextNumber = (): number => (count += 1);

/** Records a batch that costs whole cents, on pay as you go or M. */
const use = (of: Account, { cents, at, planId = 'PAYG', pool = database.pool }: Usage) =>
  recordUsage(pool, {
    gatewayId: 'hours',
    sequence: nextNumber(),
    rows: [
      {
        ...of,
        planId,
        chain: 'base',
        method: 'eth_call',
        minute: at,
        requests: 1,
        errors: 0,
        computeUnits: (cents * 1_000_000) / (planId === 'M' ? 29 : 39),
      },
    ],
    at,
  });

interface Usage {
  /** A multiple of 39 or 29, so that compute units are whole. */
  cents: number;
  at: Date;
  planId?: 'PAYG' | 'M';
  pool?: Database['pool'];
}

const post = (of: Account, kind: LedgerKind, amountCents: number) =>
  postLedgerEntry(database.orm, {
    projectId: of.projectId,
    kind,
    amountCents,
    idempotencyKey: `hours:${nextNumber()}`,
    cause: { reason: 'Test' },
  });

const entriesOf = ({ projectId }: Account) =>
  database.orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, projectId)).orderBy(ledgerEntries.sequence);
const openOf = ({ projectId }: Account) => database.orm.select().from(openUsageCharges).where(eq(openUsageCharges.projectId, projectId));
async function balanceOf({ projectId }: Account): Promise<HeldBalance> {
  const [row] = await database.orm.select().from(projects).where(eq(projects.id, projectId));
  return { balanceCents: row?.balanceCents ?? NaN, promoBalanceCents: row?.promoBalanceCents ?? NaN };
}

/** Ignores rules about sources, because entries in these tests have no payments, codes, or settlements. */
async function differencesOf({ projectId }: Account): Promise<unknown[]> {
  const differences = await checkLedger(database.orm);
  return differences.filter((found) => found.projectId === projectId && !['payments', 'promo-codes', 'settlements'].includes(found.rule));
}

const at = (time: string): Date => new Date(`2026-11-21T${time}Z`);

test('charges the balance immediately, and posts one entry per plan when the hour is over', async () => {
  const of = await createAccount();
  for (const minute of ['00', '17', '59']) await use(of, { cents: 39, at: at(`09:${minute}:30`) });
  await use(of, { cents: 29, planId: 'M', at: at('09:20:00') });
  expect(await entriesOf(of)).toEqual([]);
  expect(await balanceOf(of)).toMatchObject({ balanceCents: -146 });
  expect(await postUsageCharges(database.orm, at('09:59:59'))).toBe(0);
  expect(await postUsageCharges(database.orm, at('10:00:00'))).toBe(2);
  expect(await entriesOf(of)).toMatchObject([
    {
      kind: 'usage',
      amountCents: -29,
      cause: { planId: 'M', hour: '2026-11-21T09:00Z', computeUnits: 1_000_000 },
      createdAt: at('09:20:00'),
    },
    { kind: 'usage', amountCents: -117, cause: { planId: 'PAYG', computeUnits: 3_000_000 }, createdAt: at('09:59:30') },
  ]);
  expect(await openOf(of)).toEqual([]);
  expect(await balanceOf(of)).toMatchObject({ balanceCents: -146 });
  expect(await postUsageCharges(database.orm, at('10:00:00'))).toBe(0);
  const [day] = await database.orm.select().from(ledgerUsageDays).where(eq(ledgerUsageDays.projectId, of.projectId));
  expect(day).toMatchObject({ amountCents: -146, computeUnits: 4_000_000, entries: 2 });
});

test('posts the past hour of a batch’s projects before the batch, 100 per transaction, so that locks are short', async () => {
  const accounts = await Promise.all(Array.from({ length: 120 }, createAccount));
  const rowsAt = (minute: Date): UsageRow[] =>
    accounts.map((of) => ({
      ...of,
      planId: 'PAYG',
      chain: 'base',
      method: 'eth_call',
      minute,
      requests: 1,
      errors: 0,
      computeUnits: 1_000_000,
    }));
  const past = at('09:59:00');
  await recordUsage(database.pool, { gatewayId: 'hours', sequence: nextNumber(), rows: rowsAt(past), at: past });
  const next = at('10:00:10');
  await recordMergedUsage(database.pool, [{ gatewayId: 'hours/1', sequence: 1, rows: rowsAt(next), at: next }]);
  const ids = accounts.map(({ projectId }) => projectId);
  const { rows } = await database.pool.query<{ entries: number }>(
    'select count(*)::int as entries from ledger_entries where project_id = any($1) group by xmin::text order by 1',
    [ids],
  );
  expect(rows.map(({ entries }) => entries)).toEqual([20, 100]);
});

test('posts an hour when the project is charged in another one, even a clock’s difference earlier', async () => {
  const of = await createAccount();
  for (const time of ['09:59:50', '10:00:05', '09:59:59', '10:00:15']) await use(of, { cents: 39, at: at(time) });
  expect((await entriesOf(of)).map(({ createdAt }) => createdAt)).toEqual([at('09:59:50'), at('10:00:05'), at('09:59:59')]);
  expect(await openOf(of)).toMatchObject([{ amountCents: -39, hour: at('10:00:00') }]);
});

test('posts open charges before any other entry of the project, so that promo credit is spent in order', async () => {
  const of = await createAccount();
  await post(of, 'promo_code', 50);
  await use(of, { cents: 39, at: at('09:00:00') });
  await post(of, 'deposit', 100);
  await use(of, { cents: 39, at: at('09:10:00') });
  await post(of, 'refund', -10);
  const entries = await entriesOf(of);
  expect(entries.map(({ kind, amountCents, promoCents }) => [kind, amountCents, promoCents])).toEqual([
    ['promo_code', 50, 50],
    ['usage', -39, -39],
    ['deposit', 100, 0],
    ['usage', -39, -11],
    ['refund', -10, 0],
  ]);
  expect(await balanceOf(of)).toEqual({ balanceCents: 62, promoBalanceCents: 0 });
});

test('becomes one entry when several clocks post it while the project is charged and credited', async () => {
  const of = await createAccount();
  await use(of, { cents: 39, at: at('08:00:00') });
  const pools = [database, ...others];
  await Promise.all(
    pools.flatMap(({ orm, pool }) => [
      postUsageCharges(orm, at('11:00:00')),
      use(of, { cents: 39, at: at('09:30:00'), pool }),
      post(of, 'deposit', 100),
      postUsageCharges(orm, at('11:00:00')),
    ]),
  );
  await postUsageCharges(database.orm, at('11:00:00'));
  const entries = await entriesOf(of);
  const usage = entries.filter(({ kind }) => kind === 'usage');
  expect(usage.filter(({ createdAt }) => createdAt < at('09:00:00'))).toMatchObject([{ amountCents: -39 }]);
  expect(usage.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(-39 * 5);
  expect(await balanceOf(of)).toMatchObject({ balanceCents: 400 - 39 * 5 });
  expect(await differencesOf(of)).toEqual([]);
});

test('leaves charges open when the process is killed between posting and commit', async () => {
  const of = await createAccount();
  await use(of, { cents: 39, at: at('09:00:00') });
  const client = await others[0]?.pool.connect();
  if (client === undefined) throw new Error('no connection');
  client.on('error', () => undefined);
  await client.query('begin');
  await client.query('select post_open_usage_charges($1)', [of.projectId]);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1, 60000)', [rows[0]?.pid]);
  client.release(true);
  expect(await entriesOf(of)).toEqual([]);
  expect(await openOf(of)).toMatchObject([{ amountCents: -39 }]);
  expect(await differencesOf(of)).toEqual([]);
  expect(await postUsageCharges(database.orm, at('10:00:00'))).toBe(1);
  expect(await postUsageCharges(database.orm, at('10:00:00'))).toBe(0);
  expect(await balanceOf(of)).toMatchObject({ balanceCents: -39 });
});

describe('open charges', () => {
  test.each([
    ['shrink', 'update open_usage_charges set amount_cents = amount_cents + 1'],
    ['move to another plan', `update open_usage_charges set plan_id = 'M'`],
    ['be truncated', 'truncate open_usage_charges'],
  ])('can’t %s', async (_what, statement) => {
    const of = await createAccount();
    await use(of, { cents: 39, at: at('09:00:00') });
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '23000' });
  });
});

type Step =
  | { readonly type: 'use'; readonly cents: number; readonly planId: 'PAYG' | 'M'; readonly minutes: number }
  | { readonly type: 'post'; readonly kind: 'deposit' | 'promo_code' | 'plan' | 'fee'; readonly cents: number }
  | { readonly type: 'clock' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .record({
        type: fc.constant('use' as const),
        planId: fc.constantFrom('PAYG', 'M'),
        times: fc.integer({ min: 1, max: 5 }),
        minutes: fc.nat(180),
      })
      .map(({ times, ...rest }) => ({ ...rest, cents: times * (rest.planId === 'M' ? 29 : 39) })),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('post' as const),
      kind: fc.constantFrom('deposit', 'promo_code', 'plan', 'fee'),
      cents: fc.integer({ min: 1, max: 200 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'clock' as const }) },
);

test('holds the balance and promo credit of charges that were entries at once, at every step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
      const of = await createAccount();
      let model: HeldBalance = { balanceCents: 0, promoBalanceCents: 0 };
      const move = (amountCents: number, movesPromo: boolean): void => {
        const promoBalanceCents = promoBalanceAfter(model, { amountCents, movesPromo });
        model = { balanceCents: model.balanceCents + amountCents, promoBalanceCents };
      };
      for (const one of steps) {
        if (one.type === 'clock') await postUsageCharges(database.orm, at('23:00:00'));
        if (one.type === 'use') {
          const { cents, planId, minutes } = one;
          await use(of, { cents, planId, at: new Date(at('09:00:00').getTime() + minutes * 60_000) });
          move(-cents, true);
        }
        if (one.type === 'post') {
          const amountCents = one.kind === 'plan' || one.kind === 'fee' ? -one.cents : one.cents;
          await post(of, one.kind, amountCents);
          move(amountCents, one.kind === 'plan' || one.kind === 'promo_code');
        }
        expect(await balanceOf(of)).toEqual(model);
      }
      expect(await differencesOf(of)).toEqual([]);
      await postUsageCharges(database.orm, at('23:00:00'));
      expect(await openOf(of)).toEqual([]);
      expect(await balanceOf(of)).toEqual(model);
      const [sums] = await database.orm
        .select({ cents: sql`sum(amount_cents)`.mapWith(Number), promo: sql`sum(promo_cents)`.mapWith(Number) })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.projectId, of.projectId));
      expect([sums?.cents ?? 0, sums?.promo ?? 0]).toEqual([model.balanceCents, model.promoBalanceCents]);
    }),
    { numRuns: 20 },
  );
});
