import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newPromoCode, newUser } from '../../../test/fixtures.ts';

const activate = (projectId: string, as: string, code: string) =>
  callApi(`POST /v1/projects/${projectId}/promocodeActivations`, { as, body: { code } });

test('a code that never was, one that ended and one that is used up answer alike', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const ended = await newPromoCode({ amountCents: 100, endsAt: new Date(Date.now() - 1000) });
  const usedUp = await newPromoCode({ amountCents: 100, activationsMax: 1 });
  const other = newUser();
  await activate(await newProject(other), other, usedUp);
  for (const code of ['NO-SUCH-CODE', ended, usedUp, "' or 1=1 --"]) {
    expectError(await activate(projectId, me, code), 'PROMOCODE_NOT_FOUND');
  }
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: me })).body).toMatchObject({ balance: 0 });
});

test('in a foreign project nothing is activated', async () => {
  const [me, other] = [newUser(), newUser()];
  const projectId = await newProject(other);
  expectError(await activate(projectId, me, await newPromoCode({ amountCents: 100 })), 'PROJECT_NOT_FOUND');
  expect((await callApi(`GET /v1/projects/${projectId}`, { as: other })).body).toMatchObject({ balance: 0 });
});
