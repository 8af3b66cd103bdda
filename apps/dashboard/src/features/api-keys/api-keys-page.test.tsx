import { apiKeyFixture, ApiRefusal, checklistFixture, mockCall, projectFixture, secretFixture } from '@onepoint/testing/api';
import { contract } from '@onepoint/api-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { server } from '../../test/server.ts';
import { ApiKeysPage } from './api-keys-page.tsx';
import { screenPaths } from './testing/screen-paths.ts';
// The page loads these lazily. Importing them here keeps transforms out of the tests' timeouts.
import './api-keys.modals.ts';
import './endpoint/endpoint-panel.tsx';
import './api-keys-search.tsx';
import './checklist/checklist-card.tsx';
import './modals/create-api-key-modal.tsx';
import './modals/delete-api-key-modal.tsx';
import './modals/rename-api-key-modal.tsx';
import './modals/reveal-api-key-modal.tsx';

const project = projectFixture();
const show = (apiKeys = [apiKeyFixture()], role = 'owner') =>
  renderScreen(<ApiKeysPage paths={screenPaths} />, {
    project: { ...project, role },
    state: { projects: [project], apiKeys: { [project.id]: apiKeys } },
  });

const act = async (user: ReturnType<typeof show>['user'], action: string, name = 'Production server') => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};

const createKey = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  await user.type(await screen.findByRole('textbox', { name: 'Key name' }), `${name}{Enter}`);
};

test('the headline shows active keys and requests today', async () => {
  show([apiKeyFixture({ requestsToday: 1200 }), apiKeyFixture({ id: 'key_2', status: 'paused', requestsToday: 34 })]);
  expect(await screen.findByText('1 active key, 1,234 requests today')).toBeTruthy();
});

test('keys and the endpoint wait for the checklist above them, so that a click cannot miss', async () => {
  const answer = Promise.withResolvers<void>();
  show([]);
  server.use(
    mockCall(baseUrl, contract.getChecklist, async () => {
      await answer.promise;
      return checklistFixture();
    }),
  );
  expect(await screen.findByText('No API keys yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Endpoint URL' })).toBeNull();
  answer.resolve();
  expect(await screen.findByRole('button', { name: 'Create API key' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Endpoint URL' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Set up your project' })).toBeTruthy();
});

test('hides the checklist when it is dismissed', async () => {
  const { user } = renderScreen(<ApiKeysPage paths={screenPaths} />, {
    project,
    state: { projects: [project], checklists: { [project.id]: checklistFixture() } },
  });
  await user.click(await screen.findByRole('button', { name: 'Dismiss checklist' }));
  await waitFor(() => expect(screen.queryByText('Set up your project')).toBeNull());
});

test('shows keys without the checklist if that fails', async () => {
  show();
  server.use(
    mockCall(baseUrl, contract.getChecklist, () => {
      throw new ApiRefusal('INTERNAL');
    }),
  );
  expect(await screen.findByRole('link', { name: 'Production server' })).toBeTruthy();
});

/** True if the browser would close the page without asking. */
const canUnload = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('shows a new secret once, and asks before closing until it was copied', async () => {
  const { user } = show([]);
  await createKey(user, 'Server');
  const dialog = await screen.findByRole('dialog', { name: '“Server” created' });
  expect(within(dialog).getByText(secretFixture)).toBeTruthy();

  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Close without copying your key?' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: '“Server” created' })).toBeTruthy();
  expect(canUnload()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await user.click(await screen.findByRole('button', { name: 'Go back' }));

  await user.click(await screen.findByRole('button', { name: 'Copy API key' }));
  expect(await navigator.clipboard.readText()).toBe(secretFixture);
  expect(canUnload()).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks before leaving the page while the secret was not copied, then navigates', async () => {
  const { user, router } = show([]);
  await createKey(user, 'Server');
  await screen.findByRole('dialog', { name: '“Server” created' });
  void router.navigate('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Go back' }));
  expect(screen.getByRole('dialog', { name: '“Server” created' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
  void router.navigate('/elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Close without copying' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('shows the new secret in the endpoint without storing it', async () => {
  const { user } = show([]);
  await createKey(user, 'Server');
  await user.click(await screen.findByRole('button', { name: 'Copy API key' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(secretFixture, { selector: 'mark' })).toBeTruthy();
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain(secretFixture);
});

test('a double submit creates one key', async () => {
  const { user, api } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  await user.type(await screen.findByRole('textbox', { name: 'Key name' }), 'Server{Enter}{Enter}{Enter}');
  await screen.findByRole('dialog', { name: '“Server” created' });
  expect(api.state.apiKeys[project.id]).toHaveLength(1);
});

test('does not send an invalid name', async () => {
  const { user, api } = show([]);
  await createKey(user, '   ');
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(api.state.apiKeys[project.id]).toEqual([]);
});

test('pauses optimistically, and rolls back with the reason if the API rejects it', async () => {
  const { user } = show();
  const asked = Promise.withResolvers<void>();
  server.use(
    mockCall(baseUrl, contract.updateApiKey, async () => {
      await asked.promise;
      throw new ApiRefusal('ROLE_FORBIDS');
    }),
  );
  await act(user, 'Pause');
  expect(await screen.findByText('Paused')).toBeTruthy();
  asked.resolve();
  expect(await screen.findByText('Active')).toBeTruthy();
  expect(await screen.findByText('Your role changed. You now have view-only access to API keys.')).toBeTruthy();
});

test('a click on a row opens its key, also in a new tab, but not while text is selected', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user, router } = show([apiKeyFixture({ id: 'key_1' })]);
  const cell = (await screen.findByText('Active')).closest('td') as HTMLElement;
  await user.keyboard('{Control>}');
  await user.click(cell);
  await user.keyboard('{/Control}');
  expect(open.mock.calls).toEqual([[`${location.origin}/dashboard/private-key/key_1`, '_blank', 'noopener']]);
  getSelection()?.selectAllChildren(cell);
  fireEvent.click(cell);
  expect(router.state.location.pathname).toBe('/');
  getSelection()?.removeAllRanges();
  await user.click(cell);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/private-key/key_1'));
  open.mockRestore();
});

test('the menu of a key opens its limits, and returns the focus after a modal', async () => {
  const { user, router } = show([apiKeyFixture({ id: 'key_1' })]);
  const menu = await screen.findByRole('button', { name: 'Actions for Production server' });
  menu.focus();
  await user.keyboard('{ArrowDown}');
  const [first] = await screen.findAllByRole('menuitem');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(menu));
  await act(user, 'Limits & security');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/dashboard/private-key/key_1', search: '?view=rules' }));
});

test('removes a key that was deleted elsewhere from the list and says so', async () => {
  const { user, api } = show();
  await screen.findByRole('link', { name: 'Production server' });
  api.state.apiKeys[project.id] = [];
  await act(user, 'Pause');
  expect(await screen.findByText('This key was deleted elsewhere. List refreshed.')).toBeTruthy();
  expect(await screen.findByText('Create your first API key')).toBeTruthy();
});

test('deleting a key that is already deleted succeeds', async () => {
  const { user, api } = show();
  await act(user, 'Delete');
  api.state.apiKeys[project.id] = [];
  await user.type(await screen.findByRole('textbox', { name: 'Type the key name to confirm' }), 'Production server{Enter}');
  expect(await screen.findByText(/Production server deleted/)).toBeTruthy();
});

test('finds a key by its last characters and resets the search', async () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    apiKeyFixture({ id: `key_${index}`, name: `Server ${index}`, last4: `end${index}` }),
  );
  const { user } = show(many);
  const search = await screen.findByRole('searchbox', { name: 'Search API keys' });
  await user.type(search, 'END7');
  expect(screen.getAllByRole('link', { name: /^Server/ })).toHaveLength(1);
  await user.type(search, 'x');
  await user.click(screen.getByRole('button', { name: 'Show all keys' }));
  expect(screen.getAllByRole('link', { name: /^Server/ })).toHaveLength(9);
});

test('shows a badge for a key near one of its limits', async () => {
  const limits = { requestsPerSecond: null, computeUnitsPerDay: 100, computeUnitsPerMonth: 1_000_000 };
  const usage = { busiestMinuteRequests: 0, computeUnitsToday: 85, computeUnitsThisMonth: 85 };
  show([apiKeyFixture({ limits, usage })]);
  expect(await screen.findByText('85% of limit used')).toBeTruthy();
});

test('keeps a key in the list if the API does not delete it', async () => {
  const { user } = show();
  server.use(
    mockCall(baseUrl, contract.deleteApiKey, () => {
      throw new ApiRefusal('ROLE_FORBIDS');
    }),
  );
  await act(user, 'Delete');
  const confirmation = await screen.findByRole('textbox', { name: 'Type the key name to confirm' });
  await user.type(confirmation, 'production{Enter}');
  expect(await screen.findByText('The name doesn’t match')).toBeTruthy();
  await user.clear(confirmation);
  await user.type(confirmation, 'Production server{Enter}');
  expect(await screen.findByText(/Couldn’t delete the API key/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('link', { name: 'Production server' })).toBeTruthy();
});

test('a viewer has no buttons to change keys', async () => {
  show([apiKeyFixture()], 'viewer');
  expect(await screen.findByRole('link', { name: 'Production server' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Create|Actions/ })).toBeNull();
});

test('shows an error with a retry button, not an empty list, if loading fails', async () => {
  const answer = vi.fn((): never => {
    throw new ApiRefusal('PROJECT_NOT_FOUND');
  });
  const { user } = renderScreen(<ApiKeysPage paths={screenPaths} />, {
    project,
    overrides: [mockCall(baseUrl, contract.listApiKeys, answer)],
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(answer.mock.calls.length).toBeGreaterThanOrEqual(2));
  expect(screen.queryByText('Create your first API key')).toBeNull();
});

test('shows a name that someone else saved before replacing it', async () => {
  const { user, api } = show([apiKeyFixture({ name: 'Server' })]);
  await act(user, 'Rename', 'Server');
  const field = await screen.findByRole('textbox', { name: 'Key name' });
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(field);
  Object.assign(api.state.apiKeys[project.id]?.[0] ?? {}, { name: 'Theirs' });
  await user.type(field, 'Mine{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toContain('Key name – new value: Theirs');
  expect(api.state.apiKeys[project.id]?.[0]?.name).toBe('Theirs');
  await user.type(field, '{Enter}');
  expect(await screen.findByRole('link', { name: 'Mine' })).toBeTruthy();
  expect(api.state.apiKeys[project.id]?.[0]?.name).toBe('Mine');
});
