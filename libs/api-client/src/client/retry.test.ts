import { expect, test, vi } from 'vitest';
import { ApiError, ContractError, NetworkError } from '../errors.ts';
import { retryDelay, wait } from './retry.ts';

const refusal = (status: number, retryAfterMs?: number): ApiError =>
  new ApiError({ code: 'X', message: 'x', status, requestId: 'req_1', retryAfterMs });

test('retries network errors, 429 and 5xx three times with growing delays', () => {
  for (const error of [new NetworkError('NETWORK_TIMEOUT'), refusal(429), refusal(500), refusal(503)]) {
    expect([1, 2, 3, 4].map((attempt) => retryDelay(error, attempt))).toEqual([300, 600, 1200, undefined]);
  }
});

test.each([400, 401, 403, 404, 409, 422])('never retries a refusal with %i', (status) => {
  expect(retryDelay(refusal(status, 10), 1)).toBeUndefined();
});

test('never retries a response that breaks the contract', () => {
  expect(retryDelay(new ContractError('listProjects', 200), 1)).toBeUndefined();
});

test('honors Retry-After up to 30 seconds', () => {
  expect(retryDelay(refusal(429, 5000), 1)).toBe(5000);
  expect(retryDelay(refusal(429, 10), 1)).toBe(300);
  expect(retryDelay(refusal(429, 60_000), 1)).toBeUndefined();
});

test('rejects with the reason on abort', async () => {
  const controller = new AbortController();
  const waiting = wait(60_000, controller.signal);
  controller.abort(new Error('left the page'));
  await expect(waiting).rejects.toThrow('left the page');
  await expect(wait(60_000, controller.signal)).rejects.toThrow('left the page');
});

test('resolves after the delay', async () => {
  vi.useFakeTimers();
  let done = false;
  void wait(50, new AbortController().signal).then(() => (done = true));
  await vi.advanceTimersByTimeAsync(49);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(true);
  vi.useRealTimers();
});
