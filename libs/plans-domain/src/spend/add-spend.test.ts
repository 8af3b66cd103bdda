import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addSpend } from './add-spend.ts';

const never = { spentMonth: '1970-01-01', spentMicrocents: 0 };

it('begins anew in a new month', () => {
  const november = addSpend(never, 39n, new Date('2026-11-30T23:59:59.999Z'));
  expect(november).toEqual({ spentMonth: '2026-11-01', spentMicrocents: 39 });
  expect(addSpend(november, 1n, new Date('2026-12-01T00:00:00Z'))).toEqual({ spentMonth: '2026-12-01', spentMicrocents: 1 });
});

it('adds up to what was spent, however it is split', () => {
  const at = new Date('2026-11-21T10:00:00Z');
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { maxLength: 50 }), (costs) => {
      const { spentMicrocents } = costs.reduce((spend, cost) => addSpend(spend, cost, at), never);
      expect(BigInt(spentMicrocents)).toBe(costs.reduce((sum, cost) => sum + cost, 0n));
    }),
  );
});

it('refuses what a number cannot hold', () => {
  expect(() => addSpend(never, 2n ** 60n, new Date(0))).toThrow(RangeError);
});
