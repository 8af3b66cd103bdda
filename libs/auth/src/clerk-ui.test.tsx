// @vitest-environment jsdom
import { loadScript } from '@clerk/shared/loadScript';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadClerkTexts, useClerkUi } from './clerk-ui.tsx';
import { IdentityContext } from './react/auth-provider.tsx';
import type { Identity } from './react/identity.ts';
import { createClerkUiLoader } from './react/lazy-clerk-ui.ts';

const script = document.createElement('script');

const resolveScript = (): Promise<HTMLScriptElement> => {
  vi.stubGlobal('__internal_ClerkUICtor', vi.fn());
  return Promise.resolve(script);
};

const never = (): Promise<never> => new Promise(() => {});

function show(slowAfterMs?: number) {
  const ui = createClerkUiLoader({ publishableKey: 'pk_test_ZW1iZWRkZWQub25lcG9pbnQubG9jYWxob3N0JA==' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IdentityContext value={{ ui } as Partial<Identity> as Identity}>{children}</IdentityContext>
  );
  return { ui, ...renderHook(() => useClerkUi(slowAfterMs), { wrapper }) };
}

vi.mock('@clerk/shared/loadScript', () => ({ loadScript: vi.fn() }));

describe('useClerkUi', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  it('is ready once the script has loaded', async () => {
    vi.mocked(loadScript).mockImplementation(resolveScript);
    const { result } = show();
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(loadScript).toHaveBeenCalledOnce();
  });

  it('fails if the script cannot be loaded, and retries', async () => {
    vi.mocked(loadScript).mockRejectedValueOnce(new Error('404')).mockImplementation(resolveScript);
    const { result } = show();
    await waitFor(() => expect(result.current.status).toBe('failed'));
    act(() => result.current.retry());
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(loadScript).toHaveBeenCalledTimes(2);
  });

  it('fails if the script does not set its global variable', async () => {
    vi.mocked(loadScript).mockResolvedValue(script);
    const { result } = show();
    await waitFor(() => expect(result.current.status).toBe('failed'));
  });

  it('is slow while the script is pending, and retries without waiting for the first request', async () => {
    vi.mocked(loadScript).mockImplementationOnce(never).mockImplementation(resolveScript);
    const { result } = show(20);
    await waitFor(() => expect(result.current.status).toBe('slow'));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });

  it('notifies listeners of a failure until they unsubscribe', async () => {
    vi.mocked(loadScript).mockRejectedValue(new Error('404'));
    const { ui } = show();
    const listener = vi.fn();
    const unsubscribe = ui.onFailure(listener);
    await expect(ui.load({ force: true })).rejects.toThrow('404');
    expect(listener).toHaveBeenCalled();
    unsubscribe();
    listener.mockClear();
    await expect(ui.load({ force: true })).rejects.toThrow('404');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('loadClerkTexts', () => {
  it.each([
    ['zh', 'zh-CN'],
    ['ja', 'ja-JP'],
    ['ko', 'ko-KR'],
    ['tr', 'tr-TR'],
    ['vi', 'vi-VN'],
    ['ru', 'ru-RU'],
  ])('loads the texts for %s', async (language, locale) => {
    const texts = await loadClerkTexts(language);
    expect(texts?.locale).toBe(locale);
    expect(texts?.formButtonPrimary).not.toBe('Continue');
  });

  it.each(['en', 'fr', ''])('returns undefined for %j', async (language) => {
    expect(await loadClerkTexts(language)).toBeUndefined();
  });
});
