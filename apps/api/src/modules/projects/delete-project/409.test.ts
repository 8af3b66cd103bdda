import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('a balance is not left behind without a word, and nothing changes', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 1 });
  expect(expectError(await callApi(`DELETE /v1/projects/${projectId}`, { as: me }), 'BALANCE_REMAINS')).toEqual({
    balanceCents: 1,
    promoBalanceCents: 0,
  });
  expect(await callApi(`GET /v1/projects/${projectId}`, { as: me })).toMatchObject({ status: 200, body: { balance: 1 } });
});
