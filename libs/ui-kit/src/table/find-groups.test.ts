import { array, assert, double, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { findGroups } from './find-groups.ts';

it('finds every group that a view shows a part of, and no other', () => {
  expect(findGroups([100, 100, 100, 100], 150, 250)).toEqual({ first: 1, last: 2 });
  expect(findGroups([100, 100, 100, 100], 100, 200)).toEqual({ first: 1, last: 1 });
});

it('finds the nearest group where the view lies beside the table', () => {
  expect(findGroups([100, 100], -500, -100)).toEqual({ first: 0, last: 0 });
  expect(findGroups([100, 100], 900, 1000)).toEqual({ first: 1, last: 1 });
});

it('always finds a group of the table', () => {
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
