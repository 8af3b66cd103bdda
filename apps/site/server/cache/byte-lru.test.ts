// @vitest-environment node
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ByteLru } from './byte-lru.ts';

it('never exceeds its size and reports its size', () => {
  const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), bytes: fc.nat(60), reads: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const cache = new ByteLru<number>(100);
      const weights = new Map<string, number>();
      for (const { key, bytes, reads } of steps) {
        if (reads) cache.get(key);
        else cache.set(key, bytes, bytes);
        weights.set(key, reads ? (weights.get(key) ?? 0) : bytes);
        const held = [...weights.keys()].map((each) => cache.get(each) ?? 0);
        expect(cache.bytes).toBeLessThanOrEqual(100);
        expect(held.reduce((sum, each) => sum + each, 0)).toBe(cache.bytes);
      }
    }),
  );
});

it('evicts the least recently used value', () => {
  const cache = new ByteLru<string>(100);
  cache.set('a', 'A', 40);
  cache.set('b', 'B', 40);
  cache.get('a');
  cache.set('c', 'C', 40);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
});

it('does not evict everything for one value that is too large', () => {
  const cache = new ByteLru<string>(100);
  cache.set('a', 'A', 40);
  cache.set('b', 'B', 101);
  expect([cache.get('a'), cache.get('b'), cache.bytes]).toEqual(['A', undefined, 40]);
});
