import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { describe, expect, test } from 'vitest';
import { renderRoutes, withOverlays } from '../../test/render-screen.tsx';
import { saveSettingsKey } from './project-settings.queries.ts';
import { draftStore, useUnsavedGuard } from './settings-drafts.ts';

describe('useUnsavedGuard', () => {
  /** Returns false if something prevents the page from closing. */
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

  test('doesn’t ask if everything is saved', async () => {
    const { user } = show();
    await user.click(screen.getByRole('link', { name: 'leave' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
  });

  test('asks about unsaved settings, keeps them on staying and discards them on leaving', async () => {
    draftStore.set('a', { field: { base: 0, value: 1 } });
    const { user } = show();
    await user.click(screen.getByRole('link', { name: 'leave' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(draftStore.hasAny()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'leave' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(draftStore.hasAny()).toBe(false);
  });

  test('doesn’t ask while settings are being saved', async () => {
    draftStore.set('a', { field: { base: 0, value: 1 } });
    const { user, queryClient } = show();
    const saving = { mutationKey: saveSettingsKey, mutationFn: () => new Promise(() => {}) };
    void queryClient.getMutationCache().build(queryClient, saving).execute(undefined);
    await user.click(screen.getByRole('link', { name: 'leave' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(draftStore.hasAny()).toBe(true);
  });

  test('prevents closing the page with unsaved settings', () => {
    show();
    expect(close()).toBe(true);
    draftStore.set('a', { field: { base: 0, value: 1 } });
    return waitFor(() => expect(close()).toBe(false));
  });
});
