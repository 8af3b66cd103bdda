import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { toApiError } from './to-api-error.ts';

const error = (fields: Record<string, unknown>): Error => Object.assign(new Error('internal words'), fields);

test.each([
  ['a body beyond the limit', error({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }), 'BODY_TOO_LARGE'],
  ['a body that is not JSON', error({ code: 'FST_ERR_CTP_INVALID_JSON_BODY', statusCode: 400 }), 'BODY_NOT_JSON'],
  ['any other client error', error({ code: 'FST_ERR_BAD_URL', statusCode: 400 }), 'VALIDATION_FAILED'],
  ['text that the database cannot store', error({ code: '22021' }), 'VALIDATION_FAILED'],
  ['a database shutdown', error({ code: '57P01' }), 'UNAVAILABLE'],
  ['a reply that breaks the contract', error({ code: 'FST_ERR_RESPONSE_SERIALIZATION', statusCode: 500 }), 'INTERNAL'],
  ['a thrown string', 'a string', 'INTERNAL'],
  ['nothing', undefined, 'INTERNAL'],
])('maps %s to its code with the public message', (_case, thrown, code) => {
  const answer = toApiError(thrown);
  expect(answer).toMatchObject({ code, details: undefined });
  expect(answer.message).not.toContain('internal words');
});

test('returns an ApiError unchanged', () => {
  const chosen = new ApiError('LIMIT_REACHED', { details: { limit: 1 } });
  expect(toApiError(chosen)).toBe(chosen);
});
