import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedCharges } from './forecast.ts';
import { packagePriceCents } from './packages/package.ts';
import { balanceRunwayDays, type BalanceRunwayParameters } from './runway.ts';
import { billingStates, now } from './testing/billing-states.ts';

const dollarMicrocents = 100_000_000n;
const usageOnly = { billing: null, now } as const;

describe('usage', () => {
  it.each([
    { balanceCents: 10_000, spentMicrocents: 70n * dollarMicrocents, days: 7, runwayDays: 10 },
    { balanceCents: 10_999, spentMicrocents: 70n * dollarMicrocents, days: 7, runwayDays: 10 },
    { balanceCents: 99, spentMicrocents: dollarMicrocents, days: 1, runwayDays: 0 },
    { balanceCents: 0, spentMicrocents: dollarMicrocents, days: 7, runwayDays: 0 },
    { balanceCents: -1, spentMicrocents: 0n, days: 7, runwayDays: 0 },
    { balanceCents: 1, spentMicrocents: 0n, days: 7, runwayDays: null },
    { balanceCents: 1, spentMicrocents: 1n, days: 7, runwayDays: 7_000_000 },
  ])('$balanceCents cents at $spentMicrocents microcents in $days days last $runwayDays days', ({ runwayDays, ...parameters }) => {
    expect(balanceRunwayDays({ ...usageOnly, ...parameters })).toBe(runwayDays);
  });

  it('subtracts usage that is not charged yet', () => {
    const spent = { ...usageOnly, spentMicrocents: 1_000_000n, days: 1 };
    expect(balanceRunwayDays({ ...spent, balanceCents: 2, unbilledMicrocents: 0 })).toBe(2);
    expect(balanceRunwayDays({ ...spent, balanceCents: 2, unbilledMicrocents: 1 })).toBe(1);
    expect(balanceRunwayDays({ ...spent, balanceCents: 1, unbilledMicrocents: 999_999, spentMicrocents: 0n })).toBeNull();
  });
});

describe('plans and packages', () => {
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const billing = { balanceCents: 0, planId: 'PAYG', nextPlanId: null, planEndsAt: null, packageCount: 1, nextPackageCount: null } as const;
  const renewsIn = (days: number): Partial<BalanceRunwayParameters> => ({ billing: { ...billing, packageEndsAt: inDays(days) } });
  const lasts = (parameters: Partial<BalanceRunwayParameters>) =>
    balanceRunwayDays({ balanceCents: 5_000, spentMicrocents: dollarMicrocents, days: 1, ...usageOnly, ...parameters });

  it('last until a renewal that the balance doesn’t cover after the usage before it', () => {
    expect(lasts(renewsIn(10))).toBe(10);
    expect(lasts({ ...renewsIn(10), balanceCents: packagePriceCents + 1_500 })).toBe(15);
  });

  it('don’t matter once usage has used the balance up', () => {
    expect(lasts(renewsIn(60))).toBe(50);
  });

  it('count without usage', () => {
    expect(lasts({ ...renewsIn(10), spentMicrocents: 0n, balanceCents: packagePriceCents - 1 })).toBe(10);
    expect(lasts({ ...renewsIn(10), spentMicrocents: 0n, balanceCents: packagePriceCents * 1_000 })).toBe(3_660);
    expect(lasts({ spentMicrocents: 0n })).toBeNull();
  });

  it('count as due now when their period has ended', () => {
    expect(lasts({ ...renewsIn(-1), balanceCents: packagePriceCents - 1 })).toBe(0);
  });

  it('cost no more within the runway than the balance, and more than it one day later', () => {
    fc.assert(
      fc.property(
        billingStates,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.bigInt(2n * 10n ** 9n, 10n ** 11n),
        (state, balanceCents, spent) => {
          const parameters = { ...state, balanceCents, spentMicrocents: spent, days: 7, now };
          const days = balanceRunwayDays({ ...parameters, billing: state }) ?? 0;
          // Expected usage is rounded up to a cent. Due charges can exceed the balance.
          if (days > 0) expect(expectedCharges(parameters, days).totalCents).toBeLessThanOrEqual(balanceCents + 1);
          expect(expectedCharges(parameters, days + 1).totalCents).toBeGreaterThanOrEqual(balanceCents);
        },
      ),
    );
  });
});
