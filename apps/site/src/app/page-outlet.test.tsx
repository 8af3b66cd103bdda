import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsOnScreen } from '../shared/on-screen.ts';
import { usePage } from '../shared/page-context-provider.tsx';
import { pageContextFixture } from '../test/page-context-fixture.ts';
import { ClientNavigationProvider, type ClientNavigation } from './client/client-navigation.ts';
import { PageOutlet } from './page-outlet.tsx';
import { PageScope } from './page-scope.tsx';
import type { ShownPage } from './shown-page.ts';

const onScreen = vi.fn<(address: string) => void>();

function Page() {
  const { urlLogical } = usePage();
  const [first] = useState(urlLogical);
  const isOnScreen = useIsOnScreen();
  useEffect(() => {
    if (isOnScreen) onScreen(urlLogical);
  }, [isOnScreen, urlLogical]);
  return <h1>{`${urlLogical} since ${first}`}</h1>;
}

function Failing(): never {
  throw new Error('cannot be drawn');
}

const pageAt = (urlLogical: string, Component: ShownPage['Component'] = Page): ShownPage => ({
  context: pageContextFixture({ urlLogical }),
  Component,
});
const [a, b] = [pageAt('/docs/a'), pageAt('/docs/b')];
const navigation = (changes: Partial<ClientNavigation>): ClientNavigation => ({
  loading: undefined,
  failure: undefined,
  ahead: undefined,
  fail: vi.fn<() => void>(),
  clearFailure: vi.fn<() => void>(),
  giveUpAhead: vi.fn<() => void>(),
  retry: vi.fn<() => void>(),
  ...changes,
});
const siteOf = (page: ShownPage, changes: Partial<ClientNavigation> = {}) => (
  <MemoryRouter>
    <ClientNavigationProvider value={navigation(changes)}>
      <PageScope page={page}>
        <PageOutlet />
      </PageScope>
    </ClientNavigationProvider>
  </MemoryRouter>
);
const headings = (): (string | null)[] => screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  onScreen.mockReset();
  vi.restoreAllMocks();
});

it('draws the next page ahead, behind the one on screen, and shows what was drawn', () => {
  const { rerender } = render(siteOf(a));
  rerender(siteOf(a, { ahead: b }));
  expect(headings()).toEqual(['/docs/a since /docs/a', '/docs/b since /docs/b']);
  const drawn = screen.getAllByRole('heading', { hidden: true })[1];
  expect(drawn?.parentElement?.dataset['scene']).toBe('ahead');
  expect(onScreen.mock.calls).toEqual([['/docs/a']]);
  rerender(siteOf({ ...b }));
  expect(screen.getByRole('heading')).toBe(drawn);
  expect(drawn?.parentElement?.dataset['scene']).toBe('shown');
  expect(onScreen.mock.lastCall).toEqual(['/docs/b']);
});

it('changes the page on screen in place where the next one is another', () => {
  const { rerender } = render(siteOf(a, { ahead: b }));
  rerender(siteOf(pageAt('/docs/c')));
  expect(headings()).toEqual(['/docs/c since /docs/a']);
});

it('gives up a page that fails out of sight', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const [fail, giveUpAhead] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(siteOf(a, { ahead: pageAt('/docs/b', Failing), fail, giveUpAhead }));
  expect(giveUpAhead).toHaveBeenCalledOnce();
  expect(fail).not.toHaveBeenCalled();
  expect(headings()).toEqual(['/docs/a since /docs/a']);
});
