import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueWith } from '../testing/catalogue-with.ts';
import { planChange, planChangeRefusals, type PlanChange } from './plan-change.ts';
import { planIds, type PlanId } from './plan-id.ts';

const at = (current: 'FREE' | 'BETA' | 'PAYG' | 'M', target: (typeof planIds)[number], balanceCents = 0, planEndsAt: Date | null = null) =>
  planChange({ current, target, balanceCents, planEndsAt });
const kindOf = (current: PlanId, target: PlanId, balanceCents: number) =>
  planChange({ current, target, balanceCents, planEndsAt: null }).kind;

describe('planChange', () => {
  it('refuses each plan that cannot be chosen with its own reason', () => {
    expect(at('FREE', 'FREE')).toEqual({ kind: 'refused', reason: 'PLAN_IS_CURRENT', shortfallCents: 0 });
    expect(at('FREE', 'PUBLIC')).toMatchObject({ reason: 'PLAN_IS_PUBLIC' });
    expect(at('FREE', 'L')).toMatchObject({ reason: 'PLAN_IS_PACKAGE' });
    expect(at('FREE', 'BETA')).toMatchObject({ reason: 'PLAN_NOT_OFFERED' });
  });

  it('refuses what is coming soon or not on offer', () => {
    const change = { current: 'FREE', target: 'PAYG', balanceCents: 100, planEndsAt: null } as const;
    expect(planChange(change, catalogueWith('PAYG', { comingSoon: true }))).toMatchObject({ reason: 'PLAN_COMING_SOON' });
    expect(planChange(change, catalogueWith('PAYG', { disabled: true }))).toMatchObject({ reason: 'PLAN_NOT_OFFERED' });
  });

  it('takes a pending change back when the current plan is chosen, and refuses the plan that comes next anyway', () => {
    const pending = { current: 'M', next: 'PAYG', balanceCents: -5, planEndsAt: null } as const;
    expect(planChange({ ...pending, target: 'M' })).toEqual({ kind: 'cancel', effectiveAt: null, priceCents: 0, balanceAfterCents: -5 });
    expect(planChange({ ...pending, target: 'PAYG' })).toEqual({ kind: 'refused', reason: 'PLAN_IS_NEXT', shortfallCents: 0 });
    expect(planChange({ ...pending, next: 'M', target: 'M' })).toMatchObject({ reason: 'PLAN_IS_CURRENT' });
    expect(planChange({ ...pending, next: null, target: 'M' })).toMatchObject({ reason: 'PLAN_IS_CURRENT' });
  });

  it('compares a fixed monthly price with the balance in cents, and shows what is left', () => {
    const change = { current: 'FREE', target: 'PAYG', planEndsAt: null } as const;
    const priced = catalogueWith('PAYG', { price: { kind: 'monthly', priceCents: 4_900 } });
    expect(planChange({ ...change, balanceCents: 49 }, priced)).toMatchObject({ reason: 'BALANCE_TOO_LOW', shortfallCents: 4_851 });
    expect(planChange({ ...change, balanceCents: 4_900 }, priced)).toMatchObject({
      kind: 'upgrade',
      priceCents: 4_900,
      balanceAfterCents: 0,
    });
  });

  it.each([
    ['FREE', 'PAYG', 'upgrade'],
    ['BETA', 'PAYG', 'upgrade'],
    ['BETA', 'FREE', 'downgrade'],
    ['PAYG', 'FREE', 'downgrade'],
    ['M', 'PAYG', 'downgrade'],
  ] as const)('from %s to %s is a %s', (current, target, kind) => {
    expect(at(current, target, 100)).toMatchObject({ kind });
  });

  it('is refused exactly where it names a reason, one of the closed set', () => {
    const plan = fc.constantFrom(...planIds);
    fc.assert(
      fc.property(plan, fc.option(plan), plan, fc.integer({ min: -100, max: 100 }), (current, next, target, balanceCents) => {
        const change = planChange({ current, next, target, balanceCents, planEndsAt: null });
        if (change.kind !== 'refused') return;
        expect(planChangeRefusals).toContain(change.reason);
        expect(change.shortfallCents > 0).toBe(change.reason === 'BALANCE_TOO_LOW');
      }),
    );
  });

  it('is never refused for a larger balance where a smaller one sufficed', () => {
    const plan = fc.constantFrom(...planIds);
    fc.assert(
      fc.property(plan, plan, fc.integer(), fc.nat(), (current, target, balanceCents, moreCents) => {
        const [less, more] = [balanceCents, balanceCents + moreCents].map((cents) => kindOf(current, target, cents));
        if (less !== 'refused') expect(more).toBe(less);
      }),
    );
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
