import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test.each([{}, { code: ' ' }, { code: 'A'.repeat(65) }, { code: 7 }, { code: 'A', amount: 100 }])('%j is refused', async (body) => {
  const me = newUser();
  const reply = await callApi(`POST /v1/projects/${await newProject(me)}/promocodeActivations`, { as: me, body });
  expectError(reply, 'VALIDATION_FAILED');
});
