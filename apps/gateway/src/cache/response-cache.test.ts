import { expect, it } from 'vitest';
import { ResponseCache, resultBytesMax } from './response-cache.ts';

const entry = (result: string, block = 1, chain = 'ethereum') => ({ chain, result, block });

it('stays within its bytes and evicts what was used least recently', () => {
  const cache = new ResponseCache(100_000);
  for (let index = 0; index < 30; index += 1) {
    cache.set(`key ${index}`, entry('x'.repeat(9_000)));
    cache.get('key 0');
  }
  expect(cache.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.size).toBe(10);
  expect([cache.get('key 0'), cache.get('key 29')].map((found) => found?.result.length)).toEqual([9_000, 9_000]);
  expect(cache.get('key 1')).toBeUndefined();
});

it('keeps no result that is too large', () => {
  const cache = new ResponseCache(10_000_000);
  cache.set('a', entry('x'.repeat(resultBytesMax + 1)));
  cache.set('b', entry('x'.repeat(resultBytesMax)));
  expect([cache.get('a'), cache.get('b')?.result.length]).toEqual([undefined, resultBytesMax]);
});

it('counts characters beyond Latin-1 twice', () => {
  const cache = new ResponseCache(10_000);
  cache.set('a', entry('東'.repeat(1_000)));
  expect(cache.bytes).toBeGreaterThan(2_000);
});

it('forgets one chain’s results above a block', () => {
  const cache = new ResponseCache(100_000);
  cache.set('constant', entry('1', -1));
  cache.set('low', entry('1', 10));
  cache.set('high', entry('1', 11));
  cache.set('unknown', entry('1', Infinity));
  cache.set('other', entry('1', 11, 'base'));
  cache.dropAbove('ethereum', 10);
  expect(['constant', 'low', 'high', 'unknown', 'other'].filter((key) => cache.get(key) !== undefined)).toEqual([
    'constant',
    'low',
    'other',
  ]);
  cache.dropAbove('ethereum', -1);
  expect(['constant', 'low', 'other'].filter((key) => cache.get(key) !== undefined)).toEqual(['constant', 'other']);
});

it('makes equal calls wait until the first one ends', async () => {
  const cache = new ResponseCache(100_000);
  const flight = cache.startFlight('a');
  expect(cache.flightOf('a')).toBe(flight);
  flight.end('stored');
  flight.end('abandoned');
  expect(await flight.ended).toBe('stored');
  expect(cache.flightOf('a')).toBeUndefined();
});
