import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { evaluateDueAlerts } from './alerts.ts';
import { checkLedger } from './ledger/check-ledger.ts';
import { postLedgerEntry } from './ledger/post-ledger-entry.ts';
import { insertProject } from './projects.ts';
import { alerts } from './schema/alerts.ts';
import { emails } from './schema/emails.ts';
import { projects } from './schema/projects.ts';
import { webhookDeliveries, webhooks } from './schema/webhooks.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';
import { recordUsage } from './usage/record-usage.ts';

let database: TestDatabase;
let projectId: string;
let sequence = 0;

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'));
});

afterAll(() => database.drop());

beforeEach(async () => {
  const project = await database.orm.transaction((transaction) =>
    insertProject(transaction, { name: 'Watched', ownerId: 'user_a', planId: 'PAYG' }),
  );
  projectId = project.id;
});

// Each test evaluates every project in the database, and one does so for the next month, so reset alert settings after each test.
afterEach(async () => {
  await set({ lowBalanceCents: null, spendAlertPercents: [], runwayAlertDays: null });
  await database.orm.update(alerts).set({ resolvedAt: alerts.raisedAt }).where(eq(alerts.projectId, projectId));
});

const post = (amountCents: number) =>
  postLedgerEntry(database.orm, {
    projectId,
    kind: 'correction',
    amountCents,
    idempotencyKey: `test:${projectId}:${(sequence += 1)}`,
    cause: { reason: 'Test' },
  });

const set = (columns: Partial<typeof projects.$inferInsert>) =>
  database.orm.update(projects).set(columns).where(eq(projects.id, projectId));

/** Records usage that costs this many cents, at 39 microcents per compute unit. */
const use = (cents: number, minute = new Date()) =>
  recordUsage(database.pool, {
    gatewayId: 'g',
    sequence: (sequence += 1),
    rows: [
      {
        projectId,
        apiKeyId: 'key_a',
        chain: 'base',
        method: 'eth_call',
        minute,
        requests: 1,
        errors: 0,
        computeUnits: Math.ceil((cents * 1_000_000) / 39),
      },
    ],
  });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const stored = async () => {
  const rows = await database.orm.select().from(alerts).where(eq(alerts.projectId, projectId)).orderBy(alerts.sequence);
  return rows.map(({ kind, threshold, value, resolvedAt }) => ({ kind, threshold, value, isOpen: resolvedAt === null }));
};

test('raises an alert once while charging usage, and resolves it after a deposit', async () => {
  await post(100);
  await set({ lowBalanceCents: 50 });
  await use(40);
  expect(await stored()).toEqual([]);
  await use(20);
  await use(1);
  const low = { kind: 'low-balance', threshold: 50, value: 40 };
  expect(await stored()).toEqual([{ ...low, isOpen: true }]);
  await post(100);
  await evaluateDueAlerts(database.orm, new Date());
  expect(await stored()).toEqual([{ ...low, isOpen: false }]);
  await use(100);
  expect(await stored()).toMatchObject([
    { ...low, isOpen: false },
    { ...low, value: 39, isOpen: true },
  ]);
});

test('raises one alert per spend threshold and resolves them in the next month', async () => {
  await post(1_000);
  await set({ spendLimitCents: 10, spendAlertPercents: [50, 100] });
  await use(5);
  await use(3);
  const half = { kind: 'spend', threshold: 50, value: 5 };
  expect(await stored()).toEqual([{ ...half, isOpen: true }]);
  await use(4);
  const whole = { kind: 'spend', threshold: 100, value: 12 };
  expect(await stored()).toEqual([
    { ...half, isOpen: true },
    { ...whole, isOpen: true },
  ]);
  const now = new Date();
  await evaluateDueAlerts(database.orm, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)));
  expect(await stored()).toEqual([
    { ...half, isOpen: false },
    { ...whole, isOpen: false },
  ]);
});

// 600 cents are left. Like on the usage page, only complete days count.
test.each([
  ['a week of complete days', 8, 41],
  ['the only complete day of a young project', 1, 5],
])('raises a runway alert at the pace of %s', async (_days, ageDays, value) => {
  await post(800);
  await set({ runwayAlertDays: 60, createdAt: daysAgo(ageDays) });
  await use(100, daysAgo(1));
  await use(100);
  await evaluateDueAlerts(database.orm, new Date());
  expect(await stored()).toEqual([{ kind: 'runway', threshold: 60, value, isOpen: true }]);
});

test('emails the members about balance and runway alerts, but not about a runway that the low-balance email covers', async () => {
  await post(800);
  await set({ lowBalanceCents: 10_000, runwayAlertDays: 60, createdAt: daysAgo(8) });
  await use(100, daysAgo(1));
  await evaluateDueAlerts(database.orm, new Date());
  const messages = async () =>
    (await database.orm.select().from(emails).where(eq(emails.projectId, projectId)).orderBy(emails.sequence)).map(({ type, message }) => ({
      type,
      ...message,
    }));
  const written = await messages();
  expect(written).toHaveLength(2);
  expect(written).toContainEqual(
    expect.objectContaining({ type: 'lowBalance', kind: 'balanceAlert', alert: 'low-balance', threshold: 10_000 }),
  );
  expect(written).toContainEqual({ type: 'lowBalance', kind: 'balanceAlert', alert: 'runway', threshold: 60, balanceCents: 700 });
  await set({ lowBalanceCents: null, runwayAlertDays: 61 });
  await post(-650);
  await evaluateDueAlerts(database.orm, new Date());
  expect((await stored()).at(-1)).toMatchObject({ kind: 'runway', threshold: 61, isOpen: true });
  expect(await messages()).toHaveLength(2);
});

test('raises no runway alert from usage of today alone', async () => {
  await post(100);
  await set({ runwayAlertDays: 60 });
  await use(90);
  await evaluateDueAlerts(database.orm, new Date());
  expect(await stored()).toEqual([]);
});

test('raises each alert once under concurrent evaluations and charges', async () => {
  await post(100);
  await set({ lowBalanceCents: 1_000, spendLimitCents: 1, spendAlertPercents: [100] });
  await Promise.all([use(2), evaluateDueAlerts(database.orm, new Date()), evaluateDueAlerts(database.orm, new Date()), use(2)]);
  expect((await stored()).map(({ kind }) => kind).toSorted()).toEqual(['low-balance', 'spend']);
});

test('enqueues a webhook event with a unique id for each raised and resolved alert', async () => {
  await post(10);
  await set({ lowBalanceCents: 50 });
  await database.orm.insert(webhooks).values({ id: 'wh_a', projectId, url: 'https://hooks.example.com', secret: 's', createdBy: 'user_a' });
  await evaluateDueAlerts(database.orm, new Date());
  await post(90);
  await evaluateDueAlerts(database.orm, new Date());
  const deliveries = await database.orm
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.projectId, projectId))
    .orderBy(webhookDeliveries.sequence);
  expect(deliveries.map(({ event, status, attempts }) => ({ event, status, attempts }))).toEqual([
    { event: 'alert.raised', status: 'pending', attempts: 0 },
    { event: 'alert.resolved', status: 'pending', attempts: 0 },
  ]);
  const [first] = deliveries;
  const alert = { kind: 'low-balance', threshold: 50, value: 10, limit: null, resolvedAt: null };
  expect(first?.payload).toMatchObject({
    id: first?.eventId,
    event: 'alert.raised',
    data: { project: { id: projectId, name: 'Watched' }, alert },
  });
});

test('adds the same amount to the monthly spend and the ledger', async () => {
  await post(1_000);
  for (const cents of [0.3, 0.3, 0.5, 2]) await use(cents);
  const [project] = await database.orm.select().from(projects).where(eq(projects.id, projectId));
  expect(project?.spentMonth).toBe(`${new Date().toISOString().slice(0, 7)}-01`);
  expect(project?.spentMicrocents).toBe((1_000 - (project?.balanceCents ?? 0)) * 1_000_000 + (project?.unbilledMicrocents ?? 0));
  expect(await checkLedger(database.orm)).toEqual([]);
});
