import { expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newMember, newProject, newUser, setProject } from '../../test/fixtures.ts';

test('renames a project', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { name: ' Renamed ' } });
  expect(reply).toMatchObject({ status: 200, body: { id: projectId, name: 'Renamed' } });
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body).toEqual(reply.body);
});

test('switches to pay as you go with a balance, and back to free', async () => {
  const me = newUser();
  const path = `/v1/projects/${await newProject(me, { balanceCents: 1 })}`;
  const up = await callApi(`PATCH ${path}`, { as: me, body: { nextUsageCommitment: 'PAYG' } });
  expect(up).toMatchObject({ status: 200, body: { usageCommitment: 'PAYG', nextUsageCommitment: null, balance: 1 } });
  const down = await callApi(`PATCH ${path}`, { as: me, body: { nextUsageCommitment: 'FREE' } });
  expect(down).toMatchObject({ status: 200, body: { usageCommitment: 'FREE', nextUsageCommitment: null } });
});

test('schedules a plan change for the end of the paid period, and cancels it', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'PAYG', balanceCents: 100 });
  await setProject(projectId, { planEndsAt: new Date(Date.now() + 86_400_000) });
  const waiting = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { nextUsageCommitment: 'FREE' } });
  expect(waiting.body).toMatchObject({ usageCommitment: 'PAYG', nextUsageCommitment: 'FREE' });
  const back = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { nextUsageCommitment: 'PAYG' } });
  expect(back.body).toMatchObject({ usageCommitment: 'PAYG', nextUsageCommitment: null });
});

test('lets finance change the plan', async () => {
  const [owner, finance] = [newUser(), newUser()];
  const projectId = await newProject(owner, { balanceCents: 100 });
  await newMember(projectId, finance, 'finance');
  const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: finance, body: { nextUsageCommitment: 'PAYG' } });
  expect(reply).toMatchObject({ status: 200, body: { usageCommitment: 'PAYG', role: 'finance' } });
});

const buy = (count: number) => ({ nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: count });

test('charges more packages immediately; fewer packages or zero take effect at the end of the month', async () => {
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

test('settles an ended period before it applies a choice', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 10_000 });
  await setProject(projectId, { packageId: 'L', packageCount: 1, packageEndsAt: new Date(Date.now() - 1000), nextPackageCount: 0 });
  const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: buy(1) });
  expect(reply.body).toMatchObject({ balance: 5_100, geyserUsageCommitmentMultiplier: 1, nextGeyserUsageCommitmentMultiplier: null });
});

test.each([
  ['nothing to change', {}],
  ['an empty name', { name: '' }],
  ['an unknown plan', { nextUsageCommitment: 'XL' }],
  ['a spend limit of zero', { spendLimit: { amount: 0 } }],
  ['a spend limit beyond the largest', { spendLimit: { amount: 1_000_000_001 } }],
  ['an alert at more than the whole limit', { alerts: { spendPercents: [101] } }],
  ['the same percentage of the limit twice', { alerts: { spendPercents: [50, 50] } }],
  ['a threshold in fractions of a cent', { alerts: { lowBalance: 0.5 } }],
  ['no alert to change', { alerts: {} }],
  ['a balance', { balance: 1_000_000 }],
])('returns 400 for %s', async (_case, body) => {
  const me = newUser();
  expectError(await callApi(`PATCH /v1/projects/${await newProject(me)}`, { as: me, body }), 'VALIDATION_FAILED');
});

test.each([
  ['finance', { name: 'A' }, 'project:update'],
  ['developer', { nextUsageCommitment: 'PAYG' }, 'plan:change'],
  ['viewer', { nextGeyserUsageCommitmentMultiplier: 1 }, 'plan:change'],
  ['developer', { spendLimit: { amount: 1 } }, 'settings:update'],
  ['viewer', { alerts: { lowBalance: null } }, 'settings:update'],
  ['developer', { name: 'A', nextUsageCommitment: 'PAYG' }, 'project:update'],
])('returns 403 for the role %s and %j', async (role, body, action) => {
  const [owner, member] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, member, role);
  expect(expectError(await callApi(`PATCH /v1/projects/${projectId}`, { as: member, body }), 'ROLE_FORBIDS')).toEqual({ role, action });
});

test('rejects one of two concurrent changes that expect the same state, and keeps the other', async () => {
  const [first, second] = [newUser(), newUser()];
  const projectId = await newProject(first);
  await newMember(projectId, second, 'admin');
  const path = `/v1/projects/${projectId}`;
  const { name: seen } = (await callApi(`GET ${path}`, { as: first })).body as { name: string };
  const rename = (as: string, name: string) => callApi(`PATCH ${path}`, { as, body: { name, expected: { name: seen } } });
  const replies = await Promise.all([rename(first, 'By the first'), rename(second, 'By the second')]);
  const [saved, refused] = replies.toSorted((one, other) => one.status - other.status);
  expect(saved?.status).toBe(200);
  expectError(refused as (typeof replies)[0], 'CHANGED_MEANWHILE');
  expect((await callApi(`GET ${path}`, { as: first })).body).toMatchObject({ name: (saved?.body as { name: string } | undefined)?.name });
  expect(await readAudit(projectId)).toHaveLength(1);
});

test('accepts a change when only other fields changed, and a change that was already made', async () => {
  const me = newUser();
  const path = `/v1/projects/${await newProject(me)}`;
  const patch = (body: object) => callApi(`PATCH ${path}`, { as: me, body });
  await patch({ name: 'Renamed', alerts: { runwayDays: 3 } });
  const change = { alerts: { lowBalance: 500 }, expected: { alerts: { lowBalance: null } } };
  expect(await patch(change)).toMatchObject({ status: 200, body: { alerts: { lowBalance: 500, runwayDays: 3 } } });
  expect((await patch(change)).status).toBe(200);
  expectError(await patch({ alerts: { lowBalance: 700 }, expected: { alerts: { lowBalance: null } } }), 'CHANGED_MEANWHILE');
  expectError(await patch({ spendLimit: { amount: 700 }, expected: { spendLimit: { amount: 1 } } }), 'CHANGED_MEANWHILE');
});

test('does not buy packages on top of packages that the buyer has not seen', async () => {
  const me = newUser();
  const path = `/v1/projects/${await newProject(me, { planId: 'PAYG', balanceCents: 50_000 })}`;
  const expected = { geyserUsageCommitmentMultiplier: 0, nextGeyserUsageCommitmentMultiplier: null };
  const raiseTo = (count: number) =>
    callApi(`PATCH ${path}`, {
      as: me,
      body: { nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: count, expected },
    });
  expect((await raiseTo(1)).status).toBe(200);
  expectError(await raiseTo(2), 'CHANGED_MEANWHILE');
  expect((await callApi(`GET ${path}`, { as: me })).body).toMatchObject({ balance: 45_100, geyserUsageCommitmentMultiplier: 1 });
});

test('returns the missing amount when the balance is too low for pay as you go', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: -41 });
  const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { nextUsageCommitment: 'PAYG' } });
  expect(expectError(reply, 'BALANCE_TOO_LOW')).toEqual({ missingCents: 42 });
});

test.each([
  ['PUBLIC', 'PLAN_IS_PUBLIC'],
  ['L', 'PLAN_IS_PACKAGE'],
  ['BETA', 'PLAN_NOT_OFFERED'],
  ['M', 'PLAN_BY_REQUEST'],
])('returns 422 for the plan %s: %s', async (planId, reason) => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 1_000_000 });
  const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { nextUsageCommitment: planId } });
  expect(expectError(reply, 'PLAN_CHANGE_REFUSED')).toEqual({ reason });
});

test.each([
  [{ nextGeyserUsageCommitment: 'L' }, 'COUNT_MISSING'],
  [{ nextGeyserUsageCommitment: 'M', nextGeyserUsageCommitmentMultiplier: 1 }, 'PACKAGE_UNKNOWN'],
])('returns 422 for %j: %s', async (body, reason) => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 1_000_000 });
  const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body });
  expect(expectError(reply, 'PACKAGE_CHANGE_REFUSED')).toEqual({ reason });
});

test('returns 422 for packages that exceed the balance by a cent, and changes neither name nor plan', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 9_799 });
  const packages = { nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: 2 };
  const body = { name: 'Changed', nextUsageCommitment: 'PAYG', ...packages };
  expect(expectError(await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body }), 'BALANCE_TOO_LOW')).toEqual({ missingCents: 1 });
  const { body: project } = await callApi(`GET /v1/projects/${projectId}`, { as: me });
  expect(project).toMatchObject({ name: 'Test project', usageCommitment: 'FREE', balance: 9_799, geyserUsageCommitmentMultiplier: 0 });
});

test('returns 422 for a project with an unknown plan', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'LEGACY', balanceCents: 10_000 });
  const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { nextUsageCommitment: 'FREE' } });
  expect(expectError(reply, 'PLAN_CHANGE_REFUSED')).toEqual({ reason: 'PLAN_UNKNOWN' });
});
