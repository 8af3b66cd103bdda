import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planChange, type PlanChange } from './plan-change.ts';
import { planIds } from './plan-id.ts';

const at = (current: 'FREE' | 'BETA' | 'PAYG' | 'M', target: (typeof planIds)[number], balanceCents = 0, planEndsAt: Date | null = null) =>
  planChange({ current, target, balanceCents, planEndsAt });

describe('planChange', () => {
  it('refuses each plan that cannot be chosen with its own reason', () => {
    expect(at('FREE', 'FREE')).toEqual({ kind: 'refused', reason: 'PLAN_IS_CURRENT', shortfallCents: 0 });
    expect(at('FREE', 'PUBLIC')).toMatchObject({ reason: 'PLAN_IS_PUBLIC' });
    expect(at('FREE', 'L')).toMatchObject({ reason: 'PLAN_IS_PACKAGE' });
    expect(at('FREE', 'BETA')).toMatchObject({ reason: 'PLAN_NOT_OFFERED' });
  });

  it('needs a balance above zero for pay as you go, and says what is missing', () => {
    expect(at('FREE', 'PAYG', 0)).toEqual({ kind: 'refused', reason: 'BALANCE_TOO_LOW', shortfallCents: 1 });
    expect(at('FREE', 'PAYG', -250)).toEqual({ kind: 'refused', reason: 'BALANCE_TOO_LOW', shortfallCents: 251 });
    expect(at('FREE', 'PAYG', 1)).toEqual({ kind: 'upgrade', effectiveAt: null, priceCents: 0, balanceAfterCents: 1 });
  });

  it('leads to the enterprise form whatever the balance', () => {
    expect(at('FREE', 'M', -1)).toEqual({ kind: 'enterprise' });
  });

  it('lets a project with debts go down to a plan that costs nothing', () => {
    expect(at('PAYG', 'FREE', -5)).toMatchObject({ kind: 'downgrade', balanceAfterCents: -5 });
  });

  it('takes effect at the end of the paid period when there is one, else at once', () => {
    const end = new Date('2027-01-01T00:00:00Z');
    expect(at('M', 'PAYG', 100, end)).toMatchObject({ kind: 'downgrade', effectiveAt: end });
    expect(at('M', 'PAYG', 100)).toMatchObject({ effectiveAt: null });
  });

  it('asks for exactly the missing amount: with it the same change is no longer refused for the balance', () => {
    const plan = fc.constantFrom(...planIds);
    fc.assert(
      fc.property(plan, plan, fc.integer({ min: -10_000_000, max: 10_000_000 }), (current, target, balanceCents) => {
        const before: PlanChange = planChange({ current, target, balanceCents, planEndsAt: null });
        if (before.kind !== 'refused' || before.reason !== 'BALANCE_TOO_LOW') return;
        expect(before.shortfallCents).toBeGreaterThan(0);
        const after = planChange({ current, target, balanceCents: balanceCents + before.shortfallCents, planEndsAt: null });
        const almost = planChange({ current, target, balanceCents: balanceCents + before.shortfallCents - 1, planEndsAt: null });
        expect(after.kind).not.toBe('refused');
        expect(almost).toMatchObject({ reason: 'BALANCE_TOO_LOW', shortfallCents: 1 });
      }),
    );
  });
});
