import { newApiKeyFixture, projectFixture, secretFixture } from '@onepoint/testing/api';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { rememberSecret } from '../../shared/secret/api-key-secret.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { server } from '../../test/server.ts';
import { TestRequestButton } from './test-request-button.tsx';

const project = projectFixture();
const apiKey = newApiKeyFixture();

function show(body: object) {
  server.use(http.post('https://rpc.example.com/rpc/:chain/:key', () => HttpResponse.json(body)));
  const shown = renderScreen(<TestRequestButton getStartedPath="/dashboard/get-started" />, {
    project,
    state: { projects: [project], apiKeys: { [project.id]: [apiKey] } },
  });
  act(() => rememberSecret(shown.queryClient, apiKey.id, secretFixture));
  return shown;
}

/** The button is disabled until the chains have loaded. */
async function send(user: ReturnType<typeof show>['user']): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send a test request' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
}

test('sends a request with the secret on the page, and shows latency and cost', async () => {
  const { user } = show({ jsonrpc: '2.0', id: 1, result: '0x10' });
  await send(user);
  expect((await screen.findByRole('alertdialog')).textContent).toMatch(/Test request sent.*ms, 10 compute units charged/);
});

test('shows why the gateway rejected it', async () => {
  const error = { code: -32_003, message: 'This API key is paused.', data: { code: 'KEY_PAUSED', requestId: 'req_1' } };
  const { user } = show({ jsonrpc: '2.0', id: 1, error });
  await send(user);
  expect((await screen.findByRole('alertdialog')).textContent).toMatch(/Rejected by the gateway.*This API key is paused\./);
});
