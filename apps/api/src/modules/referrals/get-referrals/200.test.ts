import { referralsSchema } from '@onepoint/api-contract';
import { decidePartnerApplication } from '@onepoint/database';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { newReferredDeposit } from '../../../test/new-referred-deposit.ts';

const read = async (projectId: string, as: string) =>
  referralsSchema.parse((await callApi(`GET /v1/projects/${projectId}/referrals`, { as })).body);

test('a code is there from the start and stays; nothing has come of it yet', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const first = await read(projectId, me);
  expect(first).toMatchObject({ shareBasisPoints: 1_000, months: 12, signUps: 0, paying: 0, earned: 0 });
  expect(first.byMonth).toHaveLength(12);
  expect(first.byMonth.at(-1)).toEqual({ month: new Date().toISOString().slice(0, 7), signUps: 0, earned: 0 });
  expect(await read(projectId, me)).toEqual(first);
});

test('who signed up by the link and who paid are counted, each once', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { code } = await read(projectId, me);
  await newReferredDeposit(code, [5_000, 5_000]);
  await newReferredDeposit(code, []);
  const after = await read(projectId, me);
  // Two deposits of $50, a fee of 70 cents on each, ten percent.
  expect(after).toMatchObject({ signUps: 2, paying: 1, earned: 986 });
  expect(after.byMonth.at(-1)).toMatchObject({ signUps: 2, earned: 986 });
});

test('a partner sees the higher share', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const body = { company: 'A', website: 'https://a.example.com', message: 'We teach.' };
  await callApi(`POST /v1/projects/${projectId}/partnership`, { as: me, body });
  expect((await read(projectId, me)).shareBasisPoints).toBe(1_000);
  await decidePartnerApplication(api.database.orm, projectId, 'approved', new Date());
  expect((await read(projectId, me)).shareBasisPoints).toBe(2_000);
});
