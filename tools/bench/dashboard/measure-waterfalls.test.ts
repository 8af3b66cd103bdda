import { expect, it } from 'vitest';
import { longestChain } from './measure-waterfalls.ts';

const request = (url: string, startMs: number, endMs: number) => ({ url, startMs, endMs });
const urls = (...requests: Parameters<typeof longestChain>[0][number][]) => longestChain(requests).map(({ url }) => url);

it('counts consecutive requests, not concurrent ones', () => {
  expect(urls(request('a', 0, 10), request('b', 0, 12), request('c', 3, 9))).toHaveLength(1);
  expect(urls(request('late', 25, 30), request('first', 0, 10), request('beside', 5, 20), request('second', 10, 24))).toEqual([
    'first',
    'second',
    'late',
  ]);
  expect(urls()).toEqual([]);
});
