import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createPrefetchCache, prefersLessData } from './prefetch-cache.ts';

describe('createPrefetchCache', () => {
  it('uses a prefetched value once within 5,000 ms', async () => {
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

  it('prefetches once for repeated hovers', () => {
    const fetchValue = vi.fn(() => new Promise<string>(() => {}));
    const cache = createPrefetchCache(fetchValue, () => 0);
    cache.prefetch('/pricing');
    cache.prefetch('/pricing');
    expect(fetchValue).toHaveBeenCalledOnce();
  });

  it('does not cache a failed prefetch', async () => {
    const fetchValue = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('page');
    const cache = createPrefetchCache(fetchValue, () => 0);
    cache.prefetch('/pricing');
    await expect.poll(() => cache.take('/pricing')).toBe('page');
  });

  it('uses a stored value once', async () => {
    const fetchValue = vi.fn((key: string) => Promise.resolve(key));
    const cache = createPrefetchCache(fetchValue, () => 0);
    cache.put('/pricing', 'known');
    await expect(cache.take('/pricing')).resolves.toBe('known');
    await expect(cache.take('/pricing')).resolves.toBe('/pricing');
  });
});

describe('prefersLessData', () => {
  it.each([
    [{}, false],
    [{ connection: {} }, false],
    [{ connection: { saveData: false, effectiveType: '4g' } }, false],
    [{ connection: { effectiveType: '3g' } }, false],
    [{ connection: { saveData: true, effectiveType: '4g' } }, true],
    [{ connection: { effectiveType: '2g' } }, true],
    [{ connection: { effectiveType: 'slow-2g' } }, true],
  ])('%j: %s', (hints, less) => {
    expect(prefersLessData(hints)).toBe(less);
  });
});
