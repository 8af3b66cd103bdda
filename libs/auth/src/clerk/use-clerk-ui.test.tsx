// @vitest-environment jsdom
import { loadScript } from '@clerk/shared/loadScript';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { IdentityContext } from '../react/identity-context.ts';
import type { Identity } from '../react/identity.ts';
import { createClerkUiLoader } from '../react/load-clerk-ui.ts';
import { useClerkUi } from './use-clerk-ui.ts';

vi.mock('@clerk/shared/loadScript', () => ({ loadScript: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const script = document.createElement('script');
const arrive = (): Promise<HTMLScriptElement> => {
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

it('is ready once the script has come', async () => {
  vi.mocked(loadScript).mockImplementation(arrive);
  const { result } = show();
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(loadScript).toHaveBeenCalledOnce();
});

it('has failed where the script cannot be fetched, and fetches it anew when asked to', async () => {
  vi.mocked(loadScript).mockRejectedValueOnce(new Error('404')).mockImplementation(arrive);
  const { result } = show();
  await waitFor(() => expect(result.current.status).toBe('failed'));
  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current.status).toBe('ready'));
  expect(loadScript).toHaveBeenCalledTimes(2);
});

it('has failed where the script leaves nothing', async () => {
  vi.mocked(loadScript).mockResolvedValue(script);
  const { result } = show();
  await waitFor(() => expect(result.current.status).toBe('failed'));
});

it('is slow where the script does not come, and a second request does not wait for the first', async () => {
  vi.mocked(loadScript).mockImplementationOnce(never).mockImplementation(arrive);
  const { result } = show(20);
  await waitFor(() => expect(result.current.status).toBe('slow'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.status).toBe('ready'));
});

it('tells its listeners of a failure, until they unsubscribe', async () => {
  vi.mocked(loadScript).mockRejectedValue(new Error('404'));
  const { ui } = show();
  const listener = vi.fn();
  const unsubscribe = ui.onFailure(listener);
  await expect(ui.load({ anew: true })).rejects.toThrow('404');
  expect(listener).toHaveBeenCalled();
  unsubscribe();
  listener.mockClear();
  await expect(ui.load({ anew: true })).rejects.toThrow('404');
  expect(listener).not.toHaveBeenCalled();
});
