import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accrueUsage, type UnbilledUsage } from './accrue-usage.ts';
import { usageCost } from './usage-cost.ts';

const nothing: UnbilledUsage = { unbilledMicrocents: 0, unbilledComputeUnits: 0 };
const uses = fc.array(fc.record({ computeUnits: fc.oneof(fc.nat(200), fc.nat(3_000_000)), planId: fc.constantFrom('FREE', 'PAYG', 'M') }), {
  maxLength: 200,
});

describe('accrueUsage', () => {
  it('keeps what is below a cent and charges whole cents', () => {
    const first = accrueUsage(nothing, { computeUnits: 25_641, planId: 'PAYG' });
    expect(first).toEqual({ billedCents: 0, billedComputeUnits: 0, unbilledMicrocents: 999_999, unbilledComputeUnits: 25_641 });
    expect(accrueUsage(first, { computeUnits: 1, planId: 'PAYG' })).toEqual({
      billedCents: 1,
      billedComputeUnits: 25_641,
      unbilledMicrocents: 38,
      unbilledComputeUnits: 1,
    });
  });

  it('changes nothing on a plan that does not charge', () => {
    const unbilled = { unbilledMicrocents: 12, unbilledComputeUnits: 1 };
    expect(accrueUsage(unbilled, { computeUnits: 1_000, planId: 'FREE' })).toEqual({ ...unbilled, billedCents: 0, billedComputeUnits: 0 });
  });

  it('neither loses nor creates a microcent or a compute unit, in any order of plans and amounts', () => {
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

  it('charges the same for many small uses as for their sum', () => {
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

  it('refuses what exceeds safe integers instead of losing a part of it', () => {
    expect(() => accrueUsage(nothing, { computeUnits: 10n ** 21n, planId: 'PAYG' })).toThrow('The amount of usage is too large.');
  });
});
