import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('pay as you go needs a balance above zero, and the answer says how much is missing', async () => {
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
])('%s cannot be chosen: %s', async (planId, reason) => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 1_000_000 });
  const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { nextUsageCommitment: planId } });
  expect(expectError(reply, 'PLAN_CHANGE_REFUSED')).toEqual({ reason });
});

test.each([
  [{ nextGeyserUsageCommitment: 'L' }, 'COUNT_MISSING'],
  [{ nextGeyserUsageCommitment: 'M', nextGeyserUsageCommitmentMultiplier: 1 }, 'PACKAGE_UNKNOWN'],
])('%j is no change of packages: %s', async (body, reason) => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 1_000_000 });
  const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body });
  expect(expectError(reply, 'PACKAGE_CHANGE_REFUSED')).toEqual({ reason });
});

test('packages that the balance does not pay are refused to the cent, and a name and a plan sent along are not changed either', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 9_799 });
  const packages = { nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: 2 };
  const body = { name: 'Changed', nextUsageCommitment: 'PAYG', ...packages };
  expect(expectError(await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body }), 'BALANCE_TOO_LOW')).toEqual({ missingCents: 1 });
  const { body: project } = await callApi(`GET /v1/projects/${projectId}`, { as: me });
  expect(project).toMatchObject({ name: 'Test project', usageCommitment: 'FREE', balance: 9_799, geyserUsageCommitmentMultiplier: 0 });
});

test('a project on a plan that this version does not know is left alone', async () => {
  const me = newUser();
  const projectId = await newProject(me, { planId: 'LEGACY', balanceCents: 10_000 });
  const reply = await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { nextUsageCommitment: 'FREE' } });
  expect(expectError(reply, 'PLAN_CHANGE_REFUSED')).toEqual({ reason: 'PLAN_UNKNOWN' });
});
