import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spendState, addSpend, spendMonth } from './spend.ts';

describe('spendState', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  it.each([
    ['is not reached one microcent below', 5, '2026-11-01', 4_999_999, false],
    ['is reached at exactly its amount', 5, '2026-11-01', 5_000_000, true],
    ['is reached above its amount', 5, '2026-11-01', 5_000_001, true],
    ['is never reached when unset', null, '2026-11-01', 9_000_000_000, false],
    ['is not reached by spend of another month', 5, '2026-10-01', 9_000_000_000, false],
  ])('a limit %s', (_what, spendLimitCents, spentMonth, spentMicrocents, isReached) => {
    const state = spendState({ spendLimitCents, spentMonth, spentMicrocents }, now);
    expect(state).toEqual({
      limitCents: spendLimitCents,
      spentMicrocents: spentMonth === '2026-11-01' ? spentMicrocents : 0,
      isReached,
      resetsAt: new Date('2026-12-01T00:00:00Z'),
    });
  });
});

describe('addSpend', () => {
  const never = { spentMonth: '1970-01-01', spentMicrocents: 0 };

  it('resets in a new month', () => {
    const november = addSpend(never, 39n, new Date('2026-11-30T23:59:59.999Z'));
    expect(november).toEqual({ spentMonth: '2026-11-01', spentMicrocents: 39 });
    expect(addSpend(november, 1n, new Date('2026-12-01T00:00:00Z'))).toEqual({ spentMonth: '2026-12-01', spentMicrocents: 1 });
  });

  it('adds up the same total however the cost is split', () => {
    const at = new Date('2026-11-21T10:00:00Z');
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { maxLength: 50 }), (costs) => {
        const { spentMicrocents } = costs.reduce((spend, cost) => addSpend(spend, cost, at), never);
        expect(BigInt(spentMicrocents)).toBe(costs.reduce((sum, cost) => sum + cost, 0n));
      }),
    );
  });

  it('throws when the sum exceeds safe integers', () => {
    expect(() => addSpend(never, 2n ** 60n, new Date(0))).toThrow(RangeError);
  });
});

describe('spendMonth', () => {
  it.each([
    ['2026-11-01T00:00:00.000Z', '2026-11-01', '2026-12-01T00:00:00.000Z'],
    ['2026-11-30T23:59:59.999Z', '2026-11-01', '2026-12-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2028-02-01', '2028-03-01T00:00:00.000Z'],
  ])('%s belongs to the month starting %s, which resets at %s', (at, startsOn, resetsAt) => {
    expect(spendMonth(new Date(at))).toEqual({ startsOn, resetsAt: new Date(resetsAt) });
  });
});
