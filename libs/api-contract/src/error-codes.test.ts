import { describe, expect, test } from 'vitest';
import { errorCodesOf } from './call.ts';
import { contract } from './contract.ts';
import { errorCodes } from './error-codes.ts';

describe('errorCodes', () => {
  const entries = Object.entries(errorCodes);

  test('have an error status, a message, a cause and a cure', () => {
    for (const [code, { status, message, cause, cure }] of entries) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      for (const sentence of [message, cause, cure]) expect(sentence).toMatch(/^.{8,}[.…`]$/);
    }
  });

  test('are all returned by a call or outside of calls', () => {
    const declared = new Set<string>(Object.values(contract).flatMap((call) => errorCodesOf(call)));
    const outsideOfCalls = ['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED'];
    for (const [code] of entries) expect([...declared, ...outsideOfCalls]).toContain(code);
  });

  test('include PROJECT_NOT_FOUND for every call that requires a role', () => {
    for (const call of Object.values(contract)) {
      if (call.access !== 'public' && call.access !== 'session') expect(call.errors).toContain('PROJECT_NOT_FOUND');
    }
  });
});

describe('errorCodesOf', () => {
  test('includes the codes of reading a body only for calls with a body', () => {
    expect(errorCodesOf(contract.createProject)).toEqual(
      expect.arrayContaining(['BODY_NOT_JSON', 'BODY_TOO_LARGE', 'LIMIT_REACHED', 'INTERNAL']),
    );
    expect(errorCodesOf(contract.listProjects)).not.toContain('BODY_NOT_JSON');
  });

  test('lists no code twice', () => {
    for (const call of Object.values(contract)) {
      const codes = errorCodesOf(call);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
});
