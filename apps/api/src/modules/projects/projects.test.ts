import { expect, test } from 'vitest';
import { callApi } from '../../test/api.ts';
import { newMember, newProject, newUser, setProject } from '../../test/fixtures.ts';

test('returns an empty list for a user without projects', async () => {
  const reply = await callApi('GET /v1/projects', { as: newUser() });
  expect(reply).toMatchObject({ status: 200, body: [] });
});

test('lists projects oldest first with the caller’s role, without deleted ones', async () => {
  const [me, other] = [newUser(), newUser()];
  const mine = await newProject(me);
  const theirs = await newProject(other);
  await newProject(other);
  await setProject(await newProject(me), { deletedAt: new Date() });
  await newMember(theirs, me, 'finance');
  const { body } = await callApi('GET /v1/projects', { as: me });
  expect(body).toMatchObject([
    { id: mine, role: 'owner' },
    { id: theirs, role: 'finance' },
  ]);
  expect(body).toHaveLength(2);
});

test('returns the balance in cents, and usage below a cent as accrued', async () => {
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

test('shows a negative balance', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: -3 });
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body).toMatchObject({ balance: -3 });
});
