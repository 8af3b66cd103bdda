import { listProjectsQueryOptions } from '@onepoint/api-client';
import { contract } from '@onepoint/api-contract';
import { SessionContext, type Session } from '@onepoint/auth/react';
import { createI18n, I18nextProvider } from '@onepoint/i18n';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import dashboard from '@onepoint/locales/en/dashboard.json' with { type: 'json' };
import { ApiRefusal, mockCall, projectFixture } from '@onepoint/testing/api';
import { publicConfig } from '@onepoint/site-config';
import { useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useApiClient } from '../shared/api/api-client-context.ts';
import { server } from '../test/server.ts';
import { sessionFixture } from '../test/account-fixture.ts';
import { DataProvider } from './data-provider.tsx';
import { Overlays } from './shell/overlays.tsx';
import { SessionRefused } from './shell/shell-notices.tsx';

function Projects() {
  const { data, isError } = useQuery(listProjectsQueryOptions(useApiClient()));
  return <p>{data ? `${String(data.length)} project` : isError ? 'refused' : 'loading'}</p>;
}

const i18n = createI18n({ language: 'en', builtIn: { common, dashboard } });
const screenOf = (session: Session) => (
  <I18nextProvider i18n={i18n}>
    <SessionContext value={session}>
      <DataProvider>
        <MemoryRouter initialEntries={['/dashboard/usage?chain=1']}>
          <SessionRefused />
          <Projects />
          <Overlays />
        </MemoryRouter>
      </DataProvider>
    </SessionContext>
  </I18nextProvider>
);

/** The API rejects the session until the test calls `accept`. */
function show(change: Partial<Session> = {}) {
  let isAccepted = false;
  const baseUrl = new URL(publicConfig.apiUrl, location.origin).href.replace(/\/$/, '');
  server.use(
    mockCall(baseUrl, contract.listProjects, () => {
      if (!isAccepted) throw new ApiRefusal('SESSION_REQUIRED');
      return [projectFixture()];
    }),
  );
  const session = sessionFixture(change);
  const { rerender } = render(screenOf(session));
  return {
    user: userEvent.setup(),
    accept: () => {
      isAccepted = true;
    },
    endSession: () => rerender(screenOf({ ...session, isSignedIn: false, user: null })),
  };
}

const notice = () => screen.findByText('We couldn’t confirm your session');

it('shows a notice if the API rejects a valid session, and signs out on request with a redirect back', async () => {
  const signOut = vi.fn(() => Promise.resolve());
  const { user } = show({ signOut });
  expect((await notice()).closest('[role=alert]')).toBeTruthy();
  expect(screen.queryByText(common.errors.sessionExpired)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign out and sign in again' }));
  expect(signOut).toHaveBeenCalledExactlyOnceWith({ to: `/login?redirect=${encodeURIComponent('/dashboard/usage?chain=1')}` });
});

it('retries with a fresh token, and hides the notice once the API accepts it', async () => {
  const getToken = vi.fn(() => Promise.resolve('token'));
  const { user, accept } = show({ getToken });
  await notice();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBeNull());
  expect(await notice()).toBeTruthy();
  accept();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 project')).toBeTruthy();
  expect(screen.queryByText('We couldn’t confirm your session')).toBeNull();
  expect(getToken).toHaveBeenCalledWith({ skipCache: true });
});

it('signs out while a retry is still under way', async () => {
  const signOut = vi.fn(() => Promise.resolve());
  const getToken = vi.fn(() => Promise.resolve('token'));
  const { user } = show({ signOut, getToken });
  await notice();
  getToken.mockReturnValue(new Promise(() => {}));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(screen.getByRole('button', { name: 'Sign out and sign in again' }));
  expect(signOut).toHaveBeenCalledOnce();
});

it('shows once that the session has expired if the identity service confirms it', async () => {
  const { endSession } = show({
    getToken: (options) => (options?.skipCache ? Promise.reject(new Error('signed out')) : Promise.resolve('token')),
  });
  await notice();
  endSession();
  expect(await screen.findAllByText(common.errors.sessionExpired)).toHaveLength(1);
  expect(screen.queryByText('We couldn’t confirm your session')).toBeNull();
});

it('shows a failed sign-out, which can be retried', async () => {
  const { user } = show({ signOut: () => Promise.reject(new Error('Unavailable')) });
  await notice();
  await user.click(screen.getByRole('button', { name: 'Sign out and sign in again' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Couldn’t sign you out');
  expect(screen.getByRole('button', { name: 'Sign out and sign in again' }).getAttribute('aria-busy')).toBeNull();
});
