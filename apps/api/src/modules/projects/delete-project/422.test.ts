import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser, setProject } from '../../../test/fixtures.ts';

test('a balance moves neither to itself, nor to where its owner may not move money, nor to nowhere', async () => {
  const [me, other] = [newUser(), newUser()];
  const from = await newProject(me, { balanceCents: 500 });
  const [foreign, watched, gone] = [await newProject(other), await newProject(other), await newProject(me)];
  await newMember(watched, me, 'developer');
  await setProject(gone, { deletedAt: new Date() });
  for (const to of [from, foreign, watched, gone, 'proj_never']) {
    expectError(await callApi(`DELETE /v1/projects/${from}?balance=transfer&toProjectId=${to}`, { as: me }), 'TRANSFER_REFUSED');
  }
  expect(await callApi(`GET /v1/projects/${from}`, { as: me })).toMatchObject({ status: 200, body: { balance: 500 } });
});
