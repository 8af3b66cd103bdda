import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { shortfallCents } from './shortfall-cents.ts';

it.each([
  [0, 4_900, 4_900],
  [49, 4_900, 4_851],
  [4_899, 4_900, 1],
  [4_900, 4_900, 0],
  [4_901, 4_900, 0],
  [-150, 4_900, 5_050],
  [-150, -200, 0],
])('a balance of %i cents lacks, for %i cents, exactly %i', (balanceCents, neededCents, missingCents) => {
  expect(shortfallCents(balanceCents, neededCents)).toBe(missingCents);
});

it('is what makes the balance enough, and not a cent more', () => {
  const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(cents, cents, (balanceCents, neededCents) => {
      const missingCents = shortfallCents(balanceCents, neededCents);
      expect(missingCents).toBeGreaterThanOrEqual(0);
      expect(balanceCents + missingCents).toBe(Math.max(balanceCents, neededCents));
    }),
  );
});
