import { expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { errorCodesOf } from './error-codes-of.ts';

test('a call with a body may say that the body cannot be read, one without may not', () => {
  expect(errorCodesOf(contract.createProject)).toEqual(
    expect.arrayContaining(['BODY_NOT_JSON', 'BODY_TOO_LARGE', 'LIMIT_REACHED', 'INTERNAL']),
  );
  expect(errorCodesOf(contract.listProjects)).not.toContain('BODY_NOT_JSON');
});

test('no code is listed twice', () => {
  for (const call of Object.values(contract)) {
    const codes = errorCodesOf(call);
    expect(new Set(codes).size).toBe(codes.length);
  }
});
