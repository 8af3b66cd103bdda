import { appState, storageKeyOf } from '@onepoint/app-state';
import { SessionContext, type Session } from '@onepoint/auth/react';
import { createI18n, I18nextProvider } from '@onepoint/i18n';
import texts from '@onepoint/locales/en/auth.json' with { type: 'json' };
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sessionFixture } from '../../test/account-fixture.ts';
import { RequireSession } from './require-session.tsx';

function open(change: Partial<Session>, path = '/dashboard/usage?x=1#y') {
  const element = (
    <RequireSession loginPath="/ko/login" frame={<h1>Frame</h1>}>
      <h1>Private</h1>
    </RequireSession>
  );
  const router = createMemoryRouter(
    [
      { path: '/dashboard/*', element },
      { path: '/ko/login', element: <h1>Login</h1> },
    ],
    {
      initialEntries: ['/dashboard', path],
    },
  );
  render(
    <I18nextProvider i18n={createI18n({ language: 'en', builtIn: { auth: texts, common } })}>
      <SessionContext value={sessionFixture(change)}>
        <RouterProvider router={router} />
      </SessionContext>
    </I18nextProvider>,
  );
  return router;
}

describe('RequireSession', () => {
  it('shows the page to signed-in users', () => {
    open({});
    expect(screen.getByRole('heading', { name: 'Private' })).toBeTruthy();
  });

  it('stores the sign-in flag for the site once signed in, and only then', () => {
    const key = storageKeyOf('hasSignedIn');
    appState.set({ hasSignedIn: false });
    open({ isSignedIn: false });
    expect(localStorage.getItem(key)).not.toBe('true');
    open({});
    expect(localStorage.getItem(key)).toBe('true');
  });

  it('shows a spinner while the session loads', () => {
    open({ isLoaded: false, isSignedIn: false });
    expect(screen.getByRole('status').textContent).toBe('Checking your session');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('shows the frame without the page while a session with a cookie loads', () => {
    document.cookie = '__client_uat=1795298268';
    open({ isLoaded: false, isSignedIn: false });
    document.cookie = '__client_uat=; max-age=0';
    expect(screen.getByRole('heading', { name: 'Frame' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Private' })).toBeNull();
  });

  it('redirects to the sign-in page with the full address, replacing the history entry', () => {
    const router = open({ isSignedIn: false });
    expect(screen.getByRole('heading', { name: 'Login' })).toBeTruthy();
    expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent('/dashboard/usage?x=1#y')}`);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('shows an error if the identity service failed', () => {
    open({ isLoaded: false, isFailed: true, isSignedIn: false });
    expect(screen.getByRole('alert').textContent).toContain('Sign-in is temporarily unavailable');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
