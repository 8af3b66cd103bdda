import { assert, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import type { GroupSpan } from './find-groups.ts';
import { stepSpan } from './step-span.ts';

const span = tuple(integer({ min: 0, max: 60 }), integer({ min: 0, max: 8 })).map(([first, more]): GroupSpan => ({
  first,
  last: first + more,
}));
const around = ({ first, last }: GroupSpan, margin: number): GroupSpan => ({ first: Math.max(0, first - margin), last: last + margin });
const has = ({ first, last }: GroupSpan, group: number): boolean => group >= first && group <= last;
const groupsOf = ({ first, last }: GroupSpan): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);

it('draws one more group with each step, and reaches what is wanted', () => {
  assert(
    property(span, span, integer({ min: 0, max: 3 }), (before, inSight, margin) => {
      const wanted = around(inSight, margin);
      let drawn = before;
      for (let steps = 0; steps <= groupsOf(wanted).length; steps += 1) {
        const next = stepSpan(drawn, wanted, inSight);
        expect(groupsOf(next).filter((group) => !has(drawn, group)).length).toBeLessThanOrEqual(1);
        drawn = next;
      }
      expect(drawn).toEqual(wanted);
    }),
  );
});

it('draws what is in sight before what is around it', () => {
  expect(stepSpan({ first: 0, last: 4 }, { first: 18, last: 24 }, { first: 20, last: 21 })).toEqual({ first: 20, last: 20 });
  expect(stepSpan({ first: 20, last: 20 }, { first: 18, last: 24 }, { first: 20, last: 21 })).toEqual({ first: 20, last: 21 });
  expect(stepSpan({ first: 21, last: 24 }, { first: 18, last: 24 }, { first: 20, last: 21 })).toEqual({ first: 20, last: 24 });
});
