import { test } from 'vitest';
import { callApi } from './call-api.ts';
import { expectError } from './expect-error.ts';
import { sessionToken } from './session-tokens.ts';

/** Declares that a call refuses who has no session, whatever else the request says, and before its body is read. */
export function needsSession(request: string, body?: unknown): void {
  test.each<[string, Record<string, string>]>([
    ['no token', {}],
    ['a token of another identity service', { authorization: `Bearer ${sessionToken('user_forged', { forged: true })}` }],
    ['an expired token', { authorization: `Bearer ${sessionToken('user_late', { claims: { exp: 1_700_000_000 } })}` }],
  ])(`${request} is refused with %s`, async (_case, headers) => {
    expectError(await callApi(request, { body, headers }), 'SESSION_REQUIRED');
  });
}
