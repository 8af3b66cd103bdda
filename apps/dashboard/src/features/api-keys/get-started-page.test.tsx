import {
  checklistFixture,
  firstRequestFixture,
  newApiKeyFixture,
  projectFixture,
  rotatedSecretFixture,
  secretFixture,
} from '@onepoint/testing/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { server } from '../../test/server.ts';
import { rememberSecret } from '../../shared/secret/api-key-secret.ts';
import { GetStartedPage } from './get-started-page.tsx';
import { screenPaths } from './testing/screen-paths.ts';

const project = projectFixture();
const apiKey = newApiKeyFixture({ id: 'key_default', name: 'Default' });
const typedSecret = `${apiKey.prefix}${'a'.repeat(32)}${apiKey.last4}`;
const other = newApiKeyFixture({ id: 'key_other', name: 'Other', prefix: 'op_zzzz' });

interface ShowParameters {
  path?: string;
  role?: string;
  checklist?: Parameters<typeof checklistFixture>[0];
  hasSecret?: boolean;
}

function show({ path = '/', role = 'owner', checklist = {}, hasSecret = true }: ShowParameters = {}) {
  const shown = renderScreen(<GetStartedPage paths={screenPaths} />, {
    project: { ...project, role },
    path,
    state: {
      projects: [project],
      apiKeys: { [project.id]: [other, apiKey] },
      checklists: { [project.id]: checklistFixture(checklist) },
    },
  });
  const arrive = () => {
    shown.api.state.checklists[project.id] = checklistFixture({ firstRequest: firstRequestFixture() });
  };
  act(() => {
    if (hasSecret) rememberSecret(shown.queryClient, apiKey.id, secretFixture, { isUnsaved: true });
  });
  return { ...shown, arrive };
}

const sendButton = () => screen.findByRole('button', { name: 'Send a test request' });

test('shows the secret and a command that contains it', async () => {
  show();
  expect(await screen.findByText(secretFixture)).toBeTruthy();
  expect(document.querySelector('pre')?.textContent).toBe(
    `curl https://rpc.example.com/rpc/ethereum/${secretFixture} \\\n  -H 'content-type: application/json' \\\n` +
      `  -d '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}'`,
  );
});

test('sends a request from the browser, shows its response and cost, then that it was counted', async () => {
  const urls: string[] = [];
  const { user, arrive } = show();
  server.use(
    http.post('https://rpc.example.com/rpc/:chain/:key', ({ request }) => {
      urls.push(request.url);
      return HttpResponse.json({ jsonrpc: '2.0', id: 1, result: '0x10' });
    }),
  );
  await user.click(await sendButton());
  expect(await screen.findByText('10 compute units charged')).toBeTruthy();
  expect(screen.getByText(/"0x10"/)).toBeTruthy();
  expect(screen.getByText('Counting your request…')).toBeTruthy();
  expect(urls).toEqual([`https://rpc.example.com/rpc/ethereum/${secretFixture}`]);
  arrive();
  expect(await screen.findByText('Counted.')).toBeTruthy();
  expect(screen.getByText('Your first request arrived. Here’s what’s next.')).toBeTruthy();
  expect(screen.getByText(/"0x10"/)).toBeTruthy();
});

test('notices a request from elsewhere without a reload', async () => {
  const { arrive } = show();
  expect(await screen.findByText('Waiting for your first request…')).toBeTruthy();
  arrive();
  expect(await screen.findByText('eth_blockNumber on Ethereum')).toBeTruthy();
  expect(screen.getByText('4.18 ms')).toBeTruthy();
  expect(screen.getByText('10 compute units charged')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Restrict your API key' }).getAttribute('href')).toBe(
    '/dashboard/private-key/key_default?view=rules',
  );
});

test('asks before the page is closed until the secret or the command was copied', async () => {
  const canClose = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user } = show();
  await sendButton();
  await waitFor(() => expect(canClose()).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Copy sample' }));
  await waitFor(() => expect(canClose()).toBe(true));
  expect(await navigator.clipboard.readText()).toContain(secretFixture);
});

test('accepts the secret from a user who reloaded the page', async () => {
  const { user } = show({ hasSecret: false, path: '/?apiKey=key_default' });
  expect(await screen.findByText('“Default” was already shown')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send a test request' })).toBeNull();
  expect(document.querySelector('pre')?.textContent).toContain('/rpc/ethereum/YOUR_TOKEN');
  await user.click(screen.getByLabelText(/^API key/));
  await user.paste(typedSecret);
  await user.click(screen.getByRole('button', { name: 'Use this key' }));
  expect(await sendButton()).toBeTruthy();
});

test('rotates a key whose secret was lost, and then has the new one', async () => {
  const { user } = show({ hasSecret: false, path: '/?apiKey=key_default' });
  await user.click(await screen.findByRole('button', { name: 'Rotate API key' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rotate Default' });
  await user.click(within(dialog).getByRole('button', { name: 'Rotate API key' }));
  const reveal = await screen.findByRole('dialog', { name: '“Default” rotated' });
  await user.click(within(reveal).getByRole('button', { name: 'Copy API key' }));
  await user.click(within(reveal).getByRole('button', { name: 'Done' }));
  expect(await sendButton()).toBeTruthy();
  expect(screen.getByText(rotatedSecretFixture)).toBeTruthy();
});

test('hides key rotation from viewers', async () => {
  show({ hasSecret: false, role: 'viewer' });
  expect(await screen.findByText(/ask a developer to rotate it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rotate API key' })).toBeNull();
});
