import { SessionContext, type Session } from '@onepoint/auth/react';
import { projectFixture } from '@onepoint/testing/api';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { sessionFixture } from '../../test/account-fixture.ts';
import { renderRoutes } from '../../test/render-screen.tsx';
import { DashboardLayout, SessionLayout } from '../routes/signed-in-layouts.tsx';

test('keeps focus on a button of the header while the session and the projects load', async () => {
  // Cookie of a browser that has signed in before.
  document.cookie = '__client_uat=1';
  onTestFinished(() => void (document.cookie = '__client_uat=; max-age=0'));
  function SlowSession() {
    const [current, setCurrent] = useState<Session>(() => sessionFixture({ isLoaded: false, isSignedIn: false, user: null }));
    return (
      <SessionContext value={current}>
        <button onClick={() => setCurrent(sessionFixture())}>Load the session</button>
        <Outlet />
      </SessionContext>
    );
  }
  const page = { path: '/dashboard', Component: DashboardLayout, children: [{ index: true, element: <h1>API keys</h1> }] };
  renderRoutes([{ Component: SlowSession, children: [{ Component: SessionLayout, children: [page] }] }], {
    path: '/dashboard',
    state: { projects: [projectFixture()] },
  });
  const button = await screen.findByRole('button', { name: 'Search and commands' });
  expect(screen.queryByRole('heading', { name: 'API keys' })).toBeNull();
  button.focus();
  // Unlike a user's click, this event doesn't move focus.
  fireEvent.click(screen.getByText('Load the session'));
  await screen.findByRole('heading', { name: 'API keys' });
  expect(document.activeElement).toBe(button);
});
