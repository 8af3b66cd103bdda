import { decidePartnerApplication } from '@onepoint/database';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

const body = { company: 'A', website: 'https://a.example.com', message: 'We teach.' };

test('one application waits at a time, also when two are sent at the same moment', async () => {
  const me = newUser();
  const path = `POST /v1/projects/${await newProject(me)}/partnership`;
  const replies = await Promise.all([callApi(path, { as: me, body }), callApi(path, { as: me, body })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expectError(await callApi(path, { as: me, body }), 'PARTNERSHIP_EXISTS');
});

test('a partner does not apply again; who was declined may', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const apply = () => callApi(`POST /v1/projects/${projectId}/partnership`, { as: me, body });
  const decide = (status: 'approved' | 'declined') => decidePartnerApplication(api.database.orm, projectId, status, new Date());
  await apply();
  await decide('declined');
  expect((await apply()).status).toBe(201);
  await decide('approved');
  expectError(await apply(), 'PARTNERSHIP_EXISTS');
});
