import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('an application waits, as it was written', async () => {
  const me = newUser();
  const path = `/v1/projects/${await newProject(me)}/partnership`;
  const body = { company: ' Example Labs ', website: 'https://example.com', message: 'We teach 2,000 developers a year.' };
  const reply = await callApi(`POST ${path}`, { as: me, body });
  expect(reply).toMatchObject({
    status: 201,
    body: { status: 'submitted', shareBasisPoints: 2_000, application: { ...body, company: 'Example Labs', decidedAt: null } },
  });
  expect((await callApi(`GET ${path}`, { as: me })).body).toEqual(reply.body);
});
