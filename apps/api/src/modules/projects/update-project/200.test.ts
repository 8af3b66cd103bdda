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

const buy = (count: number) => ({ nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: count });

test('more packages are paid for at once and run for a month; fewer wait for its end, and zero ends the renewal', async () => {
  const me = newUser();
  const path = `/v1/projects/${await newProject(me, { balanceCents: 20_000 })}`;
  const bought = await callApi(`PATCH ${path}`, { as: me, body: buy(2) });
  expect(bought.body).toMatchObject({ balance: 20_000 - 9_800, geyserUsageCommitment: 'L', geyserUsageCommitmentMultiplier: 2 });
  const { geyserUsageCommitmentEnd: endsAt } = bought.body as { geyserUsageCommitmentEnd: string };
  expect(new Date(endsAt).getTime()).toBeGreaterThan(Date.now() + 27 * 86_400_000);
  const fewer = await callApi(`PATCH ${path}`, { as: me, body: buy(0) });
  expect(fewer.body).toMatchObject({ balance: 10_200, geyserUsageCommitmentMultiplier: 2, nextGeyserUsageCommitmentMultiplier: 0 });
  const kept = await callApi(`PATCH ${path}`, { as: me, body: buy(2) });
  expect(kept.body).toMatchObject({ balance: 10_200, nextGeyserUsageCommitmentMultiplier: null });
});

test('a period that ended is settled before anything is chosen', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 10_000 });
  await setProject(projectId, { packageId: 'L', packageCount: 1, packageEndsAt: new Date(Date.now() - 1000), nextPackageCount: 0 });
  const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: buy(1) });
  expect(reply.body).toMatchObject({ balance: 5_100, geyserUsageCommitmentMultiplier: 1, nextGeyserUsageCommitmentMultiplier: null });
});
