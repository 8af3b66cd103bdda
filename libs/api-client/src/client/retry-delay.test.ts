import { expect, test } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { ContractError } from '../errors/contract-error.ts';
import { NetworkError } from '../errors/network-error.ts';
import { retryDelay } from './retry-delay.ts';

const refusal = (status: number, retryAfterMs?: number): ApiError =>
  new ApiError({ code: 'X', message: 'x', status, requestId: 'req_1', retryAfterMs });

test('network errors, 429 and 5xx are tried again three times, each later than the last', () => {
  for (const error of [new NetworkError('NETWORK_TIMEOUT'), refusal(429), refusal(500), refusal(503)]) {
    expect([1, 2, 3, 4].map((attempt) => retryDelay(error, attempt))).toEqual([300, 600, 1200, undefined]);
  }
});

test.each([400, 401, 403, 404, 409, 422])('a refusal with %i is never repeated', (status) => {
  expect(retryDelay(refusal(status, 10), 1)).toBeUndefined();
});

test('a broken contract is never repeated', () => {
  expect(retryDelay(new ContractError('listProjects', 200), 1)).toBeUndefined();
});

test('Retry-After is waited for, unless it is longer than half a minute', () => {
  expect(retryDelay(refusal(429, 5000), 1)).toBe(5000);
  expect(retryDelay(refusal(429, 10), 1)).toBe(300);
  expect(retryDelay(refusal(429, 60_000), 1)).toBeUndefined();
});
