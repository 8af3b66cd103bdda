import { test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';

const body = { email: 'ada@example.com', projectLink: 'https://example.com/app', message: 'Two billion calls a day.' };

test.each([
  ['no e-mail address', { ...body, email: '' }],
  ['an e-mail address of more than 300 characters', { ...body, email: `${'a'.repeat(300)}@example.com` }],
  ['a link that is none', { ...body, projectLink: 'example' }],
  ['a link of more than 300 characters', { ...body, projectLink: `https://example.com/${'a'.repeat(300)}` }],
  ['a message of two characters', { ...body, message: 'ab' }],
  ['a message of 501 characters', { ...body, message: 'a'.repeat(501) }],
])('%s is refused', async (_name, wrong) => {
  expectError(await callApi('POST /v1/enterpriseRequests', { body: wrong }), 'VALIDATION_FAILED');
});
