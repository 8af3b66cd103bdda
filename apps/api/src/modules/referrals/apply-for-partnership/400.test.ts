import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

const body = { company: 'A', website: 'https://a.example.com', message: 'We teach.' };

test.each([
  ['no company', { ...body, company: ' ' }],
  ['no website', { ...body, website: 'a.example.com' }],
  ['a website that is a script', { ...body, website: 'javascript:alert(1)' }],
  ['nothing said', { ...body, message: '  ' }],
  ['too much said', { ...body, message: 'x'.repeat(501) }],
])('%s is refused', async (_case, invalid) => {
  const me = newUser();
  const projectId = await newProject(me);
  expectError(await callApi(`POST /v1/projects/${projectId}/partnership`, { as: me, body: invalid }), 'VALIDATION_FAILED');
});
