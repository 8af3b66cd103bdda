import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderRoutes, withOverlays } from '../../test/render-screen.tsx';
import { draftStore } from './data/drafts.ts';
import { saveSettingsKey } from './hooks/use-save-settings.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

afterEach(() => draftStore.clear());

/** False where something holds the page back. */
const close = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

function Guarded() {
  useUnsavedGuard();
  return <Link to="/elsewhere">leave</Link>;
}

const show = () =>
  renderRoutes([
    { path: '/', element: withOverlays(<Guarded />) },
    { path: '/elsewhere', element: <p>elsewhere</p> },
  ]);

test('nothing is asked where all is saved', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'leave' }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
});

test('what is not saved is asked about, kept by staying and thrown away by leaving', async () => {
  draftStore.set('a', { field: { base: 0, value: 1 } });
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'leave' }));
  await user.click(await screen.findByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(draftStore.hasAny()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'leave' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(draftStore.hasAny()).toBe(false);
});

test('a screen is left without asking while its settings are being saved', async () => {
  draftStore.set('a', { field: { base: 0, value: 1 } });
  const { user, queryClient } = show();
  const saving = { mutationKey: saveSettingsKey, mutationFn: () => new Promise(() => {}) };
  void queryClient.getMutationCache().build(queryClient, saving).execute(undefined);
  await user.click(screen.getByRole('link', { name: 'leave' }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  expect(draftStore.hasAny()).toBe(true);
});

test('the browser is asked to hold a page back that is closed over unsaved settings', () => {
  show();
  expect(close()).toBe(true);
  draftStore.set('a', { field: { base: 0, value: 1 } });
  return waitFor(() => expect(close()).toBe(false));
});
