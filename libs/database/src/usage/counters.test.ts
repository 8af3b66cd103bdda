import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCounters, packCounters, unpackCounters } from './counters.ts';

const counters = fc.array(fc.nat(1_000_000_000), { maxLength: 90 });

const trimmed = (list: readonly number[]): number[] => list.slice(0, list.findLastIndex((count) => count > 0) + 1);

test('the sum of two packed numbers holds the sums of their counters', () => {
  fc.assert(
    fc.property(counters, counters, (a, b) => {
      const sum = BigInt(packCounters(a)) + BigInt(packCounters(b));
      expect(unpackCounters(String(sum))).toEqual(trimmed(addCounters(a, b)));
    }),
  );
});

test('counters that are not there are zeros', () => {
  const sparse: number[] = [];
  sparse[2] = 5;
  expect(unpackCounters(packCounters(sparse))).toEqual([0, 0, 5]);
  expect(packCounters([])).toBe('0');
  expect(unpackCounters('0')).toEqual([]);
});
