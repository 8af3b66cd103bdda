import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';

test.each([
  ['no name', {}],
  ['an empty name', { name: '   ' }],
  ['a name of 81 characters', { name: 'x'.repeat(81) }],
  ['control characters', { name: 'a\u0007b' }],
  ['a number for a name', { name: 1 }],
  ['a field nobody declared', { name: 'A', planId: 'M' }],
])('%s is refused, and the issue names the field', async (_case, body) => {
  const details = expectError(await callApi('POST /v1/projects', { as: newUser(), body }), 'VALIDATION_FAILED');
  expect(details).toEqual({ issues: [expect.objectContaining({ in: 'body', path: 'planId' in body ? [] : ['name'] })] });
});

test.each([
  ['text that is no JSON', '{"name":', 'application/json'],
  ['nothing', '', 'application/json'],
  ['a key that would reach the prototype', '{"__proto__":{"admin":true},"name":"A"}', 'application/json'],
])('a body of %s is refused', async (_case, body, type) => {
  expectError(await callApi('POST /v1/projects', { as: newUser(), body, headers: { 'content-type': type } }), 'BODY_NOT_JSON');
});

test.each(['', 'two words', 'x'.repeat(129)])('%j is no idempotency key', async (key) => {
  const reply = await callApi('POST /v1/projects', { as: newUser(), body: { name: 'A' }, headers: { 'idempotency-key': key } });
  expectError(reply, 'VALIDATION_FAILED');
});
