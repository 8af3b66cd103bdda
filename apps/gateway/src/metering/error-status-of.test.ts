import { errorStatuses } from '@onepoint/plans-domain';
import { expect, it } from 'vitest';
import { errorCodes, type ErrorCode } from '@onepoint/gateway-errors';
import { errorCounter, errorStatusOf } from './error-status-of.ts';

it.each([
  ['RATE_LIMITED', 'rateLimited'],
  ['QUOTA_EXCEEDED', 'rateLimited'],
  ['CONNECTIONS_EXCEEDED', 'rateLimited'],
  ['KEY_MONTHLY_LIMIT_REACHED', 'rateLimited'],
  ['BALANCE_EXHAUSTED', 'unpaid'],
  ['KEY_PAUSED', 'forbidden'],
  ['METHOD_NOT_LISTED', 'forbidden'],
  ['METHOD_REFUSED', 'invalid'],
  ['BODY_TOO_LARGE', 'invalid'],
  ['UPSTREAM_FAILED', 'upstreamFailed'],
  ['UPSTREAM_TIMEOUT', 'upstreamFailed'],
  ['INTERNAL', 'internal'],
] as const)('%s counts as %s', (code, status) => {
  expect(errorStatusOf(code)).toBe(status);
});

it('never counts what the gateway refuses as an error of a node', () => {
  for (const code of Object.keys(errorCodes) as ErrorCode[]) expect(errorStatusOf(code)).not.toBe('upstreamError');
});

it('gives every status a counter of its own, in the order of storage', () => {
  expect(errorStatuses.map((status) => errorCounter(status))).toEqual([...errorStatuses.keys()]);
});
