import { expect, test } from 'vitest';
import { keepOrder } from './keep-order.ts';

const keyed = (...keys: Array<string | null>) => keys.map((key) => ({ key }));

test('what was shown keeps its place, what is new comes behind it in its own order', () => {
  expect(keepOrder(['a', 'b'], keyed('c', 'b', 'd', 'a'))).toEqual(keyed('a', 'b', 'c', 'd'));
});

test('the rest stays last', () => {
  expect(keepOrder(['a', null], keyed('b', 'a', null))).toEqual(keyed('a', 'b', null));
});

test('at first the order is as given', () => {
  expect(keepOrder([], keyed('z', 'a', null))).toEqual(keyed('z', 'a', null));
});
