import { expect, it } from 'vitest';
import { LruMap } from './lru-map.ts';

it('evicts the least recently used entry when full', () => {
  const map = new LruMap<string, number>(3);
  for (const [index, key] of ['a', 'b', 'c'].entries()) map.set(key, index);
  map.get('a');
  map.set('d', 4);
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([0, undefined, 2, 4]);
  expect(map.size).toBe(3);
});

it('replaces a value without evicting another', () => {
  const map = new LruMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  expect([map.get('a'), map.get('b')]).toEqual([3, 2]);
});
