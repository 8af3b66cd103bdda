import { appState } from '@onepoint/app-state';
import { contract } from '@onepoint/api-contract';
import { ApiRefusal, apiKeyFixture, mockCall, projectFixture, secretFixture, type FakeApiState } from '@onepoint/testing/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { RouteObject } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { baseUrl, renderRoutes } from '../test/render-screen.tsx';
import { sessionFixture } from '../test/account-fixture.ts';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

/** The routes with a heading instead of the identity service's sign-in form. */
const withoutForm = (all: readonly RouteObject[]): RouteObject[] =>
  all.map((route) => {
    if (route.index) return route;
    if (route.path === `${paths.login}/*`) return { path: route.path, caseSensitive: route.caseSensitive, element: <h1>Sign in</h1> };
    return { ...route, children: route.children && withoutForm(route.children) };
  });
/** The routes with another page at one dashboard path. */
const replaceScreen = (all: readonly RouteObject[], path: string, screenRoute: RouteObject): RouteObject[] =>
  all.map((route) => {
    if (route.index) return route;
    if (route.path === path) return { path: route.path, lazy: screenRoute.lazy };
    return { ...route, children: route.children && replaceScreen(route.children, path, screenRoute) };
  });
const shownRoutes = withoutForm(routes);

const first = projectFixture({ id: 'proj_1', name: 'First' });
const second = projectFixture({ id: 'proj_2', name: 'Second' });
const projects = [first, second];
const apiKeys = { proj_1: [apiKeyFixture()], proj_2: [] };
const open = (
  path: string,
  state: Partial<FakeApiState> = { projects, apiKeys },
  overrides: HttpHandler[] = [],
  session = sessionFixture(),
) => renderRoutes(shownRoutes, { path, state, overrides, session });

/** Loads the routes' screens in advance, so that slow module transforms don't time out a test. */
async function loadLazyRoutes(all: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    all.map(async ({ lazy, children = [] }) => {
      if (typeof lazy === 'function') await lazy();
      await loadLazyRoutes(children);
    }),
  );
}

beforeAll(() => loadLazyRoutes(shownRoutes), 300_000);

beforeEach(() => {
  window.scrollTo = () => {};
});

/** The project switcher in the side menu; the header has another one for narrow screens. */
const findSwitcher = async (project: string) =>
  within(await screen.findByRole('complementary')).findByRole('button', { name: `Project ${project}. Switch project` });

test.each([
  ['/workspace', 'My projects'],
  ['/dashboard', 'API keys'],
  ['/dashboard/get-started', 'Get started'],
  ['/dashboard/statistics', 'Statistics'],
  ['/dashboard/usage', 'Usage'],
  ['/dashboard/plans', 'Plans'],
  ['/dashboard/payments', 'Payments'],
  ['/dashboard/transactions', 'Transactions'],
  ['/dashboard/transactions/statements', 'Statements'],
  ['/dashboard/promo-code', 'Promo code'],
  ['/dashboard/referrals', 'Refer and earn'],
  ['/dashboard/partners', 'Partners'],
  ['/dashboard/settings', 'Settings'],
  ['/dashboard/settings/members', 'Members'],
  ['/dashboard/settings/audit-log', 'Audit log'],
])('%s shows the page %s', async (path, title) => {
  open(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

test.each([
  ['/dashboard/private-key', '/dashboard'],
  ['/workspace/projects', '/workspace'],
])('%s redirects to %s', async (path, target) => {
  const { router } = open(path);
  await waitFor(() => expect(router.state.location.pathname).toBe(target));
});

test.each(['/workspace', '/dashboard/plans'])('%s leads a new user to a first project and its API key, once', async (path) => {
  const { router, user, api } = open(path, { projects: [], apiKeys: {}, isNewUser: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Get started' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/dashboard/get-started');
  expect(await screen.findByText(secretFixture)).toBeTruthy();
  expect(appState.getState().projectId).toBe('proj_first');

  await user.click(screen.getByRole('link', { name: 'Skip for now' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'API keys' })).toBeTruthy();
  await act(() => router.navigate('/workspace'));
  expect(await screen.findByRole('heading', { level: 1, name: 'My projects' })).toBeTruthy();
  expect(api.state.projects).toHaveLength(1);
});

test('switches to the project whose ID is in the URL and shows its API keys', async () => {
  const { router } = open('/dashboard/proj_2');
  expect(await findSwitcher('Second')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(appState.getState().projectId).toBe('proj_2');
});

test('selects the project of an email’s link on the linked page', async () => {
  const { router } = open('/dashboard/payments?project=proj_2');
  expect(await findSwitcher('Second')).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(router.state.location.pathname).toBe('/dashboard/payments');
  expect(appState.getState().projectId).toBe('proj_2');
});

test.each([
  ['/workspace/invitation?token=x', 'This invitation isn’t available anymore'],
  ['/workspace/unsubscribe?token=x', 'Unsubscribe from these emails?'],
])('%s needs no session', async (path, title) => {
  open(path, undefined, [], sessionFixture({ isSignedIn: false, user: null }));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
});

test('hides provider pages in other projects', async () => {
  open('/dashboard/providers');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Provider' })).toBeNull();
});

test.each(['/dashboard/nonsense', '/dashboard/providers', '/workspace/nonsense', '/workspace/dev/jwt', '/nonsense'])(
  '%s shows "not found" with one heading and one main landmark',
  async (path) => {
    open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    expect(screen.getAllByRole('main')).toHaveLength(1);
  },
);

test.each(['/dashboard/Settings', '/Dashboard', '/dashboard/PRIVATE-KEY', '/Workspace', '/workspace/Profile', '/Login', '/SSO-callback'])(
  '%s is not found, because paths are case-sensitive',
  async (path) => {
    const { router } = open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(path);
  },
);

test('keeps header and menu when a page fails, and shows it on retry', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const failing = vi.fn(() => Promise.resolve({ Component: () => <h1>Loaded on retry</h1> })).mockRejectedValueOnce(new Error('404'));
  const { user } = renderRoutes(replaceScreen(routes, paths.plans, { lazy: failing }), {
    path: paths.plans,
    state: { projects, apiKeys },
    session: sessionFixture(),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
  expect(await findSwitcher('First')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Project menu' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Loaded on retry' })).toBeTruthy();
  vi.mocked(console.error).mockClear();
});

test('shows the provider menu without the developers’ rewards page', async () => {
  open('/dashboard/providers', { projects: [projectFixture({ id: 'proj_1', isProvider: true })], apiKeys });
  expect(await screen.findByRole('heading', { level: 1, name: 'Providers' })).toBeTruthy();
  const menu = within(await screen.findByRole('list', { name: 'Provider' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Providers', 'Provider statistics']);
});

test('shows unknown sections as not found and doesn’t remember them', async () => {
  open('/dashboard/nonsense');
  expect(await screen.findByText('Page not found')).toBeTruthy();
  expect(appState.getState().selectedLastUrlKeyInDashboard).toBeNull();
});

test('remembers the current section', async () => {
  open('/dashboard/statistics');
  await waitFor(() => expect(appState.getState().selectedLastUrlKeyInDashboard).toBe('statistics'));
});

test('remembers provider sections, but only returns to them in provider projects', async () => {
  const provider = projectFixture({ id: 'proj_1', name: 'First', isProvider: true });
  const { router, user } = open('/dashboard/providers/statistics', { projects: [provider, second], apiKeys });
  await waitFor(() => expect(appState.getState().selectedLastUrlKeyInDashboard).toBe('providers/statistics'));
  const dashboardLink = async () => {
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    return (await screen.findByRole('link', { name: 'Dashboard' })).getAttribute('href');
  };
  expect(await dashboardLink()).toBe('/dashboard/providers/statistics');
  await user.keyboard('{Escape}');
  await router.navigate('/workspace');
  act(() => appState.set({ projectId: 'proj_2' }));
  expect(await dashboardLink()).toBe('/dashboard');
});

test('links the balance card to usage and opens the list of additional plans', async () => {
  const { user } = open('/dashboard');
  const card = (await screen.findByRole('link', { name: /^Balance/ })).parentElement as HTMLElement;
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/dashboard/usage');
  await user.click(within(card).getByRole('button', { name: 'Add-ons' }));
  expect(await screen.findByRole('dialog', { name: 'Add-ons' })).toBeTruthy();
});

test('shows plan and balance of the current project in the workspace’s mobile menu', async () => {
  const { user } = open('/workspace');
  expect(await screen.findByRole('link', { name: 'Go to dashboard' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Balance/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(drawer.getByRole('link', { name: /^First.*Balance/ }).getAttribute('href')).toBe('/dashboard/usage');
  await user.click(drawer.getByRole('button', { name: 'Add-ons' }));
  expect(await screen.findByRole('dialog', { name: 'Add-ons' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

test('links from the settings back to the last visited section', async () => {
  const { user, router } = open('/dashboard/statistics');
  await waitFor(() => expect(appState.getState().selectedLastUrlKeyInDashboard).toBe('statistics'));
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  const back = await screen.findByRole('link', { name: 'Back to project' });
  await waitFor(() => expect(back.getAttribute('href')).toBe('/dashboard/statistics'));
  await user.click(back);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/statistics'));
});

test('redirects to the workspace without projects, which explains what to do', async () => {
  const { router } = open('/dashboard', { projects: [], apiKeys: { proj_1: [], proj_2: [] } });
  expect(await screen.findByText('Create your first project')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/workspace');
});

test('shows an error with a retry if projects fail to load, never an empty workspace', async () => {
  const refuse = mockCall(baseUrl, contract.listProjects, () => {
    throw new ApiRefusal('ROLE_FORBIDS');
  });
  const { router } = open('/dashboard', undefined, [refuse]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('asks visitors to sign in and remembers the URL to return to', async () => {
  const signedOut = sessionFixture({ isSignedIn: false, user: null });
  const { router } = open('/dashboard/statistics?range=7d', undefined, [], signedOut);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(router.state.location.search).toBe(`?redirect=${encodeURIComponent('/dashboard/statistics?range=7d')}`);
});

test('shows the other project’s data after a switch and stays in the section', async () => {
  const { router, user } = open('/dashboard');
  expect(await screen.findByRole('link', { name: 'Production server' })).toBeTruthy();
  await user.click(await findSwitcher('First'));
  await user.type(await screen.findByRole('combobox', { name: 'Find a project' }), 'sec{Enter}');
  expect(await screen.findByText('Create your first API key')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Production server' })).toBeNull();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('links the account menu to the profile and the last visited section', async () => {
  const { user } = open('/dashboard/statistics');
  await findSwitcher('First');
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  expect((await screen.findByRole('link', { name: 'Profile' })).getAttribute('href')).toBe('/workspace/profile');
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard/statistics');
});

test('shows unknown paths as not found', async () => {
  open('/nowhere');
  expect(await screen.findByText('Page not found')).toBeTruthy();
});

test('switches to a project from the account menu before opening its dashboard', async () => {
  const many = Array.from({ length: 7 }, (_, index) => projectFixture({ id: `proj_${String(index)}`, name: `Project ${String(index)}` }));
  const { user, router } = open('/dashboard/statistics', { projects: many, apiKeys: { proj_1: [], proj_2: [] } });
  await findSwitcher('Project 0');
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  const listed = within(await screen.findByRole('list', { name: 'Your projects' })).getAllByRole('link');
  expect(listed.map((link) => link.textContent)).toEqual(['Project 0', 'Project 1', 'Project 2', 'Project 3', 'Project 4']);
  expect(listed[0]?.getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'My projects' }).getAttribute('href')).toBe('/workspace');

  await user.click(screen.getByRole('link', { name: 'Project 3' }));
  expect(await findSwitcher('Project 3')).toBeTruthy();
  expect(appState.getState().projectId).toBe('proj_3');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(screen.queryByRole('list', { name: 'Your projects' })).toBeNull();
});
