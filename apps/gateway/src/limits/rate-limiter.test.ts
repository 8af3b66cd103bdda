import { planLimits } from '@onepoint/plans-domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';
import { TokenBucket } from './token-bucket.ts';

describe('token-bucket', () => {
  describe('TokenBucket', () => {
    it('allows a burst, then the refill rate', () => {
      const bucket = new TokenBucket(10, 20, 0);
      bucket.take(20, 0);
      expect(bucket.waitMs(1, 0)).toBe(100);
      expect(bucket.waitMs(1, 100)).toBe(0);
    });

    it('admits a cost above capacity when full, and waits until it is repaid', () => {
      const bucket = new TokenBucket(10, 20, 0);
      expect(bucket.waitMs(100, 0)).toBe(0);
      bucket.take(100, 0);
      expect(bucket.waitMs(1, 0)).toBe(8_100);
    });

    it('handles a clock that goes backward', () => {
      const bucket = new TokenBucket(10, 20, 1_000);
      bucket.take(5, 1_000);
      expect(bucket.waitMs(20, 0)).toBe(500);
    });

    it('never admits more than its capacity, the rate, and one overdraft', () => {
      const uses = fc.array(fc.record({ cost: fc.integer({ min: 1, max: 50 }), afterMs: fc.nat(500) }), { maxLength: 200 });
      fc.assert(
        fc.property(uses, (list) => {
          const bucket = new TokenBucket(10, 20, 0);
          let now = 0;
          let taken = 0;
          for (const { cost, afterMs } of list) {
            now += afterMs;
            if (bucket.waitMs(cost, now) > 0) continue;
            bucket.take(cost, now);
            taken += cost;
          }
          expect(taken).toBeLessThanOrEqual(20 + (now * 10) / 1_000 + 50);
        }),
      );
    });
  });
});

describe('rate-limiter', () => {
  it('limits compute units as well as requests', () => {
    const limiter = new RateLimiter({ now: () => 0 });
    const { computeUnitsPerSecond } = planLimits('FREE');
    expect(limiter.take('proj_a', 'FREE', 1, computeUnitsPerSecond * 2)).toBe(0);
    expect(limiter.take('proj_a', 'FREE', 1, 1)).toBeGreaterThan(0);
    expect(limiter.take('proj_a', 'FREE', 1, 0)).toBe(0);
  });

  it('consumes nothing when it rejects', () => {
    const time = { now: 0 };
    const limiter = new RateLimiter({ now: () => time.now });
    const { requestsPerSecond } = planLimits('FREE');
    expect(limiter.take('proj_a', 'FREE', requestsPerSecond * 2, 0)).toBe(0);
    for (let turn = 0; turn < 50; turn += 1) expect(limiter.take('proj_a', 'FREE', 1, 0)).toBeGreaterThan(0);
    time.now = 1_000 / requestsPerSecond + 1;
    expect(limiter.take('proj_a', 'FREE', 1, 0)).toBe(0);
  });

  it('applies a project’s new limits as soon as its plan changes', () => {
    const limiter = new RateLimiter({ now: () => 0 });
    expect(limiter.take('proj_a', 'FREE', 10_000, 0)).toBe(0);
    expect(limiter.take('proj_a', 'FREE', 1, 0)).toBeGreaterThan(0);
    expect(limiter.take('proj_a', 'PAYG', 1, 0)).toBe(0);
  });
});
