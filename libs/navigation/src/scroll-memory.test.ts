import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createScrollMemory } from './scroll-memory.ts';

const visits = fc.array(fc.tuple(fc.string(), fc.nat(), fc.nat()), { maxLength: 300 });

it('remembers the last position of each of the last 100 entries, through a page load', () => {
  fc.assert(
    fc.property(visits, (made) => {
      const memory = createScrollMemory();
      for (const [key, x, y] of made) memory.set(key, { x, y });
      const next = createScrollMemory(memory.format());
      const last = new Map(
        made
          .toReversed()
          .map(([key, x, y]) => [key, { x, y }] as const)
          .toReversed(),
      );
      const order = [...new Set(made.toReversed().map(([key]) => key))];
      for (const [position, key] of order.entries()) expect(next.find(key)).toEqual(position < 100 ? last.get(key) : undefined);
    }),
  );
});

it.each([null, '', '{', '{}', '[1]', '[["a"]]', '[["a","1",2]]'])('takes %j for nothing remembered', (text) => {
  expect(createScrollMemory(text).format()).toBe('[]');
});
