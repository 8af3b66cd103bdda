import * as fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { paidBalanceCents, promoBalanceAfter, isSpendLimited, paceDays } from './balance.ts';

describe('promoBalanceAfter', () => {
  it.each([
    // balance, promo, amount, moves promo: promo after
    [0, 0, 500, true, 500],
    [1_500, 500, -400, true, 100],
    [1_500, 500, -600, true, 0],
    [500, 500, -600, true, 0],
    [-200, 0, 500, true, 300],
    [-800, 0, 500, true, 0],
    [500, 500, 1_000, false, 500],
    [1_500, 500, -140, false, 500],
    [1_500, 500, -1_000, false, 500],
    [500, 500, -200, false, 300],
  ])(
    '%i cents with %i of promo credit, moved by %i (moves promo: %s), keep %i of promo credit',
    (balanceCents, promoBalanceCents, amountCents, movesPromo, after) => {
      expect(promoBalanceAfter({ balanceCents, promoBalanceCents }, { amountCents, movesPromo })).toBe(after);
    },
  );

  it('carries promo credit over in a transfer and uses it to pay a debt first', () => {
    const transfer = { amountCents: 1_000, movesPromo: false, promoReceivedCents: 400 };
    expect(promoBalanceAfter({ balanceCents: 50, promoBalanceCents: 20 }, transfer)).toBe(420);
    expect(promoBalanceAfter({ balanceCents: -300, promoBalanceCents: 0 }, transfer)).toBe(100);
    expect(promoBalanceAfter({ balanceCents: -600, promoBalanceCents: 0 }, transfer)).toBe(0);
  });

  it('stays between 0 and the balance, and charges use paid money only when no promo credit is left', () => {
    const movement = fc.record({ amountCents: fc.integer({ min: -2_000, max: 2_000 }), movesPromo: fc.boolean() });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 40 }), (movements) => {
        let held = { balanceCents: 0, promoBalanceCents: 0 };
        for (const { amountCents, movesPromo } of movements) {
          const after = {
            balanceCents: held.balanceCents + amountCents,
            promoBalanceCents: promoBalanceAfter(held, { amountCents, movesPromo }),
          };
          expect(after.promoBalanceCents).toBeGreaterThanOrEqual(0);
          expect(after.promoBalanceCents).toBeLessThanOrEqual(Math.max(0, after.balanceCents));
          const isCharge = movesPromo && amountCents < 0;
          if (isCharge && paidBalanceCents(after) < paidBalanceCents(held)) expect(after.promoBalanceCents).toBe(0);
          if (movesPromo) expect(paidBalanceCents(after)).toBeLessThanOrEqual(paidBalanceCents(held));
          held = after;
        }
      }),
    );
  });
});

describe('isSpendLimited', () => {
  it.each([
    ['PAYG', 1, false],
    ['PAYG', 0, true],
    ['PAYG', -1, true],
    ['M', 0, true],
    ['FREE', -1, false],
    ['BETA', 0, false],
    ['PUBLIC', 0, false],
  ] as const)('plan %s at %i cents: limited %s', (planId, balanceCents, isLimited) => {
    expect(isSpendLimited(planId, balanceCents)).toBe(isLimited);
  });
});

describe('paceDays', () => {
  it.each([
    ['2026-11-21T00:00:00Z', '2026-11-21T23:59:59Z', 0],
    ['2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z', 1],
    ['2026-11-14T12:00:00Z', '2026-11-21T11:00:00Z', 7],
    ['2026-01-01T00:00:00Z', '2026-11-21T11:00:00Z', 7],
    ['2026-11-22T00:00:00Z', '2026-11-21T11:00:00Z', 0],
  ])('a project created at %s has, at %s, %i complete days', (createdAt, now, days) => {
    expect(paceDays({ createdAt: new Date(createdAt), now: new Date(now) })).toBe(days);
  });
});
