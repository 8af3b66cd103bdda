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

it('uses for longer what may be older', async () => {
  let nowMs = 0;
  const fetchValue = vi.fn((key: string) => Promise.resolve(key));
  const cache = createPrefetchCache(fetchValue, () => nowMs);
  cache.prefetch('/docs/next', 60_000);
  nowMs = 30_000;
  cache.prefetch('/docs/next');
  await cache.take('/docs/next');
  expect(fetchValue).toHaveBeenCalledOnce();
});

it('gives what has come at once, as long as it is fresh and nobody took it', async () => {
  let nowMs = 0;
  const cache = createPrefetchCache(
    async (key: string) => Promise.resolve(key),
    () => nowMs,
  );
  cache.prefetch('/pricing');
  expect(cache.find('/pricing')).toBeUndefined();
  await expect.poll(() => cache.find('/pricing')).toBe('/pricing');
  nowMs = 5000;
  expect(cache.find('/pricing')).toBeUndefined();
  cache.prefetch('/pricing');
  await cache.take('/pricing');
  expect(cache.find('/pricing')).toBeUndefined();
});

it('tells when what is fetched ahead has come, unless it failed or was taken', async () => {
  const fetchValue = vi
    .fn<(key: string) => Promise<string>>()
    .mockResolvedValueOnce('page')
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('taken');
  const cache = createPrefetchCache(fetchValue, () => 0);
  await expect(cache.whenFound('/pricing')).resolves.toBeUndefined();
  cache.prefetch('/pricing');
  await expect(cache.whenFound('/pricing')).resolves.toBe('page');
  await expect(cache.take('/pricing')).resolves.toBe('page');
  cache.prefetch('/pricing');
  await expect(cache.whenFound('/pricing')).resolves.toBeUndefined();
  cache.prefetch('/pricing');
  const found = cache.whenFound('/pricing');
  await cache.take('/pricing');
  await expect(found).resolves.toBeUndefined();
});
