import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitsToCents } from './watcher/record-transfers.ts';

test.each([
  [1_000_000n, 6, 100],
  [19_990_000n, 6, 1_999],
  [9_999n, 6, 0],
  [10_000n, 6, 1],
  [10n ** 18n, 18, 100],
  [5n, 0, 500],
  [0n, 6, 0],
])('%i units with %i decimals are %i cents', (units, decimals, cents) => {
  expect(unitsToCents(units, decimals)).toBe(cents);
});

test('never is more credited than arrived, nor a whole cent less', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 2, max: 18 }), (units, decimals) => {
      const unitsPerCent = 10n ** BigInt(decimals - 2);
      const rest = units - BigInt(unitsToCents(units, decimals)) * unitsPerCent;
      expect(rest >= 0n && rest < unitsPerCent).toBe(true);
    }),
  );
});
