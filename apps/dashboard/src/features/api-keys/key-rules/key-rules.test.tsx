import { apiKeyFixture, ApiRefusal, mockCall, projectFixture } from '@onepoint/testing/api';
import { contract } from '@onepoint/api-contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { baseUrl, renderScreen } from '../../../test/render-screen.tsx';
import { server } from '../../../test/server.ts';
import { ApiKeyPage } from '../api-key-page.tsx';
import { keyDraftStore } from './key-drafts.ts';

afterEach(() => keyDraftStore.clear());

const project = projectFixture();
const show = (fields: Parameters<typeof apiKeyFixture>[0] = {}) =>
  renderScreen(
    <ApiKeyPage apiKeyId="key_1" apiKeysPath="/dashboard" onDeleted={() => {}}>
      {null}
    </ApiKeyPage>,
    {
      project,
      path: '/?view=rules',
      state: { projects: [project], apiKeys: { [project.id]: [apiKeyFixture({ id: 'key_1', ...fields })] } },
    },
  );
const saved = ({ api }: ReturnType<typeof show>) => api.state.apiKeys[project.id]?.[0];

test('saves pasted entries, and undoes the last save', async () => {
  const shown = show({ allowLists: { origins: [], ips: [], methods: ['eth_chainId'], contracts: [] } });
  const { user } = shown;
  const methods = await screen.findByRole('textbox', { name: /^Methods/ });
  await user.clear(methods);
  await user.click(methods);
  await user.paste('"eth_call", "eth_get*"');
  await user.click(screen.getByRole('button', { name: 'Save allowlists' }));
  expect(await screen.findByText(/Allowlists saved/)).toBeTruthy();
  expect(saved(shown)?.allowLists.methods).toEqual(['eth_call', 'eth_get*']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Allowlist changes reverted/)).toBeTruthy();
  expect(saved(shown)?.allowLists.methods).toEqual(['eth_chainId']);
});

test('does not save lists with an invalid line and names the line', async () => {
  const shown = show();
  await shown.user.type(await screen.findByRole('textbox', { name: /^Contracts/ }), '0x12');
  await shown.user.click(screen.getByRole('button', { name: 'Save allowlists' }));
  expect(screen.getByText(/Line 1: 0x12 isn’t a valid address/)).toBeTruthy();
  expect(saved(shown)?.allowLists.contracts).toEqual([]);
});

test('the simulator uses unsaved lists', async () => {
  const { user } = show();
  expect(await screen.findByText('No allowlist restricts this request.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Methods/ }), 'eth_getBalance');
  expect(await screen.findByText('Blocked by the method allowlist')).toBeTruthy();
  expect(screen.getByText('eth_call isn’t on the list. The gateway returns METHOD_NOT_LISTED.')).toBeTruthy();
});

test('saves limits, removes the limit of an empty field, and does not send untouched ones', async () => {
  const shown = show({ limits: { requestsPerSecond: 5, computeUnitsPerDay: null, computeUnitsPerMonth: 900 } });
  const { user } = shown;
  await user.clear(await screen.findByRole('spinbutton', { name: /^Requests per second/ }));
  await user.type(screen.getByRole('spinbutton', { name: /^Compute units per day/ }), '1000{Enter}');
  expect(await screen.findByText(/Limits saved/)).toBeTruthy();
  expect(saved(shown)?.limits).toEqual({ requestsPerSecond: null, computeUnitsPerDay: 1_000, computeUnitsPerMonth: 900 });
});

test('keeps limits in the form and says so if the role no longer allows saving them', async () => {
  const { user } = show();
  server.use(
    mockCall(baseUrl, contract.updateApiKey, () => {
      throw new ApiRefusal('ROLE_FORBIDS');
    }),
  );
  const field = await screen.findByRole('spinbutton', { name: /^Requests per second/ });
  await user.type(field, '7{Enter}');
  expect(await screen.findByText(/Your role changed/)).toBeTruthy();
  expect(field).toHaveProperty('value', '7');
});

test('shows entries that another tab saved before replacing them', async () => {
  const shown = show();
  const { user, api } = shown;
  await user.type(await screen.findByRole('textbox', { name: /^IP addresses/ }), '10.0.0.1');
  const others = { origins: [], ips: ['10.0.0.2'], methods: [], contracts: [] };
  api.state.apiKeys[project.id] = [apiKeyFixture({ id: 'key_1', allowLists: others })];
  await user.click(screen.getByRole('button', { name: 'Save allowlists' }));
  expect((await screen.findByRole('alert')).textContent).toContain('IP addresses – new value: 10.0.0.2');
  expect(saved(shown)?.allowLists.ips).toEqual(['10.0.0.2']);
  await user.type(screen.getByRole('textbox', { name: /^IP addresses/ }), '\n10.0.0.2');
  await user.click(screen.getByRole('button', { name: 'Save allowlists' }));
  expect(await screen.findByText(/Allowlists saved/)).toBeTruthy();
  expect(saved(shown)?.allowLists.ips).toEqual(['10.0.0.1', '10.0.0.2']);
});

test('shows a limit that another tab saved, which can be accepted', async () => {
  const shown = show();
  const { user, api } = shown;
  const field = await screen.findByRole('spinbutton', { name: /^Requests per second/ });
  await user.type(field, '7');
  const limits = { requestsPerSecond: 5, computeUnitsPerDay: null, computeUnitsPerMonth: null };
  api.state.apiKeys[project.id] = [apiKeyFixture({ id: 'key_1', limits })];
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Requests per second – new value: 5');
  await user.click(screen.getByRole('button', { name: 'Use the saved version' }));
  expect(field).toHaveProperty('value', '5');
  expect(saved(shown)?.limits.requestsPerSecond).toBe(5);
});

test('keeps unsaved changes when switching tabs', async () => {
  const { user } = show();
  await user.type(await screen.findByRole('textbox', { name: /^Methods/ }), 'eth_call');
  await user.type(screen.getByRole('spinbutton', { name: /^Requests per second/ }), '7');
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.click(screen.getByRole('tab', { name: 'Limits & security' }));
  expect(await screen.findByRole('textbox', { name: /^Methods/ })).toHaveProperty('value', 'eth_call');
  expect(screen.getByRole('spinbutton', { name: /^Requests per second/ })).toHaveProperty('value', '7');
});

test('says that a key was deleted while its page is open', async () => {
  const { api, queryClient } = show();
  await screen.findByRole('textbox', { name: /^Methods/ });
  api.state.apiKeys[project.id] = [];
  await queryClient.invalidateQueries();
  expect(await screen.findByText('This API key was deleted')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
