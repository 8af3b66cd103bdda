import { serviceChains } from '@onepoint/chains';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const offer = async (served: readonly string[] | null) => {
  const { useOfferedChains } = await import('./served-chains.ts');
  const { result } = renderHook(() => useOfferedChains(served));
  return () => ({ slugs: result.current.chains.map(({ slug }) => slug), isSettled: result.current.isSettled });
};
const all = serviceChains.map(({ slug }) => slug);

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // Test files share modules, and these modules read the stubbed environment.
  vi.resetModules();
});

it('offers the chains of the page without a request', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const offered = await offer(['base']);
  expect(offered()).toEqual({ slugs: ['base'], isSettled: true });
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['those that it names', '[{"slug":"ethereum"}]', ['ethereum']],
  ['none where it names none', '[]', []],
  ['all where it does not answer with chains', '<!doctype html>', all],
])('loads chains from the API if the page has none and offers %s', async (_what, body, slugs) => {
  vi.stubGlobal('fetch', async () => new Response(body));
  const offered = await offer(null);
  expect(offered()).toEqual({ slugs: all, isSettled: false });
  await waitFor(() => expect(offered()).toEqual({ slugs, isSettled: true }));
});

it('offers the configured chains until the API responds, and if it does not', async () => {
  vi.stubEnv('ONEPOINT_SERVICE_CHAINS', 'base,ethereum');
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const offered = await offer(null);
  expect(offered()).toEqual({ slugs: ['ethereum', 'base'], isSettled: false });
  await waitFor(() => expect(offered()).toEqual({ slugs: ['ethereum', 'base'], isSettled: true }));
});
