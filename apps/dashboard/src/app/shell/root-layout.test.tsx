import { codeLoader } from '@onepoint/navigation';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppLink } from '../../shared/link/app-link.tsx';
import { renderRoutes } from '../../test/render-screen.tsx';
import { startCodeLoader } from '../../test/start-code-loader.ts';
import { lazyRoute } from '../lazy-route.ts';
import { RootLayout } from './root-layout.tsx';

function Start() {
  return (
    <>
      <h1>Start</h1>
      <AppLink to="/slow">Slow</AppLink>
      <AppLink to="/other">Other</AppLink>
      <label>
        Note <input />
      </label>
    </>
  );
}

const link = (name: string) => screen.findByRole('link', { name });

/** Page with two links: one to a page whose code loads when the test calls `arrive`, one to a loaded page. */
function open({ inertMsMax, server = { isThere: true } }: { inertMsMax?: number; server?: { isThere: boolean } } = {}) {
  const page = Promise.withResolvers<() => string>();
  const load = vi.fn(() => (server.isThere ? page.promise : Promise.reject(new Error('offline'))));
  const { router, user } = renderRoutes([
    {
      element: <RootLayout inertMsMax={inertMsMax} />,
      children: [{ index: true, Component: Start }, lazyRoute('/slow', load), { path: '/other', element: 'Other page' }],
    },
  ]);
  return { router, user, arrive: () => page.resolve(() => 'Slow page') };
}

test('disables other links while a page loads', async () => {
  const { router, user, arrive } = open();
  await user.click(await link('Slow'));
  await waitFor(async () => expect((await link('Other')).getAttribute('aria-disabled')).toBe('true'));
  await user.click(await link('Other'));
  expect(router.state.navigation.location?.pathname).toBe('/slow');
  arrive();
  expect(await screen.findByText('Slow page')).toBeTruthy();
});

test('enables links again when a page loads slowly', async () => {
  const { user } = open({ inertMsMax: 0 });
  await user.click(await link('Slow'));
  await waitFor(async () => expect((await link('Other')).hasAttribute('aria-disabled')).toBe(false));
  await user.click(await link('Other'));
  expect(await screen.findByText('Other page')).toBeTruthy();
});

test('keeps the page usable offline and opens the requested one once online', async () => {
  const { server, reconnect } = startCodeLoader({ isServerThere: false });
  const { router, user, arrive } = open({ server });
  await user.click(await link('Slow'));
  await waitFor(() => expect(codeLoader.getState().isOffline).toBe(true));
  await waitFor(async () => expect((await link('Other')).hasAttribute('aria-disabled')).toBe(false));
  expect(screen.getByRole('heading', { name: 'Start' })).toBeTruthy();
  expect(router.state.navigation.location?.pathname).toBe('/slow');
  act(reconnect);
  arrive();
  expect(await screen.findByText('Slow page')).toBeTruthy();
});

test('cancels the navigation when the user types offline, and keeps the input', async () => {
  const { server, reconnect } = startCodeLoader({ isServerThere: false });
  const { router, user, arrive } = open({ server });
  await user.click(await link('Slow'));
  await waitFor(() => expect(codeLoader.getState().isOffline).toBe(true));
  await user.type(screen.getByLabelText('Note'), 'a thought');
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  act(reconnect);
  arrive();
  await waitFor(() => expect(codeLoader.getState().isOffline).toBe(false));
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('a thought');
  expect(router.state.location.pathname).toBe('/');
});
