import { array, assert, constant, constantFrom, double, integer, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findGroups, hasSameRows, layOutGroups, nextSort, sortRows, splitRows } from './table-rows.ts';

describe('findGroups', () => {
  it('finds exactly the groups that overlap the viewport', () => {
    expect(findGroups([100, 100, 100, 100], 150, 250)).toEqual({ first: 1, last: 2 });
    expect(findGroups([100, 100, 100, 100], 100, 200)).toEqual({ first: 1, last: 1 });
  });

  it('finds the nearest group if the table is outside of the viewport', () => {
    expect(findGroups([100, 100], -500, -100)).toEqual({ first: 0, last: 0 });
    expect(findGroups([100, 100], 900, 1000)).toEqual({ first: 1, last: 1 });
  });

  it('always finds a group', () => {
    const heights = array(integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 20 });
    const place = double({ min: -1e5, max: 1e5, noNaN: true });
    assert(
      property(heights, place, integer({ min: 0, max: 5000 }), (heightsPx, fromPx, viewPx) => {
        const { first, last } = findGroups(heightsPx, fromPx, fromPx + viewPx);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeGreaterThanOrEqual(first);
        expect(last).toBeLessThan(heightsPx.length);
      }),
    );
  });
});

describe('hasSameRows', () => {
  const rows = Array.from({ length: 30 }, (_, id) => ({ id }));

  it('keeps groups above an appended page identical', () => {
    const [first, second] = splitRows(rows, 20);
    const [firstAfter, secondAfter] = splitRows([...rows, { id: 30 }], 20);
    expect(hasSameRows(first!, firstAfter!)).toBe(true);
    expect(hasSameRows(second!, secondAfter!)).toBe(false);
  });

  it('distinguishes groups by their rows and position', () => {
    const [first] = splitRows(rows, 20);
    expect(hasSameRows(first!, { ...first!, rows: first!.rows.with(7, { id: 7 }) })).toBe(false);
    expect(hasSameRows(first!, { ...first!, firstIndex: 20 })).toBe(false);
  });
});

describe('layOutGroups', () => {
  const rowCounts = [20, 20, 20, 20, 20, 20, 7];
  const seen = { heightsPx: new Map([[1, 800]]), rowPx: 40, widthPx: 1000 };

  it('renders the window and the focused group, with spacers of the same height for all others', () => {
    expect(layOutGroups({ ...seen, first: 3, last: 4, focused: 0 }, rowCounts)).toEqual([
      { group: 0, roomPx: undefined },
      { group: 1, roomPx: 1600 },
      { group: 3, roomPx: undefined },
      { group: 4, roomPx: undefined },
      { group: 5, roomPx: 1080 },
    ]);
  });

  it('has no spacers when everything is rendered', () => {
    const parts = layOutGroups({ ...seen, first: 0, last: 24, focused: undefined }, rowCounts);
    expect(parts.map(({ group }) => group)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(parts.every(({ roomPx }) => roomPx === undefined)).toBe(true);
  });
});

describe('sortRows', () => {
  const itself = <Value>(value: Value) => value;

  it('sorts texts naturally, ignoring case', () => {
    expect(sortRows(['key 10', 'Key 2', 'älter', 'zebra'], itself, 'ascending', 'en')).toEqual(['älter', 'Key 2', 'key 10', 'zebra']);
  });

  it('sorts numbers by value, with null last in both directions', () => {
    expect(sortRows([null, 20, 3], itself, 'ascending')).toEqual([3, 20, null]);
    expect(sortRows([null, 3, 20], itself, 'descending')).toEqual([20, 3, null]);
  });

  it('keeps all rows and does not mutate its input', () => {
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

  it('sorts stably', () => {
    const rows = [
      { id: 'a', size: 1 },
      { id: 'b', size: 1 },
      { id: 'c', size: 0 },
    ];
    expect(sortRows(rows, ({ size }) => size, 'descending').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('sorts in the initial direction of a column on the first click and reverses on the next', () => {
    const first = nextSort(undefined, 'requests', 'descending');
    expect(first).toEqual({ columnId: 'requests', direction: 'descending' });
    expect(nextSort(first, 'requests', 'descending').direction).toBe('ascending');
    expect(nextSort(first, 'name', 'ascending')).toEqual({ columnId: 'name', direction: 'ascending' });
  });
});

describe('splitRows', () => {
  it('splits all rows in order into groups of limited size with their start index', () => {
    assert(
      property(array(integer()), integer({ min: 1, max: 9 }), (rows, rowsMax) => {
        const groups = splitRows(rows, rowsMax);
        expect(groups.flatMap((group) => group.rows)).toEqual(rows);
        for (const { firstIndex, rows: of } of groups) {
          expect(of.length).toBeGreaterThan(0);
          expect(of.length).toBeLessThanOrEqual(rowsMax);
          expect(rows.slice(firstIndex, firstIndex + of.length)).toEqual(of);
        }
      }),
    );
  });
});
