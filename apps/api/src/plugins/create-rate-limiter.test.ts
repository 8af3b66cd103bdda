import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

test('each caller has a limit in each window', () => {
  let time = 0;
  const limiter = createRateLimiter({ callsMax: 2, windowMs: 1_000, now: () => time });
  expect(limiter.take('a')).toEqual({ allowed: true, remaining: 1, resetMs: 1_000 });
  time = 400;
  expect(limiter.take('a')).toEqual({ allowed: true, remaining: 0, resetMs: 600 });
  expect(limiter.take('a')).toEqual({ allowed: false, remaining: 0, resetMs: 600 });
  expect(limiter.take('b').allowed).toBe(true);
  time = 1_000;
  expect(limiter.take('a')).toEqual({ allowed: true, remaining: 1, resetMs: 1_000 });
});

test('memory is bounded: the caller whose window began first is forgotten first', () => {
  const limiter = createRateLimiter({ callsMax: 1, windowMs: 1_000, callersMax: 2, now: () => 0 });
  for (const caller of ['a', 'b', 'c']) limiter.take(caller);
  expect(limiter.take('c').allowed).toBe(false);
  expect(limiter.take('b').allowed).toBe(false);
  expect(limiter.take('a').allowed).toBe(true);
});
