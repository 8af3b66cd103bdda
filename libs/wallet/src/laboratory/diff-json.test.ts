import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffJson } from './diff-json.ts';
import type { JsonValue } from './json-value.ts';

it('names each place that differs', () => {
  const before = { from: '0x1', list: [1, 2], same: true };
  expect(diffJson(before, { from: '0x2', list: [1, 3, 4], same: true, added: null })).toEqual([
    { path: ['from'], before: '0x1', after: '0x2' },
    { path: ['list', 1], before: 2, after: 3 },
    { path: ['list', 2], before: undefined, after: 4 },
    { path: ['added'], before: undefined, after: null },
  ]);
});

it('takes values of different kinds as a whole', () => {
  expect(diffJson([], {})).toEqual([{ path: [], before: [], after: {} }]);
});

it('finds nothing between equal values, and something between others', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const [left, right] = [a, b].map((value) => JSON.parse(JSON.stringify(value)) as JsonValue);
      expect(diffJson(left, structuredClone(left))).toEqual([]);
      expect(diffJson(left, right).length === 0).toBe(JSON.stringify(sorted(left)) === JSON.stringify(sorted(right)));
    }),
    { examples: [[{}, []]] },
  );
});

/** The same for values that differ in the order of keys alone. Names its kind: an empty list is no empty object. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return ['list', ...value.map(sorted)];
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return ['object', ...entries.map(([key, item]) => [key, sorted(item)])];
};
