import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { usdToCents } from '../cryptocloud-invoices.ts';

test.each([
  [19.99, 1_999],
  [100.2, 10_020],
  [0.29, 29],
  [99.999, 9_999],
  [0.009, 0],
  [1e-7, 0],
  [10_000_000, 1_000_000_000],
  [-5, 0],
])('%d dollars are %d whole cents', (usd, cents) => {
  expect(usdToCents(usd)).toBe(cents);
});

test('every number of cents survives the way over the wire', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (cents) => {
      expect(usdToCents(JSON.parse(JSON.stringify(cents / 100)) as number)).toBe(cents);
    }),
  );
});
