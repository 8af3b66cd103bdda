import { appState } from '@onepoint/app-state';
import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Outlet } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftStore, useUnsavedGuard } from '../../features/project-settings/settings-drafts.ts';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import { renderRoutes, withOverlays } from '../../test/render-screen.tsx';
import { Overlays } from '../shell/overlays.tsx';
import { sessionFixture } from '../../test/account-fixture.ts';
import { PaletteButton } from '../shell/app-shell.tsx';

const signOut = vi.fn(() => Promise.resolve());
const session = sessionFixture({ signOut });

const projects = Array.from({ length: 200 }, (_, index) =>
  projectFixture({ id: `proj_${String(index)}`, name: `Project ${String(index)}` }),
);
const apiKeys = { proj_0: [apiKeyFixture({ id: 'key_9', name: 'Production server' })] };

const docsIndex = [
  { group: 'docs', title: 'Rate limits', description: 'How many requests a key may send.', words: 'throttling', path: '/docs/rate-limits' },
  { group: 'methods', title: 'eth_getLogs', description: 'Returns logs.', words: '', path: '/docs/methods/eth_getLogs' },
  { group: 'errors', title: 'RATE_LIMITED', description: 'Too many.', words: '429 -32005', path: '/docs/errors/RATE_LIMITED' },
];
const overrides = [http.get('*/search/palette/en.json', () => HttpResponse.json(docsIndex))];

const open = async (state: Parameters<typeof renderRoutes>[1] = { state: { projects, apiKeys } }) => {
  const element = (
    <>
      <PaletteButton />
      <Overlays />
    </>
  );
  const rendered = renderRoutes([{ path: '*', element }], { session, overrides, ...state });
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

test('finds the first steps of a project', async () => {
  const { user, router } = await open();
  await screen.findByRole('option', { name: /Project 0/ });
  await user.keyboard('getstarted{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/get-started'));
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

test.each([
  ['429', 'Errors', 'RATE_LIMITED'],
  ['-32005', 'Errors', 'RATE_LIMITED'],
  ['getlogs', 'Methods', 'eth_getLogs'],
  ['throttling', 'Docs pages', 'Rate limits'],
])('finds %s in the docs', async (query, group, title) => {
  const { user } = await open();
  await user.keyboard(query);
  expect((await screen.findByRole('group', { name: group })).textContent).toContain(title);
});

test.each([
  ['spend limit', '/dashboard/settings', '#spend-limit'],
  ['delete account', '/workspace/profile', '#delete-account'],
])('opens the section %s', async (query, pathname, hash) => {
  const { user, router } = await open();
  await screen.findByRole('option', { name: /Project 0/ });
  await user.keyboard(`${query}{Enter}`);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname, hash }));
});

test('opens a section once the user agrees to discard unsaved changes', async () => {
  draftStore.set('a form', { field: { base: 0, value: 1 } });
  const Settings = () => {
    useUnsavedGuard();
    return 'Unsaved settings';
  };
  const frame = withOverlays(
    <>
      <Outlet />
      <PaletteButton />
    </>,
  );
  const children = [
    { path: '/', element: <Settings /> },
    { path: '/workspace/profile', element: <SectionCard id="delete-account" title="Delete account" /> },
  ];
  const { user, router } = renderRoutes([{ element: frame, children }], { session, overrides, state: { projects } });
  const choose = async (answer: string) => {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^Search pages/ }), 'delete account{Enter}');
    await user.click(await screen.findByRole('button', { name: answer }));
  };
  await choose('Keep editing');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
  await choose('Discard changes');
  await waitFor(() => expect(document.activeElement?.id).toBe('delete-account'));
  expect(router.state.location).toMatchObject({ pathname: '/workspace/profile', hash: '#delete-account' });
});

test('hides sections that aren’t available to the role', async () => {
  const { user } = await open({ state: { projects: [projectFixture({ id: 'proj_0', role: 'viewer' })] } });
  await screen.findByRole('group', { name: 'Projects' });
  await user.keyboard('webhook');
  expect(screen.queryByRole('group', { name: 'Settings' })).toBeNull();
});

test('opens a request by its ID without remembering it', async () => {
  const { user, router } = await open();
  await screen.findByRole('option', { name: /Project 0/ });
  await user.keyboard('req_Zk3vQ8mT1xRw');
  expect(screen.getByRole('option', { name: 'Open request req_Zk3vQ8mT1xRw' })).toBeTruthy();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/requests/req_Zk3vQ8mT1xRw'));
  expect(appState.getState().recentCommands).toEqual([]);
});

test.each([
  ['op_', false],
  ['key_', false],
  ['prodserver', true],
  ['key_9', true],
  ['k7Qz', true],
  [`op_3fG9${'a'.repeat(32)}k7Qz`, true],
  [`op_3fG9${'a'.repeat(32)}0000`, false],
])('whether %s finds the key: %s', async (query, isFound) => {
  const { user } = await open();
  await screen.findByRole('option', { name: /Production server/ });
  await user.paste(query);
  expect(screen.queryAllByRole('option').some(({ textContent }) => textContent.includes('Production server'))).toBe(isFound);
});
