import * as fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import type { PlanId } from './plans/plan.ts';
import { usageCost, accrueUsage, type UnbilledUsage, microcentsPerComputeUnit, exactRate } from './usage-cost.ts';

describe('usageCost', () => {
  it('charges $0.39 for a million compute units on pay as you go', () => {
    expect(usageCost(1_000_000, 'PAYG')).toBe(39_000_000n);
  });

  it('stays exact beyond safe integers', () => {
    expect(usageCost(9_007_199_254_740_993n, 'PAYG')).toBe(351_280_770_934_898_727n);
  });

  it('rejects negative and fractional amounts', () => {
    expect(() => usageCost(-1, 'PAYG')).toThrow(RangeError);
    expect(() => usageCost(0.5, 'PAYG')).toThrow(RangeError);
  });
});

describe('accrueUsage', () => {
  const nothing: UnbilledUsage = { unbilledMicrocents: 0, unbilledComputeUnits: 0 };
  const uses = fc.array(
    fc.record({ computeUnits: fc.oneof(fc.nat(200), fc.nat(3_000_000)), planId: fc.constantFrom('FREE', 'PAYG', 'M') }),
    {
      maxLength: 200,
    },
  );

  it('charges whole cents and keeps the remainder', () => {
    const first = accrueUsage(nothing, { computeUnits: 25_641, planId: 'PAYG' });
    expect(first).toEqual({ billedCents: 0, billedComputeUnits: 0, unbilledMicrocents: 999_999, unbilledComputeUnits: 25_641 });
    expect(accrueUsage(first, { computeUnits: 1, planId: 'PAYG' })).toEqual({
      billedCents: 1,
      billedComputeUnits: 25_641,
      unbilledMicrocents: 38,
      unbilledComputeUnits: 1,
    });
  });

  it('changes nothing on a free plan', () => {
    const unbilled = { unbilledMicrocents: 12, unbilledComputeUnits: 1 };
    expect(accrueUsage(unbilled, { computeUnits: 1_000, planId: 'FREE' })).toEqual({
      ...unbilled,
      billedCents: 0,
      billedComputeUnits: 0,
    });
  });

  it('never loses or creates a microcent or compute unit, for any sequence of plans and amounts', () => {
    fc.assert(
      fc.property(uses, (list) => {
        let unbilled = nothing;
        let cents = 0n;
        let units = 0n;
        for (const use of list) {
          const result = accrueUsage(unbilled, use);
          expect(result.unbilledMicrocents).toBeGreaterThanOrEqual(0);
          expect(result.unbilledMicrocents).toBeLessThan(1_000_000);
          expect(result.billedComputeUnits).toBeGreaterThanOrEqual(0);
          cents += BigInt(result.billedCents);
          units += BigInt(result.billedComputeUnits);
          unbilled = result;
        }
        const cost = list.reduce((sum, use) => sum + usageCost(use.computeUnits, use.planId), 0n);
        const charged = list.filter((use) => use.planId !== 'FREE').reduce((sum, use) => sum + BigInt(use.computeUnits), 0n);
        expect(cents * 1_000_000n + BigInt(unbilled.unbilledMicrocents)).toBe(cost);
        expect(units + BigInt(unbilled.unbilledComputeUnits)).toBe(charged);
      }),
    );
  });

  it('charges the same for many small amounts as for their sum', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 100 }), (list) => {
        let unbilled = nothing;
        let billedCents = 0;
        for (const computeUnits of list) {
          const result = accrueUsage(unbilled, { computeUnits, planId: 'PAYG' });
          billedCents += result.billedCents;
          unbilled = result;
        }
        const once = accrueUsage(nothing, { computeUnits: list.reduce((sum, units) => sum + units, 0), planId: 'PAYG' });
        expect({ billedCents, unbilledMicrocents: unbilled.unbilledMicrocents }).toEqual({
          billedCents: once.billedCents,
          unbilledMicrocents: once.unbilledMicrocents,
        });
      }),
    );
  });

  it('throws when a result exceeds safe integers', () => {
    expect(() => accrueUsage(nothing, { computeUnits: 10n ** 21n, planId: 'PAYG' })).toThrow('The amount of usage is too large.');
  });
});

describe('microcentsPerComputeUnit', () => {
  it.each([
    ['PUBLIC', 0],
    ['FREE', 0],
    ['BETA', 0],
    ['PAYG', 39],
    ['M', 29],
    ['L', 0],
  ] as const)('charges %s exactly %i microcents per compute unit', (planId, rate) => {
    expect(microcentsPerComputeUnit(planId)).toBe(rate);
  });

  it('charges nothing for an unknown plan', () => {
    expect(microcentsPerComputeUnit('GOLD' as PlanId)).toBe(0);
  });
});

describe('exactRate', () => {
  const perMillion = (priceUsd: string) =>
    ({ id: 'PAYG', price: { kind: 'metered', priceUsd, priceOldUsd: null, perComputeUnits: 1_000_000 } }) as const;

  it('is exact, and 0 for a monthly price', () => {
    expect(exactRate(perMillion('0.39'))).toBe(39);
    expect(exactRate(perMillion('0.01'))).toBe(1);
    expect(exactRate({ id: 'L', price: { kind: 'monthly', priceCents: 4_900 } })).toBe(0);
  });

  it('throws for a price that is not a whole number of microcents', () => {
    expect(() => exactRate(perMillion('0.395'))).toThrow('The price of plan PAYG is not a whole number of microcents per compute unit.');
  });
});
