import { expect, test } from 'vitest';
import { callApi } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newMember, newProject, newUser, newAlert } from '../../test/fixtures.ts';

test('lists alerts newest first, in pages, for every member', async () => {
  const [owner, viewer] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, viewer, 'viewer');
  const ids = [];
  for (const threshold of [1, 2, 3]) ids.unshift(await newAlert(projectId, { threshold, resolvedAt: new Date(Date.now() + 3_600_000) }));
  const list = async (query: string) => {
    const { body } = await callApi(`GET /v1/projects/${projectId}/alerts?${query}`, { as: viewer });
    const { data, hasMore } = body as { data: { id: string }[]; hasMore: boolean };
    return { ids: data.map(({ id }) => id), hasMore };
  };
  expect(await list('')).toEqual({ ids, hasMore: false });
  expect(await list('limit=2')).toEqual({ ids: ids.slice(0, 2), hasMore: true });
  expect(await list(`limit=2&lastId=${ids[1] ?? ''}`)).toEqual({ ids: ids.slice(2), hasMore: false });
});

test('acknowledges an alert once, by the first member who does, and leaves it open', async () => {
  const [owner, finance] = [newUser(), newUser({ firstName: 'Grace' })];
  const projectId = await newProject(owner);
  await newMember(projectId, finance, 'finance');
  const alertId = await newAlert(projectId);
  const acknowledge = (as: string) => callApi(`POST /v1/projects/${projectId}/alerts/${alertId}/acknowledge`, { as });
  const first = await acknowledge(finance);
  expect(first).toMatchObject({
    status: 200,
    body: { id: alertId, isAcknowledged: true, resolvedAt: null, acknowledgedAt: expect.any(String), acknowledgedBy: { id: finance } },
  });
  expect((await acknowledge(owner)).body).toEqual(first.body);
  expect((await readAudit(projectId)).map(({ action, actorId }) => ({ action, actorId }))).toEqual([
    { action: 'alert.acknowledge', actorId: finance },
  ]);
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: owner })).body).toMatchObject({
    alerts: { open: [{ id: alertId, isAcknowledged: true }] },
  });
});
