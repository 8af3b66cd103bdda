import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser, setProject } from '../../../test/fixtures.ts';

test('a project is renamed', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { name: ' Renamed ' } });
  expect(reply).toMatchObject({ status: 200, body: { id: projectId, name: 'Renamed' } });
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body).toEqual(reply.body);
});

test('with a balance, pay as you go is chosen at once, and free again', async () => {
  const me = newUser();
  const path = `/v1/projects/${await newProject(me, { balanceCents: 1 })}`;
  const up = await callApi(`PATCH ${path}`, { as: me, body: { nextUsageCommitment: 'PAYG' } });
  expect(up).toMatchObject({ status: 200, body: { usageCommitment: 'PAYG', nextUsageCommitment: null, balance: 1 } });
  const down = await callApi(`PATCH ${path}`, { as: me, body: { nextUsageCommitment: 'FREE' } });
  expect(down).toMatchObject({ status: 200, body: { usageCommitment: 'FREE', nextUsageCommitment: null } });
});

test('while a paid period runs, the choice waits for its end and can be taken back', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 100 });
  await setProject(projectId, { planEndsAt: new Date(Date.now() + 86_400_000) });
  const waiting = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { nextUsageCommitment: 'FREE' } });
  expect(waiting.body).toMatchObject({ usageCommitment: 'PAYG', nextUsageCommitment: 'FREE' });
  const back = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { nextUsageCommitment: 'PAYG' } });
  expect(back.body).toMatchObject({ usageCommitment: 'PAYG', nextUsageCommitment: null });
});

test('finance changes the plan, though not the name', async () => {
  const [owner, finance] = [newUser(), newUser()];
  const projectId = await newProject(owner, { balanceCents: 100 });
  await newMember(projectId, finance, 'finance');
  const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: finance, body: { nextUsageCommitment: 'PAYG' } });
  expect(reply).toMatchObject({ status: 200, body: { usageCommitment: 'PAYG', role: 'finance' } });
});
