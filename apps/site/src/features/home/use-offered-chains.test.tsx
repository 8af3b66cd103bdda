import { serviceChains } from '@onepoint/chains';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageContextProvider } from '../../shared/page-context.ts';
import { pageContextFixture } from '../../shared/testing/with-page.tsx';
import { useOfferedChains } from './use-offered-chains.ts';

const offer = (served: readonly string[] | null) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageContextProvider value={pageContextFixture({ content: { served } })}>{children}</PageContextProvider>
  );
  const { result } = renderHook(useOfferedChains, { wrapper });
  return () => ({ slugs: result.current.chains.map(({ slug }) => slug), isSettled: result.current.isSettled });
};
const all = serviceChains.map(({ slug }) => slug);

afterEach(() => vi.unstubAllGlobals());

it('offers the chains of the page without a request', () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(offer(['base'])()).toEqual({ slugs: ['base'], isSettled: true });
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['those that it names', '[{"slug":"ethereum"}]', ['ethereum']],
  ['all where it names none', '[]', all],
  ['all where it does not answer with chains', '<!doctype html>', all],
])('loads chains from the API if the page has none and offers %s', async (_what, body, slugs) => {
  vi.stubGlobal('fetch', async () => new Response(body));
  const offered = offer(null);
  expect(offered()).toEqual({ slugs: all, isSettled: false });
  await waitFor(() => expect(offered()).toEqual({ slugs, isSettled: true }));
});
