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
  ['FREE', 'PLAN_IS_CURRENT'],
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

test('packages are not sold here, and a name sent along is not changed either', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 1_000_000 });
  const body = { name: 'Changed', nextGeyserUsageCommitment: 'L', nextGeyserUsageCommitmentMultiplier: 2 };
  expectError(await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body }), 'PACKAGE_CHANGE_REFUSED');
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body).toMatchObject({ name: 'Test project', balance: 1_000_000 });
});
