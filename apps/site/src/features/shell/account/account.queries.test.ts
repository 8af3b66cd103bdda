import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { describe, afterEach, expect, it, vi } from 'vitest';
import { loadAccountTexts, useLoaded } from './account.queries.ts';

describe('loadAccountTexts', () => {
  const korean = { nav: { account: { profile: '프로필' } }, pricing: { plans: { free: { label: '무료' } } } };
  const answer = (body: string, status = 200): void => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.resolve(new Response(body, { status }))),
    );
  };
  const serveKorean = (): void => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async (path: string) => Promise.resolve(Response.json(path === '/locales/ko/nav.json' ? korean.nav : korean.pricing))),
    );
  };

  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('fetches the texts of a language', async () => {
    serveKorean();
    await expect(loadAccountTexts('ko')).resolves.toMatchObject(korean);
  });

  it.each([
    ['cannot be fetched', () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))],
    ['are gone', () => answer('not found', 404)],
    ['are a page', () => answer('<!doctype html>')],
    ['are not texts', () => answer('{"account":[]}')],
  ])('uses the cached copy if they %s, or built-in English', async (_what, fail) => {
    fail();
    await expect(loadAccountTexts('ko')).resolves.toMatchObject({
      nav: { account: { profile: 'Profile' } },
      pricing: { plans: { free: { label: 'Free' } } },
    });
    serveKorean();
    await loadAccountTexts('ko');
    fail();
    await expect(loadAccountTexts('ko')).resolves.toMatchObject(korean);
  });

  it('fills gaps with built-in English', async () => {
    answer('{}');
    await expect(loadAccountTexts('ko')).resolves.toMatchObject({ nav: { account: { profile: 'Profile' } } });
  });
});

describe('useLoaded', () => {
  const seven = () => Promise.resolve(7);

  afterEach(cleanup);

  it('returns the loaded value', async () => {
    const { result } = renderHook(() => useLoaded(seven));
    expect(result.current).toMatchObject({ value: undefined, failed: false });
    await waitFor(() => expect(result.current.value).toBe(7));
  });

  it('reports a failure and can retry', async () => {
    const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(8);
    const { result } = renderHook(() => useLoaded(load));
    await waitFor(() => expect(result.current.failed).toBe(true));
    act(() => result.current.retry());
    expect(result.current.failed).toBe(false);
    await waitFor(() => expect(result.current.value).toBe(8));
  });

  it('drops values that arrive after unmount', async () => {
    const signals: AbortSignal[] = [];
    const load = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<number>(() => undefined);
    };
    const { unmount } = renderHook(() => useLoaded(load));
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
