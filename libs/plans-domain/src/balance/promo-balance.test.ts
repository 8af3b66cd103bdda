import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { paidBalanceCents, promoBalanceAfter } from './promo-balance.ts';

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
  'of %i cents with %i of promo credit, %i more (moves promo credit: %s) leave %i',
  (balanceCents, promoBalanceCents, amountCents, movesPromo, after) => {
    expect(promoBalanceAfter({ balanceCents, promoBalanceCents }, { amountCents, movesPromo })).toBe(after);
  },
);

it('keeps the promo credit of a transfer, and lets it pay a debt first', () => {
  const transfer = { amountCents: 1_000, movesPromo: false, promoReceivedCents: 400 };
  expect(promoBalanceAfter({ balanceCents: 50, promoBalanceCents: 20 }, transfer)).toBe(420);
  expect(promoBalanceAfter({ balanceCents: -300, promoBalanceCents: 0 }, transfer)).toBe(100);
  expect(promoBalanceAfter({ balanceCents: -600, promoBalanceCents: 0 }, transfer)).toBe(0);
});

it('is never negative nor above the balance, and a charge takes paid money only when no promo credit is left', () => {
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
