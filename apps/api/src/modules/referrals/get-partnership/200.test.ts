import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('who has not applied is told what partners get', async () => {
  const me = newUser();
  expect((await callApi(`GET /v1/projects/${await newProject(me)}/partnership`, { as: me })).body).toEqual({
    status: 'none',
    shareBasisPoints: 2_000,
    application: null,
  });
});
