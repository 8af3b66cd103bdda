import { expect, test } from 'vitest';
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

test('a person uses a code once, in however many projects they ask at the same moment', async () => {
  const me = newUser();
  const body = { code: await newPromoCode({ amountCents: 100 }) };
  const projectIds = await Promise.all(Array.from({ length: 4 }, () => newProject(me)));
  const replies = await Promise.all(projectIds.map((id) => callApi(`POST /v1/projects/${id}/promocodeActivations`, { as: me, body })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
});

test('nor does leaving what it gave to another project make room for it again', async () => {
  const me = newUser();
  const [first, second] = [await newProject(me), await newProject(me)];
  const body = { code: await newPromoCode({ amountCents: 100 }) };
  await callApi(`POST /v1/projects/${first}/promocodeActivations`, { as: me, body });
  await callApi(`DELETE /v1/projects/${first}?balance=transfer&toProjectId=${second}`, { as: me });
  expectError(await callApi(`POST /v1/projects/${second}/promocodeActivations`, { as: me, body }), 'PROMOCODE_USED');
  expect((await callApi(`GET /v1/projects/${second}`, { as: me })).body).toMatchObject({ balance: 100 });
});
