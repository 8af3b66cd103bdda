import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';

const body = { projectUrl: 'https://example.com/', message: 'Gnosis, please.' };

test.each([
  ['no message', { ...body, message: undefined }],
  ['a message of two characters', { ...body, message: ' ab ' }],
  ['a message of 501 characters', { ...body, message: 'a'.repeat(501) }],
  ['an address that runs a script', { ...body, projectUrl: 'javascript:alert(1)' }],
  ['a field nobody asked for', { ...body, admin: true }],
])('%s is refused, with the field named', async (_name, wrong) => {
  const details = expectError(await callApi('POST /v1/chainRequests', { body: wrong }), 'VALIDATION_FAILED');
  expect(details).toMatchObject({ issues: [expect.anything()] });
});
