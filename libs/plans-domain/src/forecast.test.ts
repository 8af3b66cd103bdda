import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultDepositTerms, depositCreditCents } from './deposits.ts';
import { depositForNextDays, expectedCharges, type ForecastParameters } from './forecast.ts';
import { packagePriceCents } from './packages/package.ts';
import { billingStates, now } from './testing/billing-states.ts';

const project: ForecastParameters = {
  balanceCents: 500,
  planId: 'PAYG',
  nextPlanId: null,
  planEndsAt: null,
  packageCount: 0,
  nextPackageCount: null,
  packageEndsAt: null,
  spentMicrocents: 0n,
  days: 7,
  now,
};

const packages = { packageCount: 2, packageEndsAt: new Date('2026-12-01T12:00:00Z'), packageAnchorDay: 1 };

describe('expectedCharges', () => {
  it('extends the recent pace of usage, rounded up to a cent', () => {
    expect(expectedCharges({ ...project, spentMicrocents: 700_000_000n })).toEqual({
      usageCents: 3_000,
      plansCents: 0,
      packagesCents: 0,
      totalCents: 3_000,
    });
    expect(expectedCharges({ ...project, spentMicrocents: 1n }).usageCents).toBe(1);
    expect(expectedCharges({ ...project, spentMicrocents: 700_000_000n }, 60).usageCents).toBe(6_000);
  });

  it('has no pace on the first day', () => {
    expect(expectedCharges({ ...project, days: 0 }).totalCents).toBe(0);
  });

  it('counts each package period that starts, with the number chosen for it, even if the balance does not cover it', () => {
    expect(expectedCharges({ ...project, ...packages }).packagesCents).toBe(2 * packagePriceCents);
    expect(expectedCharges({ ...project, ...packages, nextPackageCount: 1 }).packagesCents).toBe(packagePriceCents);
    expect(expectedCharges({ ...project, ...packages, nextPackageCount: 0 }).packagesCents).toBe(0);
    expect(expectedCharges({ ...project, ...packages }, 45).packagesCents).toBe(4 * packagePriceCents);
    expect(expectedCharges({ ...project, ...packages }, 9).packagesCents).toBe(0);
  });
});

describe('depositForNextDays', () => {
  it('credits the expected charges after the fee', () => {
    const cents = depositForNextDays({ ...project, spentMicrocents: 700_000_000n }, defaultDepositTerms);
    expect(cents).toBe(3_043);
    expect(depositCreditCents(3_043, defaultDepositTerms.fee)).toBe(3_000);
  });

  it('adds what the balance owes and keeps what is left of it', () => {
    const spending = { ...project, spentMicrocents: 700_000_000n };
    const flat = { ...defaultDepositTerms, fee: { kind: 'flat', cents: 0 } } as const;
    expect(depositForNextDays({ ...spending, balanceCents: -250 }, flat)).toBe(3_250);
    expect(depositForNextDays({ ...spending, balanceCents: 90_000 }, flat)).toBe(3_000);
  });

  it('is null when nothing is expected and nothing is owed, and at least the smallest deposit otherwise', () => {
    expect(depositForNextDays(project, defaultDepositTerms)).toBeNull();
    expect(depositForNextDays({ ...project, spentMicrocents: 1n }, defaultDepositTerms)).toBe(defaultDepositTerms.minimumCents);
  });

  it('covers what will be charged, for any project', () => {
    fc.assert(
      fc.property(
        billingStates,
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.integer({ min: 1, max: 7 }),
        (state, spentMicrocents, days) => {
          const parameters = { ...state, spentMicrocents, days, now };
          const cents = depositForNextDays(parameters, defaultDepositTerms) ?? 0;
          const missing = expectedCharges(parameters).totalCents + Math.max(0, -state.balanceCents);
          expect(depositCreditCents(cents, defaultDepositTerms.fee)).toBeGreaterThanOrEqual(missing);
        },
      ),
    );
  });
});
