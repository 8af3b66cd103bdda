import { contract, errorCodesOf, type ErrorCode } from '@onepoint/api-contract';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { implementedOperations, routes } from '../routes.ts';
import { calls, named } from '../test/contract-calls.ts';

const modules = join(import.meta.dirname, '../modules');
const files = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, noun: dirname(path).split('/')[0] ?? '', text: readFileSync(join(modules, path), 'utf8') }));

/** Errors that the tests of this folder and of `plugins` trigger for every call, or for every call with that id in its path. */
const proved: ReadonlySet<ErrorCode> = new Set(['SESSION_REQUIRED', 'ROLE_FORBIDS', 'PROJECT_NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE']);
const provedById: Readonly<Partial<Record<ErrorCode, string>>> = {
  ALERT_NOT_FOUND: '{alertId}',
  API_KEY_NOT_FOUND: '{apiKeyId}',
  INVITATION_NOT_FOUND: '{invitationId}',
  MEMBER_NOT_FOUND: '{memberId}',
  PAYMENT_NOT_FOUND: '{paymentId}',
  PROVIDER_NOT_FOUND: '{providerId}',
  REQUEST_NOT_FOUND: '{requestId}',
  TOKEN_NOT_FOUND: 'okenId}',
  USER_NOT_FOUND: '{userId}',
};

test('there is one route for each call of the contract, and no other route', () => {
  expect(implementedOperations.toSorted()).toEqual(Object.keys(contract).toSorted());
  for (const { call } of routes) expect(contract).toHaveProperty(call.operationId, call);
});

test.each(named(calls))('%s is defined once, and its module tests every error it declares', (operationId, call) => {
  const definition = new RegExp(String.raw`defineRoute\(\s*contract\.${operationId}\b`, 'u');
  const [route, ...others] = files.filter(({ text }) => definition.test(text));
  expect([route?.noun, others]).toEqual([expect.any(String), []]);
  const tests = files.filter(({ path, noun }) => noun === route?.noun && path.endsWith('.test.ts')).map(({ text }) => text);
  const declared = call.errors.filter((code) => !proved.has(code) && !call.path.includes(provedById[code] ?? '{}'));
  for (const code of declared) expect(tests.filter((text) => text.includes(code))).not.toEqual([]);
  expect(errorCodesOf(call)).toContain('INTERNAL');
});
