import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupHeightsPx, moveWindow, type TableMeasurements, type RowWindow, stepSpan } from './row-window.ts';
import type { GroupSpan } from './table-rows.ts';

describe('stepSpan', () => {
  const span = tuple(integer({ min: 0, max: 60 }), integer({ min: 0, max: 8 })).map(([first, more]): GroupSpan => ({
    first,
    last: first + more,
  }));
  const around = ({ first, last }: GroupSpan, margin: number): GroupSpan => ({ first: Math.max(0, first - margin), last: last + margin });
  const has = ({ first, last }: GroupSpan, group: number): boolean => group >= first && group <= last;
  const groupsOf = ({ first, last }: GroupSpan): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);

  it('adds one group per step until all wanted groups are rendered', () => {
    assert(
      property(span, span, integer({ min: 0, max: 3 }), (before, visible, margin) => {
        const wanted = around(visible, margin);
        let drawn = before;
        for (let steps = 0; steps <= groupsOf(wanted).length; steps += 1) {
          const next = stepSpan(drawn, wanted, visible);
          expect(groupsOf(next).filter((group) => !has(drawn, group)).length).toBeLessThanOrEqual(1);
          drawn = next;
        }
        expect(drawn).toEqual(wanted);
      }),
    );
  });

  it('renders visible groups first', () => {
    expect(stepSpan({ first: 0, last: 4 }, { first: 18, last: 24 }, { first: 20, last: 21 })).toEqual({ first: 20, last: 20 });
    expect(stepSpan({ first: 20, last: 20 }, { first: 18, last: 24 }, { first: 20, last: 21 })).toEqual({ first: 20, last: 21 });
    expect(stepSpan({ first: 21, last: 24 }, { first: 18, last: 24 }, { first: 20, last: 21 })).toEqual({ first: 20, last: 24 });
  });
});

describe('moveWindow', () => {
  const rowCounts = Array.from({ length: 100 }, () => 20);
  const start: RowWindow = { first: 0, last: 1, focused: undefined, heightsPx: new Map(), rowPx: 36, widthPx: 0 };
  const at = (fromPx: number, rest: Partial<TableMeasurements> = {}): TableMeasurements => ({
    fromPx,
    toPx: fromPx + 900,
    widthPx: 1000,
    focused: undefined,
    heightsPx: new Map([[0, 900]]),
    ...rest,
  });

  /** Repeats the measurement until nothing changes. */
  function settle(before: RowWindow, measured: TableMeasurements): RowWindow {
    const after = moveWindow(before, measured, rowCounts);
    return after === before ? before : settle(after, measured);
  }

  it('renders the viewport and one viewport above and below, and then stops', () => {
    const settled = settle(start, at(9000));
    expect(settled).toMatchObject({ first: 9, last: 11 });
    expect(moveWindow(settled, at(9100), rowCounts)).toMatchObject({ first: 9, last: 12 });
    expect(settle(settled, at(9000))).toBe(settled);
  });

  it('estimates rows by the first measured height, and stores the height of each group', () => {
    const settled = settle(settle(start, at(0)), at(9000, { heightsPx: new Map([[9, 1000]]) }));
    expect(groupHeightsPx(settled, rowCounts).slice(7, 11)).toEqual([900, 900, 1000, 900]);
  });

  it('discards heights when the width changes', () => {
    const settled = settle(start, at(0));
    const wrapped = settle(settled, at(0, { widthPx: 360, heightsPx: new Map([[0, 3000]]) }));
    expect(groupHeightsPx(wrapped, rowCounts).slice(0, 2)).toEqual([3000, 3000]);
  });

  it('keeps the focused group at any scroll position', () => {
    expect(settle(start, at(9000, { focused: 0 }))).toMatchObject({ first: 9, focused: 0 });
  });
});
