import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Redirect } from './redirect.tsx';

function Guard() {
  const [mustLeave, setMustLeave] = useState(false);
  return (
    <>
      <button onClick={() => setMustLeave(true)}>Redirect</button>
      {mustLeave ? <Redirect to="/home" /> : <Outlet />}
    </>
  );
}

const startRedirect = () => userEvent.click(screen.getByRole('button', { name: 'Redirect' }));

/** `/start` and `/inside` have the guard, `/outside` doesn't. `/inside` and `/outside` don't load until the test calls `load`. */
function open() {
  const page = Promise.withResolvers<{ element: string }>();
  const lazy = () => page.promise;
  const router = createMemoryRouter(
    [
      {
        Component: Guard,
        children: [
          { path: '/start', element: 'Start' },
          { path: '/inside', lazy },
        ],
      },
      { path: '/home', element: 'Home' },
      { path: '/outside', lazy },
    ],
    { initialEntries: ['/start'] },
  );
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.at(-1) !== location.pathname && visited.push(location.pathname));
  render(<RouterProvider router={router} />);
  return { router, visited, load: () => page.resolve({ element: 'Arrived' }) };
}

test('replaces the address', async () => {
  const { router } = open();
  await startRedirect();
  expect(await screen.findByText('Home')).toBeTruthy();
  expect(router.state.historyAction).toBe('REPLACE');
});

test('does not cancel a pending navigation', async () => {
  const { router, visited, load } = open();
  void router.navigate('/outside');
  await startRedirect();
  expect(router.state.navigation.location?.pathname).toBe('/outside');
  load();
  expect(await screen.findByText('Arrived')).toBeTruthy();
  expect(visited).toEqual(['/start', '/outside']);
});

test('redirects after a pending navigation to a page with the same guard', async () => {
  const { router, visited, load } = open();
  void router.navigate('/inside');
  await startRedirect();
  load();
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  expect(visited).toEqual(['/start', '/inside', '/home']);
});
