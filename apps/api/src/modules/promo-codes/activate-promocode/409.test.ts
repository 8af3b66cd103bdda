import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newPromoCode, newUser } from '../../../test/fixtures.ts';

test('a code that the project has used says so, also once it has ended', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const body = { code: await newPromoCode({ amountCents: 100, activationsMax: 1 }) };
  const path = `POST /v1/projects/${projectId}/promocodeActivations`;
  await callApi(path, { as: me, body });
  expectError(await callApi(path, { as: me, body }), 'PROMOCODE_USED');
});
