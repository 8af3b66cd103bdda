import { appState } from '@onepoint/app-state';
import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderRoutes } from '../../test/render-screen.tsx';
import { Overlays } from '../shell/overlays.tsx';
import { sessionFixture } from '../../test/session-fixture.ts';
import { PaletteButton } from '../shell/app-shell.tsx';

const signOut = vi.fn(() => Promise.resolve());
const session = sessionFixture({ signOut });

const projects = Array.from({ length: 200 }, (_, index) =>
  projectFixture({ id: `proj_${String(index)}`, name: `Project ${String(index)}` }),
);
const apiKeys = { proj_0: [apiKeyFixture({ id: 'key_9', name: 'Production server' })] };

const open = async (state: Parameters<typeof renderRoutes>[1] = { state: { projects, apiKeys } }) => {
  const element = (
    <>
      <PaletteButton />
      <Overlays />
    </>
  );
  const rendered = renderRoutes([{ path: '*', element }], { session, ...state });
  await rendered.user.keyboard('{Control>}k{/Control}');
  return { ...rendered, field: await screen.findByRole('combobox', { name: /^Search pages/ }) };
};

beforeEach(() => appState.set({ projectId: null, recentCommands: [], themeMode: 'light' }));

test('opens on the shortcut and finds a page by a few letters', async () => {
  const { user, router } = await open();
  expect(await screen.findByRole('option', { name: /Project 0/ })).toBeTruthy();
  await user.keyboard('auditlog{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/settings/audit-log'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(appState.getState().recentCommands).toEqual(['page:dashboard.auditLog']);
});

test('selects one of 200 projects before its dashboard opens', async () => {
  const { user, router } = await open();
  await screen.findByRole('option', { name: /Project 0/ });
  await user.keyboard('project 173{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(appState.getState().projectId).toBe('proj_173');
});

test('opens the page of an API key of the current project', async () => {
  const { user, router } = await open();
  await screen.findByRole('option', { name: /Production server/ });
  await user.keyboard('prodserver{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/private-key/key_9'));
});

test('runs an action: changes the theme', async () => {
  const { user } = await open();
  await user.keyboard('dark{Enter}');
  await waitFor(() => expect(appState.getState().themeMode).toBe('dark'));
});

test('hides actions that the role does not allow', async () => {
  await open({ state: { projects: [projectFixture({ id: 'proj_0', role: 'viewer' })] } });
  await screen.findByRole('group', { name: 'Projects' });
  const actions = within(screen.getByRole('group', { name: 'Actions' }));
  expect(actions.queryByText('Add funds')).toBeNull();
  expect(actions.queryByText('Create API key')).toBeNull();
  expect(actions.getByText('Create project')).toBeTruthy();
});

test('shows no project pages without a project', async () => {
  await open({ state: { projects: [] } });
  expect(screen.getByRole('group', { name: 'Workspace' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Pages' })).toBeNull();
});
