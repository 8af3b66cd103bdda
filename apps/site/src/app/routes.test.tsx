import { pageKinds } from '@onepoint/browser-reports/report';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageContextFixture } from '../shared/testing/with-page.tsx';
import { pages, type ShownPage } from './pages.ts';
import { createRoutes, type ClientNavigation } from './routes.tsx';

const pageOf = (Component: ShownPage['Component']): ShownPage => ({ context: pageContextFixture(), Component });
const navigation: ClientNavigation = {
  getFailure: () => undefined,
  subscribe: () => () => undefined,
  fail: vi.fn<(error: unknown) => void>(),
  clearFailure: vi.fn<() => void>(),
  retry: vi.fn<() => void>(),
  positions: {},
};

function renderSite(page: ShownPage): void {
  const router = createMemoryRouter(
    createRoutes(() => page, navigation),
    { hydrationData: { loaderData: { page } } },
  );
  render(<RouterProvider router={router} />);
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

it('matches the kinds of pages in error reports', () => {
  expect(pages.map(({ id }) => id)).toEqual([...pageKinds.site]);
});

it('shows the page in its frame', () => {
  renderSite(pageOf(() => <h1>Page</h1>));
  expect(screen.getByRole('main').contains(screen.getByRole('heading', { name: 'Page' }))).toBe(true);
  expect(screen.getByRole('contentinfo')).toBeDefined();
});

it('replaces a page that fails to render with an error page in the same frame and reports the failure', () => {
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
