import { array, assert, constantFrom, integer, oneof, constant, property } from 'fast-check';
import { expect, it } from 'vitest';
import { nextSort, sortRows } from './sort-rows.ts';

const itself = <Value>(value: Value) => value;

it('orders texts as people do: numbers inside by value, case does not part them', () => {
  expect(sortRows(['key 10', 'Key 2', 'älter', 'zebra'], itself, 'ascending', 'en')).toEqual(['älter', 'Key 2', 'key 10', 'zebra']);
});

it('orders numbers by value, and leaves what is unknown last in both directions', () => {
  expect(sortRows([null, 20, 3], itself, 'ascending')).toEqual([3, 20, null]);
  expect(sortRows([null, 3, 20], itself, 'descending')).toEqual([20, 3, null]);
});

it('neither loses nor invents a row, and leaves the given ones alone', () => {
  const values = array(oneof(integer(), constant(null)));
  assert(
    property(values, constantFrom<'ascending' | 'descending'>('ascending', 'descending'), (rows, direction) => {
      const before = [...rows];
      const sorted = sortRows(rows, itself, direction);
      expect(rows).toEqual(before);
      expect([...sorted].toSorted()).toEqual([...rows].toSorted());
    }),
  );
});

it('keeps rows that are equal in the order they came in', () => {
  const rows = [
    { id: 'a', size: 1 },
    { id: 'b', size: 1 },
    { id: 'c', size: 0 },
  ];
  expect(sortRows(rows, ({ size }) => size, 'descending').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it('a click begins with the first direction of a column and then turns it', () => {
  const first = nextSort(undefined, 'requests', 'descending');
  expect(first).toEqual({ columnId: 'requests', direction: 'descending' });
  expect(nextSort(first, 'requests', 'descending').direction).toBe('ascending');
  expect(nextSort(first, 'name', 'ascending')).toEqual({ columnId: 'name', direction: 'ascending' });
});
