import {
  apiKeys,
  auditEntries,
  checkLedger,
  createDatabase,
  hashApiKeySecret,
  ledgerEntries,
  loggedRequests,
  members,
  migrateDatabase,
  payments,
  projects,
  usageMinutes,
} from '@onepoint/database';
import { createTestDatabase } from '@onepoint/sandbox/postgres/create-test-database';
import { asc, gte, sum } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSandbox } from './seed-sandbox.ts';

const parameters = {
  members: { owner: 'user_paula', admin: 'user_dana', developer: 'user_kenji', finance: 'user_marta' },
  // Early in a month, so that the history covers two.
  now: new Date('2026-11-09T13:37:00Z'),
};

const { url, drop } = await createTestDatabase();
const database = createDatabase(url, { applicationName: 'test' });
let secrets: (string | undefined)[] = [];

beforeAll(async () => {
  await migrateDatabase(database.pool);
  secrets = await Promise.all([seedSandbox(database, parameters), seedSandbox(database, parameters)]);
});

afterAll(async () => {
  await database.close();
  await drop();
});

async function readAll() {
  const { orm } = database;
  const [usage] = await orm
    .select({ requests: sum(usageMinutes.requests), computeUnits: sum(usageMinutes.computeUnits) })
    .from(usageMinutes);
  return {
    projects: await orm.select().from(projects),
    members: await orm.select().from(members).orderBy(asc(members.createdAt)),
    keys: await orm.select().from(apiKeys).orderBy(asc(apiKeys.createdAt)),
    entries: await orm.select().from(ledgerEntries).orderBy(asc(ledgerEntries.sequence)),
    payments: await orm.select().from(payments).orderBy(asc(payments.createdAt)),
    audit: await orm.select().from(auditEntries).orderBy(asc(auditEntries.sequence)),
    usage,
  };
}

it('fills the project with a month of traffic, payments, and members', async () => {
  const seeded = await readAll();
  expect(seeded.projects).toMatchObject([{ name: 'Pay as you go', planId: 'PAYG', isSampleData: true }]);
  expect(seeded.projects[0]?.balanceCents).toBeGreaterThan(8_000);
  expect(seeded.members.map(({ role }) => role)).toEqual(['owner', 'admin', 'developer', 'finance']);
  expect(seeded.payments).toMatchObject([
    { status: 'CONFIRMED', creditedCents: 9_860, feeCents: 140, nextCheckAt: null },
    { status: 'CONFIRMED', creditedCents: 4_930, feeCents: 70, nextCheckAt: null },
  ]);
  expect(Number(seeded.usage?.requests)).toBeGreaterThan(1_000_000);
});

it('accounts for every cent and request', async () => {
  expect(await checkLedger(database.orm)).toEqual([]);
});

it('logs failed calls as often as statistics count them, and a sample of the successful ones', async () => {
  const { orm } = database;
  const logged = await orm.select().from(loggedRequests).orderBy(asc(loggedRequests.createdAt));
  const failed = logged.filter(({ isFailed }) => isFailed);
  expect(logged.length - failed.length).toBeGreaterThan(500);
  expect(new Set(failed.map(({ code }) => code)).size).toBeGreaterThan(4);
  expect(new Set(logged.map(({ requestId }) => requestId)).size).toBe(logged.length);
  for (const { requestId, createdAt, computeUnits, latencyMs, status } of logged) {
    expect(requestId).toMatch(/^req_[\w-]{20}$/);
    expect(createdAt.getTime()).toBeLessThanOrEqual(parameters.now.getTime());
    if (status === 'succeeded') expect([computeUnits, latencyMs]).toEqual([expect.any(Number), expect.any(Number)]);
  }
  const hourAgo = new Date(parameters.now.getTime() - 3_600_000);
  const [counted] = await orm
    .select({ errors: sum(usageMinutes.errors) })
    .from(usageMinutes)
    .where(gte(usageMinutes.minute, hourAgo));
  expect(failed.filter(({ createdAt }) => createdAt >= hourAgo)).toHaveLength(Number(counted?.errors));
});

it('records everything in order, within the last month', async () => {
  const { entries, audit, projects: all } = await readAll();
  expect(all[0]?.createdAt).toEqual(new Date('2026-10-10T09:00:00Z'));
  for (const list of [entries, audit]) {
    const times = list.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(all[0]?.createdAt.getTime() ?? Infinity);
    expect(times.at(-1)).toBeLessThanOrEqual(parameters.now.getTime());
  }
});

it('adds an unused key and returns its secret to one of two concurrent first starts', async () => {
  const [secret, ...others] = secrets.filter((one) => one !== undefined);
  expect(others).toEqual([]);
  const { keys } = await readAll();
  expect(keys.map(({ name }) => name)).toEqual(['Production', 'Indexer', 'Staging', 'Sandbox']);
  expect(keys.at(-1)).toMatchObject({ status: 'active', lastUsedAt: null, secretHash: hashApiKeySecret(secret ?? '') });
});

it('adds nothing on a later start', async () => {
  const before = await readAll();
  expect(await seedSandbox(database, { ...parameters, now: new Date('2026-12-24T00:00:00Z') })).toBeUndefined();
  expect(await readAll()).toEqual(before);
});
