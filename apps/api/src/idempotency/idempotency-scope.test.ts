import { expect, test } from 'vitest';
import { readIdempotencyScope } from './idempotency-scope.ts';

const optional = { operationId: 'createThing', idempotencyKey: 'optional' } as const;
const request = (key?: string, body: unknown = { name: 'A' }, params: unknown = {}) => ({
  headers: key === undefined ? {} : { 'idempotency-key': key },
  params,
  body,
});

test('gives the same hash for the same request, and another for another body or project', () => {
  const scope = readIdempotencyScope(request('k'), optional, 'user_1');
  expect(scope).toMatchObject({ userId: 'user_1', operationId: 'createThing', key: 'k' });
  expect(readIdempotencyScope(request('k'), optional, 'user_1')).toEqual(scope);
  expect(readIdempotencyScope(request('k', { name: 'B' }), optional, 'user_1')?.requestHash).not.toBe(scope?.requestHash);
  expect(readIdempotencyScope(request('k', { name: 'A' }, { projectId: 'p' }), optional, 'user_1')?.requestHash).not.toBe(
    scope?.requestHash,
  );
});

test('scopes a public call by its key alone, apart from signed-in users', () => {
  const scope = readIdempotencyScope(request('k'), optional, null);
  expect(readIdempotencyScope(request('k'), optional, null)).toEqual(scope);
  expect(readIdempotencyScope(request('k'), optional, 'user_1')?.userId).not.toBe(scope?.userId);
});

test('returns no scope without a key, and throws when the call requires one', () => {
  expect(readIdempotencyScope(request(), optional, 'user_1')).toBeNull();
  const required = { ...optional, idempotencyKey: 'required' } as const;
  expect(() => readIdempotencyScope(request(), required, 'user_1')).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
});
