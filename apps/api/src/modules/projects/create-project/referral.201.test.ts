import type { Referrals } from '@onepoint/api-contract';
import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

async function referrer() {
  const me = newUser();
  const path = `GET /v1/projects/${await newProject(me)}/referrals`;
  const read = async () => (await callApi(path, { as: me })).body as Referrals;
  return { me, code: (await read()).code, signUps: async () => (await read()).signUps };
}

const create = (as: string, referralCode: string) => callApi('POST /v1/projects', { as, body: { name: 'A', referralCode } });

test('the first project of a new user counts for who brought them, the next does not', async () => {
  const { code, signUps } = await referrer();
  const user = newUser();
  expect((await create(user, code)).status).toBe(201);
  expect((await create(user, code)).status).toBe(201);
  expect(await signUps()).toBe(1);
});

test('a code that is one’s own, or nobody’s, creates the project and counts for nobody', async () => {
  const { me, code, signUps } = await referrer();
  expect((await create(me, code)).status).toBe(201);
  expect((await create(newUser(), 'nobodys')).status).toBe(201);
  expect(await signUps()).toBe(0);
});
