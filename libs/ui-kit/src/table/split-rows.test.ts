import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { splitRows } from './split-rows.ts';

it('keeps every row once and in order, in groups that know where they begin and are no longer than allowed', () => {
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
