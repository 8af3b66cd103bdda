/** Tests every page without the identity service: it must show a message and two next steps, and send no API request. */
import auth from '@onepoint/locales/en/auth.json' with { type: 'json' };
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import { pass } from '@onepoint/testing/fake-time';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { paths } from '../../app/paths.ts';
import { fakeTime, loadLazyRoutes, openFaulty } from './fault-harness.tsx';
import { faultScreens } from './fault-screens.ts';

beforeAll(() => loadLazyRoutes(), 300_000);

/** Pages that work without a session. */
const publicPaths: readonly string[] = [paths.invitation, paths.unsubscribe];

const addresses = Object.entries(faultScreens)
  .filter(([pattern, row]) => row !== 'redirect' && row !== 'for developers' && !publicPaths.includes(pattern))
  .map(([pattern, row]) => (typeof row === 'string' ? pattern.replace('/*', '') : row.path));

test.each(addresses)('%s says that sign-in is unavailable', async (address) => {
  fakeTime();
  const { connection } = await openFaulty(address, {}, { isLoaded: false, isFailed: true, isSignedIn: false, user: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(auth.session.unavailable.title);
  expect(screen.getByRole('button', { name: common.actions.retry })).toBeTruthy();
  expect(screen.getByRole('link', { name: auth.login.back })).toBeTruthy();
  expect(connection.requests).toEqual([]);
});

test('says that checking the session takes long, with the same ways on', async () => {
  fakeTime();
  const { connection } = await openFaulty(paths.usage, {}, { isLoaded: false, isSignedIn: false, user: null });
  await pass(10_500);
  expect(screen.getByText(auth.session.slow.title)).toBeTruthy();
  expect(screen.getByRole('button', { name: common.actions.retry })).toBeTruthy();
  expect(screen.getByRole('link', { name: auth.login.back })).toBeTruthy();
  expect(connection.requests).toEqual([]);
});

test('offers to sign in on an invitation, which needs no session', async () => {
  fakeTime();
  await openFaulty(`${paths.invitation}?token=inv_4tBw7NcXq1Rz`, {}, { isLoaded: false, isFailed: true, isSignedIn: false, user: null });
  expect(screen.getByRole('link', { name: 'Sign in to accept' })).toBeTruthy();
});
