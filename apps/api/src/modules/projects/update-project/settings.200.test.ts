import type { Project } from '@onepoint/api-contract';
import { recordUsage } from '@onepoint/database';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newMember, newProject, newUser, setProject } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('a spend limit shows what is spent of it, and is reached, raised and taken away', async () => {
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

test('what was spent in another month is not this month’s', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  await setProject(projectId, { spentMonth: '2026-01-01', spentMicrocents: 900_000, spendLimitCents: 1 });
  const { body } = await callApi(`GET /v1/projects/${projectId}`, { as: me });
  expect(body).toMatchObject({ spendLimit: { amount: 1, spent: '0.00', isReached: false } });
});

test('a threshold that is crossed already raises its alert at once, and is over when it is taken away', async () => {
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

test('finance sets money limits, though not the name; setting the same again is not written down', async () => {
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
