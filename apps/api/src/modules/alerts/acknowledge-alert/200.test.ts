import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { newAlert } from '../../../test/new-webhook.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('an alert is acknowledged once, by whoever was first, and stays open', async () => {
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
