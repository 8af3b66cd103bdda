import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Redirect } from './redirect.tsx';

/** Finds out, when it is told to, that one must leave. */
function Guard() {
  const [mustLeave, setMustLeave] = useState(false);
  return (
    <>
      <button onClick={() => setMustLeave(true)}>Find out</button>
      {mustLeave ? <Redirect to="/home" /> : <Outlet />}
    </>
  );
}

const findOut = () => userEvent.click(screen.getByRole('button', { name: 'Find out' }));

/** A guard over `/start` and `/inside`, and `/outside` beside it; the latter two take as long as the test wants. */
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

test('leads to another address, in place of this one', async () => {
  const { router } = open();
  await findOut();
  expect(await screen.findByText('Home')).toBeTruthy();
  expect(router.state.historyAction).toBe('REPLACE');
});

test('who is on the way elsewhere gets there', async () => {
  const { router, visited, load } = open();
  void router.navigate('/outside');
  await findOut();
  expect(router.state.navigation.location?.pathname).toBe('/outside');
  load();
  expect(await screen.findByText('Arrived')).toBeTruthy();
  expect(visited).toEqual(['/start', '/outside']);
});

test('who arrives where the guard stands as well is led away from there', async () => {
  const { router, visited, load } = open();
  void router.navigate('/inside');
  await findOut();
  load();
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  expect(visited).toEqual(['/start', '/inside', '/home']);
});
