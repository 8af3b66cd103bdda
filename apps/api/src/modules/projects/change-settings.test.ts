import type { Project } from '@onepoint/api-contract';
import { recordUsage } from '@onepoint/database';
import { expect, test } from 'vitest';
import { api, callApi } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newApiKey, newMember, newProject, newUser, setProject } from '../../test/fixtures.ts';

test('shows spending against the limit, and reaches, raises and removes the limit', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 500 });
  const { apiKeyId } = await newApiKey(projectId);
  const row = { projectId, apiKeyId, chain: 'base', method: 'eth_call', minute: new Date(), requests: 1, errors: 0, computeUnits: 60_000 };
  await recordUsage(api.database.pool, { gatewayId: projectId, sequence: 1, rows: [row] });
  const set = async (amount: number | null) => {
    const { body } = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { spendLimit: { amount } } });
    return (body as Project).spendLimit;
  };
  expect(await set(2)).toMatchObject({
    amount: 2,
    spent: '0.0234',
    isReached: true,
    resetsAt: expect.stringMatching(/-01T00:00:00\.000Z$/),
  });
  expect(await set(3)).toMatchObject({ amount: 3, isReached: false });
  expect(await set(null)).toMatchObject({ amount: null, spent: '0.0234', isReached: false });
  const changes = (await readAudit(projectId)).map(({ action, actorId, changes: [change] }) => ({ action, actorId, ...change }));
  expect(changes).toEqual([
    { action: 'project.changeSpendLimit', actorId: me, field: 'spendLimit', before: null, after: 2 },
    { action: 'project.changeSpendLimit', actorId: me, field: 'spendLimit', before: 2, after: 3 },
    { action: 'project.changeSpendLimit', actorId: me, field: 'spendLimit', before: 3, after: null },
  ]);
});

test('does not count spending of another month', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  await setProject(projectId, { spentMonth: '2026-01-01', spentMicrocents: 900_000, spendLimitCents: 1 });
  const { body } = await callApi(`GET /v1/projects/${projectId}`, { as: me });
  expect(body).toMatchObject({ spendLimit: { amount: 1, spent: '0.00', isReached: false } });
});

test('raises an alert for a threshold that is already crossed, and resolves it when the threshold is removed', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 500 });
  const set = async (alerts: unknown) => {
    const { body } = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { alerts } });
    return (body as Project).alerts;
  };
  expect(await set({ lowBalance: 500 })).toMatchObject({ lowBalance: 500, open: [] });
  const open = [{ kind: 'low-balance', threshold: 501, value: 500, limit: null, isAcknowledged: false }];
  expect(await set({ lowBalance: 501, runwayDays: 7 })).toMatchObject({ lowBalance: 501, runwayDays: 7, open });
  expect((await callApi('GET /v1/projects', { as: me })).body).toMatchObject([{ alerts: { open } }]);
  expect(await set({ lowBalance: null, spendPercents: [100, 50] })).toMatchObject({ lowBalance: null, spendPercents: [50, 100], open: [] });
});

test('lets finance set money limits, and writes no audit entry for unchanged ones', async () => {
  const [owner, finance] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, finance, 'finance');
  const body = { spendLimit: { amount: 100 }, alerts: { lowBalance: 200 } };
  for (let time = 0; time < 2; time += 1) {
    expect(await callApi(`PATCH /v1/projects/${projectId}`, { as: finance, body })).toMatchObject({
      status: 200,
      body: { spendLimit: { amount: 100 }, alerts: { lowBalance: 200 } },
    });
  }
  expect((await readAudit(projectId)).map(({ action }) => action)).toEqual(['project.changeSpendLimit', 'project.changeAlerts']);
});
