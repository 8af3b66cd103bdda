import { planLimits } from '@onepoint/plans-domain';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { KeyLimiter } from './key-limiter.ts';
import { RateLimiter } from './rate-limiter.ts';
import { checkSpend, shareIntervalMs, SpendingShare } from './spending.ts';

describe('check-spend', () => {
  const resetsAtMs = Date.parse('2026-12-01T00:00:00Z');
  const stopped = { balanceCents: 100, spendStop: { limitCents: 1_250, resetsAtMs } };
  const code = (name: string) => expect.objectContaining({ code: name }) as Error;

  it('allows spending within balance and limit', () => {
    expect(() => checkSpend({ balanceCents: 1, spendStop: null })).not.toThrow();
  });

  it('names the reached limit and when it resets', () => {
    expect(() => checkSpend(stopped, resetsAtMs - 1)).toThrow(
      expect.objectContaining({
        code: 'SPEND_LIMIT_REACHED',
        details: {
          message: 'The project has reached its spend limit of $12.50 per month. It resets at 2026-12-01T00:00:00.000Z.',
          data: { limitCents: 1_250, resetsAt: '2026-12-01T00:00:00.000Z' },
        },
      }),
    );
  });

  it('ignores a month’s limit once the month ends, before the database is queried again', () => {
    expect(() => checkSpend(stopped, resetsAtMs)).not.toThrow();
  });

  it('reports the empty balance first, because a higher limit wouldn’t help', () => {
    expect(() => checkSpend({ ...stopped, balanceCents: 0 }, 0)).toThrow(code('BALANCE_EXHAUSTED'));
  });
});

describe('spending-share', () => {
  const workersMax = 4;
  const { requestsPerSecond } = planLimits('FREE');
  const burst = requestsPerSecond * 2;

  function startProcesses(count: number) {
    const time = { now: 0 };
    const processes = Array.from({ length: count }, (_, index) => {
      const rateLimiter = new RateLimiter({ now: () => time.now, isShared: true });
      const keyLimiter = new KeyLimiter({ elapsed: () => time.now, isShared: true });
      const share = new SpendingShare({
        plans: rateLimiter,
        keys: keyLimiter,
        send: (message) => {
          for (const [other, { share: listener }] of processes.entries()) if (other !== index) listener.receive(message);
        },
      });
      return { rateLimiter, keyLimiter, share };
    });
    return { time, processes };
  }

  it('keeps all processes together within a plan’s rate and burst, except for requests before messages arrive', () => {
    const arrivals = fc.array(
      fc.record({ process: fc.nat(workersMax - 1), requests: fc.integer({ min: 1, max: 20 }), waitMs: fc.nat(20) }),
      {
        minLength: 1,
        maxLength: 400,
      },
    );
    fc.assert(
      fc.property(arrivals, (list) => {
        const { time, processes } = startProcesses(workersMax);
        let [passed, sinceTold, beforeTold, toldAt] = [0, 0, 0, 0];
        for (const { process, requests, waitMs } of list) {
          time.now += waitMs;
          if (time.now - toldAt >= shareIntervalMs) {
            for (const { share } of processes) share.broadcast();
            toldAt = time.now;
            beforeTold = Math.max(beforeTold, sinceTold);
            sinceTold = 0;
          }
          if (processes[process]?.rateLimiter.take('proj_a', 'FREE', requests, 0) !== 0) continue;
          passed += requests;
          sinceTold += requests;
          expect(passed).toBeLessThanOrEqual(burst + (requestsPerSecond * time.now) / 1_000 + Math.max(beforeTold, sinceTold));
        }
      }),
    );
  });

  it('rejects in every process once one process used up the budget', () => {
    const { processes } = startProcesses(3);
    expect(processes[0]?.rateLimiter.take('proj_a', 'FREE', burst, 0)).toBe(0);
    processes[0]?.share.broadcast();
    for (const { rateLimiter } of processes) {
      expect(rateLimiter.take('proj_a', 'FREE', 1, 0)).toBeGreaterThan(0);
      expect(rateLimiter.take('proj_b', 'FREE', 1, 0)).toBe(0);
    }
  });

  it('shares key limits as well', () => {
    const { processes } = startProcesses(2);
    const keyLimits = { requestsPerSecond: 2, computeUnitsPerDay: null, computeUnitsPerMonth: null, recorded: null };
    const key = { apiKeyId: 'key_a', keyLimits };
    processes[0]?.keyLimiter.takeRate(key, 2);
    processes[0]?.share.broadcast();
    expect(() => processes[1]?.keyLimiter.checkRate(key, 1)).toThrow(expect.objectContaining({ code: 'KEY_RATE_LIMITED' }));
  });

  it('sends nothing without admitted requests', () => {
    const send = vi.fn();
    const rateLimiter = new RateLimiter({ now: () => 0, isShared: true });
    const share = new SpendingShare({ plans: rateLimiter, keys: new KeyLimiter({ isShared: true }), send });
    share.broadcast();
    expect(send).not.toHaveBeenCalled();
    expect(rateLimiter.take('proj_a', 'FREE', burst, 0)).toBe(0);
    share.broadcast();
    share.broadcast();
    expect(send).toHaveBeenCalledExactlyOnceWith({ kind: 'spending', plans: [['proj_a', 'FREE', burst, 0]], keys: [] });
  });
});
