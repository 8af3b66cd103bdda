import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test.each([
  '',
  'hooks.example.com',
  'ftp://example.com',
  'https://user:word@example.com',
  'https://example.com/#a',
  `https://example.com/${'a'.repeat(500)}`,
])('%j is no address to deliver to', async (url) => {
  const me = newUser();
  const projectId = await newProject(me);
  expectError(await callApi(`POST /v1/projects/${projectId}/webhook`, { as: me, body: { url } }), 'VALIDATION_FAILED');
});
