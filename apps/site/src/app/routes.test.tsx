import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageContextFixture } from '../test/page-context-fixture.ts';
import { ClientNavigationProvider, type ClientNavigation } from './client/client-navigation.ts';
import { createRoutes } from './routes.tsx';
import type { ShownPage } from './shown-page.ts';

const pageOf = (Component: ShownPage['Component']): ShownPage => ({ context: pageContextFixture(), Component });
const navigation: ClientNavigation = {
  getFailure: () => undefined,
  subscribe: () => () => undefined,
  fail: vi.fn<(error: unknown) => void>(),
  clearFailure: vi.fn<() => void>(),
  retry: vi.fn<() => void>(),
  languages: ['en'],
  positions: {},
};

function renderSite(page: ShownPage): void {
  const router = createMemoryRouter(
    createRoutes(() => page),
    { hydrationData: { loaderData: { page } } },
  );
  render(
    <ClientNavigationProvider value={navigation}>
      <RouterProvider router={router} />
    </ClientNavigationProvider>,
  );
}

class SilentObserver {
  observe = vi.fn<() => void>();
  disconnect = vi.fn<() => void>();
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SilentObserver);
  vi.stubGlobal('ResizeObserver', SilentObserver);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the page in its frame', () => {
  renderSite(pageOf(() => <h1>Page</h1>));
  expect(screen.getByRole('main').contains(screen.getByRole('heading', { name: 'Page' }))).toBe(true);
  expect(screen.getByRole('contentinfo')).toBeDefined();
});

it('shows an error page in place of a page that fails to render, in the same frame, and reports the failure', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const error = new Error('cannot be rendered');
  renderSite(
    pageOf(() => {
      throw error;
    }),
  );
  expect(screen.getByRole('main').textContent).toContain('cannot be rendered');
  expect(screen.getByRole('contentinfo')).toBeDefined();
  expect(navigation.fail).toHaveBeenCalledWith(error);
  fireEvent.click(screen.getByRole('button', { name: /dismiss/i }));
  expect(navigation.clearFailure).toHaveBeenCalledOnce();
});
