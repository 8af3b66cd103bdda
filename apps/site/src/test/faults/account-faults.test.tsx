/** The account menu under every fault of the API and the identity service: a sentence and a button that tries again. */
import { SessionContext, type Session } from '@onepoint/auth/react';
import { TranslationProvider } from '@onepoint/i18n';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import nav from '@onepoint/locales/en/nav.json' with { type: 'json' };
import pricing from '@onepoint/locales/en/pricing.json' with { type: 'json' };
import { userFixture } from '@onepoint/testing/api';
import { fakeTime, pass } from '@onepoint/testing/fake-time';
import { apiFaults } from '@onepoint/testing/faults';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SignedInAccount } from '../../features/shell/account/account.tsx';
import { loadAccountTexts } from '../../features/shell/account/account.queries.ts';
import { PageContextProvider } from '../../shared/page-context.ts';
import { pageContextFixture } from '../../shared/testing/with-page.tsx';
import { now } from './site-harness.tsx';
import { createSiteConnection, type SiteConnection } from './site-services.ts';

function connect(): SiteConnection {
  fakeTime(now);
  const connection = createSiteConnection();
  vi.stubGlobal('fetch', connection.fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  return connection;
}

function openAccount(change: Partial<Session> = {}): void {
  const session: Session = {
    isLoaded: true,
    isFailed: false,
    isSignedIn: true,
    user: userFixture(),
    getToken: () => Promise.resolve('token'),
    signOut: () => Promise.resolve(),
    signOutEverywhere: () => Promise.resolve(),
    ...change,
  };
  render(
    <SessionContext value={session}>
      <TranslationProvider language="en" dictionaries={{ nav, common, pricing }}>
        <PageContextProvider value={pageContextFixture()}>
          <SignedInAccount />
        </PageContextProvider>
      </TranslationProvider>
    </SessionContext>,
  );
}

const hasAlert = (text: string): boolean => screen.queryAllByRole('alert').some(({ textContent }) => textContent.includes(text));

test('says that projects did not load, and loads them again', async () => {
  const connection = connect();
  const [first] = apiFaults;
  if (first === undefined) throw new Error('There are no faults');
  connection.breakRequests(first);
  openAccount();
  await pass(first.settlesAfterMs + 300);
  const problems: string[] = [];
  for (const fault of apiFaults) {
    connection.breakRequests(fault);
    connection.requests.length = 0;
    fireEvent.click(screen.getByRole('button', { name: common.actions.retry }));
    await pass(fault.settlesAfterMs + 300);
    if (!hasAlert(nav.account.failed)) problems.push(`${fault.name}: says nothing`);
    if (screen.queryByRole('link', { name: nav.account.dashboard }) === null) problems.push(`${fault.name}: has no way on`);
    if (connection.requests.length > fault.requestsMax) problems.push(`${fault.name}: sent ${String(connection.requests.length)} times`);
  }
  expect(problems).toEqual([]);
  connection.heal();
  fireEvent.click(screen.getByRole('button', { name: common.actions.retry }));
  await pass(300);
  expect(screen.getByText(nav.account.noProjects)).toBeTruthy();
});

test.each<[string, Partial<Session>, number]>([
  ['is down', { isLoaded: false, isFailed: true, isSignedIn: false, user: null }, 0],
  ['does not answer', { isLoaded: false, isSignedIn: false, user: null }, 10_000],
])('offers to reload if the identity service %s', async (_what, session, afterMs) => {
  connect();
  openAccount({ ...session, getToken: () => Promise.reject(new Error('no token')) });
  await pass(afterMs + 100);
  expect(hasAlert(nav.account.unreachable)).toBe(true);
  expect(screen.getByRole('button', { name: common.actions.reload })).toBeTruthy();
});

test('has its texts whatever happens to their files', async () => {
  const connection = connect();
  for (const fault of apiFaults) {
    connection.breakRequests(fault);
    const texts = loadAccountTexts('ja');
    await pass(Math.min(fault.settlesAfterMs, 10_000) + 100);
    expect([fault.name, typeof (await texts).nav['account']]).toEqual([fault.name, 'object']);
  }
});
