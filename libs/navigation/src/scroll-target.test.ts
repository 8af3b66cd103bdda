import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scrollTargetOf } from './scroll-target.ts';

const left = { x: 0, y: 640 };

it.each([
  ['push', '', undefined, { kind: 'top' }],
  ['push', '#plans', left, { kind: 'element', id: 'plans' }],
  ['push', '#top', undefined, { kind: 'top' }],
  ['push', '#', undefined, { kind: 'top' }],
  ['replace', '#%E4%BB%B7%E6%A0%BC', undefined, { kind: 'element', id: '价格' }],
  ['push', '#100%', undefined, { kind: 'element', id: '100%' }],
  ['traverse', '#plans', left, { kind: 'position', position: left }],
  ['traverse', '#plans', undefined, { kind: 'element', id: 'plans' }],
  ['traverse', '', undefined, { kind: 'top' }],
] as const)('%s to %j, left at %j: %j', (arrival, hash, remembered, target) => {
  expect(scrollTargetOf(arrival, hash, remembered)).toEqual(target);
});

it('never fights with what the browser scrolls itself', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('initial', 'hash'),
      fc.string(),
      fc.option(fc.constant(left), { nil: undefined }),
      (arrival, id, position) => {
        expect(scrollTargetOf(arrival, `#${id}`, position)).toEqual({ kind: 'none' });
      },
    ),
  );
});
