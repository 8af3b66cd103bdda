import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser, setProject } from '../../../test/fixtures.ts';

test('balance is cents from the ledger, accrued usage the rest below a cent', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 9_999 });
  await setProject(projectId, { unbilledMicrocents: 60_060, unbilledComputeUnits: 1_540 });
  const { status, body } = await callApi(`GET /v1/projects/${projectId}`, { as: me });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: projectId,
    balance: 9_999,
    accruedUsage: { computeUnits: 1_540, cost: '0.0006006' },
    usageCommitment: 'PAYG',
    role: 'owner',
  });
});

test('a project that has used more than it had shows a negative balance', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: -3 });
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body).toMatchObject({ balance: -3 });
});
