import { expect, it } from 'vitest';
import { layOutGroups } from './lay-out-groups.ts';

const rowCounts = [20, 20, 20, 20, 20, 20, 7];
const seen = { heightsPx: new Map([[1, 800]]), rowPx: 40, widthPx: 1000 };

it('draws the window and the group with the focus, and leaves room of the same height for all others', () => {
  expect(layOutGroups({ ...seen, first: 3, last: 4, focused: 0 }, rowCounts)).toEqual([
    { group: 0, roomPx: undefined },
    { group: 1, roomPx: 1600 },
    { group: 3, roomPx: undefined },
    { group: 4, roomPx: undefined },
    { group: 5, roomPx: 1080 },
  ]);
});

it('leaves no room where all is drawn', () => {
  const parts = layOutGroups({ ...seen, first: 0, last: 24, focused: undefined }, rowCounts);
  expect(parts.map(({ group }) => group)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(parts.every(({ roomPx }) => roomPx === undefined)).toBe(true);
});
