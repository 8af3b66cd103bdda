import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createPrefetchCache } from './create-prefetch-cache.ts';

it('uses what was fetched ahead for less than 5,000 ms, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 10_000 }), async (ageMs) => {
      let nowMs = 0;
      const fetchValue = vi.fn((key: string) => Promise.resolve(key));
      const cache = createPrefetchCache(fetchValue, () => nowMs);
      cache.prefetch('/pricing');
      nowMs = ageMs;
      await expect(cache.take('/pricing')).resolves.toBe('/pricing');
      expect(fetchValue).toHaveBeenCalledTimes(ageMs < 5000 ? 1 : 2);
      const before = fetchValue.mock.calls.length;
      await cache.take('/pricing');
      expect(fetchValue).toHaveBeenCalledTimes(before + 1);
    }),
  );
});

it('fetches once for a pointer that comes and goes', () => {
  const fetchValue = vi.fn(() => new Promise<string>(() => {}));
  const cache = createPrefetchCache(fetchValue, () => 0);
  cache.prefetch('/pricing');
  cache.prefetch('/pricing');
  expect(fetchValue).toHaveBeenCalledOnce();
});

it('a failure ahead of need is not kept', async () => {
  const fetchValue = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('page');
  const cache = createPrefetchCache(fetchValue, () => 0);
  cache.prefetch('/pricing');
  await expect.poll(() => cache.take('/pricing')).toBe('page');
});

it('uses what was put there, once', async () => {
  const fetchValue = vi.fn((key: string) => Promise.resolve(key));
  const cache = createPrefetchCache(fetchValue, () => 0);
  cache.put('/pricing', 'known');
  await expect(cache.take('/pricing')).resolves.toBe('known');
  await expect(cache.take('/pricing')).resolves.toBe('/pricing');
});
