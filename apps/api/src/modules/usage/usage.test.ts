import type { Statement, Transaction, Usage } from '@onepoint/api-contract';
import { apiKeys, postLedgerEntry, recordOpenConnections } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { newApiKey, newProject, newUser, newUsage, newMember, setProject, stopClockAtNoon } from '../../test/fixtures.ts';

const range = 'from=2026-11-19T08:00:00Z&to=2026-11-21T12:00:00Z';
const noUsage = { requests: 0, errors: 0, computeUnits: 0, cost: '0.00' };
const noCharges = { usage: 0, packages: 0, plans: 0, total: 0 };

async function projectWithUsage() {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG' });
  const [one, other] = [await newApiKey(projectId), await newApiKey(projectId)];
  const usage = { projectId, apiKeyId: one.apiKeyId };
  await newUsage({ ...usage, minute: '2026-11-19T00:00:00Z', requests: 2, computeUnits: 52 });
  await newUsage({ ...usage, minute: '2026-11-21T23:59:00Z', requests: 1, errors: 1, computeUnits: 26 });
  await newUsage({ projectId, apiKeyId: other.apiKeyId, minute: '2026-11-21T01:00:00Z', method: 'eth_getLogs', computeUnits: 60 });
  await newUsage({ ...usage, minute: '2026-11-18T23:59:00Z', requests: 1_000 });
  await newUsage({ ...usage, minute: '2026-11-22T00:00:00Z', requests: 1_000 });
  return { me, projectId, one: one.apiKeyId, other: other.apiKeyId };
}

test('sums usage by day, method and key over whole UTC days, with its exact cost', async () => {
  const { me, projectId, one, other } = await projectWithUsage();
  await api.database.orm.update(apiKeys).set({ deletedAt: new Date() }).where(eq(apiKeys.id, other));
  const { status, body } = await callApi(`GET /v1/projects/${projectId}/usage?${range}`, { as: me });
  const calls = { requests: 3, errors: 1, computeUnits: 78, cost: '0.00003042' };
  const logs = { requests: 1, errors: 0, computeUnits: 60, cost: '0.0000234' };
  expect(status).toBe(200);
  expect(body).toEqual({
    from: '2026-11-19T00:00:00.000Z',
    to: '2026-11-22T00:00:00.000Z',
    byDay: [
      { day: '2026-11-19T00:00:00.000Z', requests: 2, errors: 0, computeUnits: 52, cost: '0.00002028', charges: noCharges },
      { day: '2026-11-20T00:00:00.000Z', ...noUsage, charges: noCharges },
      { day: '2026-11-21T00:00:00.000Z', requests: 2, errors: 1, computeUnits: 86, cost: '0.00003354', charges: noCharges },
    ],
    byMethod: [
      { method: 'eth_call', ...calls },
      { method: 'eth_getLogs', ...logs },
    ],
    byApiKey: [
      expect.objectContaining({ apiKeyId: one, isDeleted: false, ...calls }),
      expect.objectContaining({ apiKeyId: other, isDeleted: true, ...logs }),
    ],
    total: { requests: 4, errors: 1, computeUnits: 138, cost: '0.00005382' },
    charges: noCharges,
  });
});

test('fills days without traffic with zeros', async () => {
  const me = newUser();
  const { body } = await callApi(`GET /v1/projects/${await newProject(me)}/usage?${range}`, { as: me });
  expect(body).toMatchObject({ byDay: [noUsage, noUsage, noUsage], byMethod: [], byApiKey: [], total: noUsage });
});

test('charges usage, packages and plans by day like transactions and the statement, to the cent', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 100_000 });
  const { apiKeyId } = await newApiKey(projectId);
  const today = Math.floor(Date.now() / 86_400_000);
  const day = (days: number) => new Date((today + days) * 86_400_000).toISOString();
  // $0.39 and a remainder below a cent.
  await newUsage({ projectId, apiKeyId, minute: day(0), requests: 1, computeUnits: 1_006_788 });
  const buy = (count: number) =>
    callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { nextGeyserUsageCommitmentMultiplier: count } });
  await buy(1);
  await buy(2);
  const post = (kind: 'plan' | 'promo_code', amountCents: number) =>
    postLedgerEntry(api.database.orm, {
      projectId,
      kind,
      amountCents,
      idempotencyKey: `test:${kind}:${projectId}`,
      cause: { code: 'TEST' },
    });
  await post('plan', -1_999);
  await post('promo_code', 5_000);
  const usageOf = async (from: string, to: string) =>
    (await callApi(`GET /v1/projects/${projectId}/usage?from=${from}&to=${to}`, { as: me })).body as Usage;
  // Two days, because a test that runs across midnight charges on either day.
  const { charges, byDay, total } = await usageOf(day(0), day(2));
  expect(charges).toEqual({ usage: 39, packages: 14_700, plans: 1_999, total: 16_738 });
  expect(byDay.reduce((sum, one) => sum + one.charges.total, 0)).toBe(charges.total);
  expect(total.cost).toBe('0.39264732');
  expect((await usageOf(day(-2), day(0))).charges).toEqual(noCharges);

  const { body: page } = await callApi(`GET /v1/projects/${projectId}/transactions?from=${day(0)}`, { as: me });
  const amountOf = (lines: readonly { type: string; amount: number }[], type: string): number =>
    lines.reduce((sum, line) => sum + (line.type === type ? line.amount : 0), 0);
  const months = (await callApi(`GET /v1/projects/${projectId}/statements`, { as: me })).body as { month: string }[];
  const statements = await Promise.all(
    months.map(async ({ month }) => (await callApi(`GET /v1/projects/${projectId}/statements/${month}`, { as: me })).body as Statement),
  );
  for (const [type, cents] of [
    ['usage', charges.usage] as const,
    ['package', charges.packages] as const,
    ['plan', charges.plans] as const,
  ]) {
    expect(-amountOf((page as { data: Transaction[] }).data, type)).toBe(cents);
    expect(-statements.reduce((sum, { lines }) => sum + amountOf(lines, type), 0)).toBe(cents);
  }
});

test.each([
  ['an end before the start', 'from=2026-11-22T00:00:00Z&to=2026-11-21T00:00:00Z', 'to'],
  ['more than 366 days', 'from=2025-01-01T00:00:00Z&to=2026-01-02T00:00:01Z', 'to'],
])('returns 400 for %s', async (_case, query, field) => {
  const me = newUser();
  const reply = await callApi(`GET /v1/projects/${await newProject(me)}/usage?${query}`, { as: me });
  const details = expectError(reply, 'VALIDATION_FAILED');
  expect(details?.['issues']).toContainEqual(expect.objectContaining({ in: 'querystring', path: [field] }));
});

test('returns 403 for usage with an unknown role', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, me, 'auditor');
  expectError(
    await callApi(`GET /v1/projects/${projectId}/usage?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z`, { as: me }),
    'ROLE_FORBIDS',
  );
});

test('shows current usage in today, the month and the limits, and no average on the first day', async () => {
  stopClockAtNoon();
  const me = newUser();
  const projectId = await newProject(me, { planId: 'FREE' });
  await setProject(projectId, { packageCount: 2 });
  const [one, other] = [await newApiKey(projectId), await newApiKey(projectId)];
  const minute = new Date().toISOString();
  await newUsage({ projectId, apiKeyId: one.apiKeyId, minute, requests: 90, computeUnits: 1_800 });
  const open = (apiKeyId: string, connections: number) => ({ projectId, apiKeyId, connections });
  await recordOpenConnections(api.database.orm, `${projectId} 1`, [open(one.apiKeyId, 2), open(other.apiKeyId, 4)]);
  await recordOpenConnections(api.database.orm, `${projectId} 2`, [open(one.apiKeyId, 3)]);
  const { status, body } = await callApi(`GET /v1/projects/${projectId}/usage/summary`, { as: me });
  const used = { requests: 90, errors: 0, computeUnits: 1_800, cost: '0.00' };
  expect(status).toBe(200);
  expect(body).toEqual({
    today: { ...used, charges: noCharges },
    monthToDate: { ...used, charges: noCharges },
    average: null,
    runwayDays: null,
    forecast: { days: 30, usage: 0, packages: 0, plans: 0, total: 0, deposit: null },
    limits: [
      { name: 'requestsPerSecond', max: 50, used: 1.5 },
      { name: 'computeUnitsPerSecond', max: 1_000, used: 30 },
      { name: 'computeUnitsPerDay', max: 1_000_000, used: 1_800 },
      { name: 'connectionsPerKey', max: 30, used: 5 },
    ],
  });
});

test('returns 403 for the usage summary with an unknown role', async () => {
  const me = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, me, 'auditor');
  expectError(await callApi(`GET /v1/projects/${projectId}/usage/summary`, { as: me }), 'ROLE_FORBIDS');
});
