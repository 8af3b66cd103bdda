import { planLimits } from '@onepoint/plans-domain';
import { expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

it('limits compute units as well as requests', () => {
  const limiter = new RateLimiter({ now: () => 0 });
  const { computeUnitsPerSecond } = planLimits('FREE');
  expect(limiter.take('proj_a', 'FREE', 1, computeUnitsPerSecond * 2)).toBe(0);
  expect(limiter.take('proj_a', 'FREE', 1, 1)).toBeGreaterThan(0);
  expect(limiter.take('proj_a', 'FREE', 1, 0)).toBe(0);
});

it('takes nothing when it refuses', () => {
  const time = { now: 0 };
  const limiter = new RateLimiter({ now: () => time.now });
  const { requestsPerSecond } = planLimits('FREE');
  expect(limiter.take('proj_a', 'FREE', requestsPerSecond * 2, 0)).toBe(0);
  for (let turn = 0; turn < 50; turn += 1) expect(limiter.take('proj_a', 'FREE', 1, 0)).toBeGreaterThan(0);
  time.now = 1_000 / requestsPerSecond + 1;
  expect(limiter.take('proj_a', 'FREE', 1, 0)).toBe(0);
});

it('gives a project its new limits as soon as its plan changes', () => {
  const limiter = new RateLimiter({ now: () => 0 });
  expect(limiter.take('proj_a', 'FREE', 10_000, 0)).toBe(0);
  expect(limiter.take('proj_a', 'FREE', 1, 0)).toBeGreaterThan(0);
  expect(limiter.take('proj_a', 'PAYG', 1, 0)).toBe(0);
});
