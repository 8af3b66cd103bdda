import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceRunwayDays } from './balance-runway-days.ts';

const dollarMicrocents = 100_000_000n;

describe('balanceRunwayDays', () => {
  it.each([
    { balanceCents: 10_000, spentMicrocents: 70n * dollarMicrocents, days: 7, runwayDays: 10 },
    { balanceCents: 10_999, spentMicrocents: 70n * dollarMicrocents, days: 7, runwayDays: 10 },
    { balanceCents: 99, spentMicrocents: dollarMicrocents, days: 1, runwayDays: 0 },
    { balanceCents: 0, spentMicrocents: dollarMicrocents, days: 7, runwayDays: 0 },
    { balanceCents: -1, spentMicrocents: 0n, days: 7, runwayDays: 0 },
    { balanceCents: 1, spentMicrocents: 0n, days: 7, runwayDays: null },
    { balanceCents: 1, spentMicrocents: 1n, days: 7, runwayDays: 7_000_000 },
  ])('$balanceCents cents at $spentMicrocents microcents in $days days last $runwayDays', ({ runwayDays, ...parameters }) => {
    expect(balanceRunwayDays(parameters)).toBe(runwayDays);
  });

  it('counts what was used and not charged yet as gone', () => {
    const spent = { spentMicrocents: 1_000_000n, days: 1 };
    expect(balanceRunwayDays({ ...spent, balanceCents: 2, unbilledMicrocents: 0 })).toBe(2);
    expect(balanceRunwayDays({ ...spent, balanceCents: 2, unbilledMicrocents: 1 })).toBe(1);
    expect(balanceRunwayDays({ balanceCents: 1, unbilledMicrocents: 999_999, spentMicrocents: 0n, days: 1 })).toBeNull();
  });

  it('is never longer for a smaller balance or a faster pace', () => {
    const cents = fc.nat(100_000_000);
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.bigInt({ min: 1n, max: 10n ** 14n }),
        fc.bigInt({ min: 0n, max: 10n ** 14n }),
        (a, more, spent, faster) => {
          const runway = balanceRunwayDays({ balanceCents: a, spentMicrocents: spent, days: 30 });
          const richer = balanceRunwayDays({ balanceCents: a + more, spentMicrocents: spent, days: 30 });
          const hastier = balanceRunwayDays({ balanceCents: a, spentMicrocents: spent + faster, days: 30 });
          expect(richer).toBeGreaterThanOrEqual(runway ?? Infinity);
          expect(hastier).toBeLessThanOrEqual(runway ?? -Infinity);
        },
      ),
    );
  });
});
