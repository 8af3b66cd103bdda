import { expect, test } from 'vitest';
import { contract } from '../contract.ts';
import { errorCodesOf } from './error-codes-of.ts';
import { errorCodes } from './error-codes.ts';

const entries = Object.entries(errorCodes);

test('every code has an error status, and says what happened, why, and what to do', () => {
  for (const [code, { status, message, cause, cure }] of entries) {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    for (const sentence of [message, cause, cure]) expect(sentence).toMatch(/^.{8,}[.…`]$/);
  }
});

test('every code is answered by some call, or by a request that is none', () => {
  const declared = new Set<string>(Object.values(contract).flatMap((call) => errorCodesOf(call)));
  const outsideOfCalls = ['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED'];
  for (const [code] of entries) expect([...declared, ...outsideOfCalls]).toContain(code);
});

test('a call that needs a role can say that the role forbids it, and that there is no such project', () => {
  for (const call of Object.values(contract)) {
    if (call.access !== 'public' && call.access !== 'session') expect(call.errors).toContain('PROJECT_NOT_FOUND');
  }
});
