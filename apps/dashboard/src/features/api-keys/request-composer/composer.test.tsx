import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import { fireEvent, screen, within } from '@testing-library/react';
import { delay, http, HttpResponse, ws } from 'msw';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../test/render-screen.tsx';
import { server } from '../../../test/server.ts';
import { Composer } from './composer.tsx';

const project = projectFixture({ usageCommitment: 'PAYG' });
const apiKey = apiKeyFixture();
const secret = `op_3fG9${'a'.repeat(32)}k7Qz`;
const show = (path = '/') => renderScreen(<Composer apiKey={apiKey} />, { project, path });

const answerWith = (body: object, init?: ResponseInit) => {
  const received: { url: string; body: unknown }[] = [];
  server.use(
    http.post('*/rpc/:chain/:key', async ({ request }) => {
      received.push({ url: request.url, body: await request.json() });
      return HttpResponse.json(body, init);
    }),
  );
  return received;
};
const send = (user: ReturnType<typeof show>['user']) => user.click(screen.getByRole('button', { name: 'Send request' }));

test('sends a request with the secret, asks for it once, and leaves it out of links', async () => {
  const received = answerWith({ jsonrpc: '2.0', id: 1, result: '0x10' });
  const { user } = show();
  await user.click(await screen.findByLabelText(/^API key/));
  await user.paste(secret);
  await user.click(screen.getByRole('button', { name: 'Use this key' }));
  expect(screen.getByText('10 compute units · $0.0000039 on Pay as you go')).toBeTruthy();
  await send(user);
  expect(await screen.findByText('10 compute units charged')).toBeTruthy();
  expect(received).toMatchObject([
    { url: expect.stringMatching(new RegExp(`/${secret}$`)), body: { method: 'eth_blockNumber', params: [] } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const link = await navigator.clipboard.readText();
  expect(link).toContain('rpcMethod=eth_blockNumber');
  expect(link).not.toContain('op_');
});

test('sending also uses a secret that was only typed', async () => {
  const received = answerWith({ jsonrpc: '2.0', id: 1, result: '0x10' });
  const { user } = show();
  await user.click(await screen.findByLabelText(/^API key/));
  await user.paste(secret);
  await send(user);
  expect(await screen.findByText('10 compute units charged')).toBeTruthy();
  expect(received).toMatchObject([{ url: expect.stringMatching(new RegExp(`/${secret}$`)) }]);
  expect(screen.getByText(/^Your API key stays in memory/)).toBeTruthy();
});

test('sends nothing without a secret or with the secret of another key', async () => {
  const received = answerWith({});
  const { user } = show();
  const field = await screen.findByLabelText(/^API key/);
  await send(user);
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('API keys start with op_ followed by 40 letters and digits.')).toBeTruthy();
  await user.click(field);
  await user.paste(`op_${'a'.repeat(40)}`);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/That’s a different API key/)).toBeTruthy();
  expect(received).toEqual([]);
});

test('a shared link opens its request without sending it', async () => {
  const received = answerWith({ jsonrpc: '2.0', id: 1, result: '0x0' });
  const { user } = show('/?rpcChain=base&rpcMethod=eth_getBalance&rpcParams=%5B%220x00%22%5D&rpcThrough=public');
  expect(await screen.findByRole('combobox', { name: 'Method' })).toHaveProperty('value', 'eth_getBalance');
  expect(received).toEqual([]);
  await send(user);
  expect(await screen.findByText('not charged')).toBeTruthy();
  expect(received).toMatchObject([{ url: expect.stringMatching(/base\/public$/), body: { method: 'eth_getBalance', params: ['0x00'] } }]);
});

test('explains a gateway error and when to retry', async () => {
  const error = { code: -32_005, message: 'Too many.', data: { code: 'KEY_RATE_LIMITED', requestId: 'req_1' } };
  answerWith({ jsonrpc: '2.0', id: 1, error }, { status: 429, headers: { 'retry-after': '1' } });
  const { user } = show('/?rpcChain=base&rpcMethod=eth_chainId&rpcThrough=public');
  await screen.findByRole('combobox', { name: 'Method' });
  await send(user);
  expect(await screen.findByText('Rejected by the gateway: KEY_RATE_LIMITED')).toBeTruthy();
  expect(screen.getByText(/This API key has reached its per-second request limit.*Try again in 1 second\./)).toBeTruthy();
});

test('sends over WebSocket to the other URL, and the link says so', async () => {
  const link = ws.link('*/rpc/:chain/:key');
  const connected: string[] = [];
  server.use(
    link.addEventListener('connection', ({ client }) => {
      connected.push(client.url.href);
      client.addEventListener('message', () => client.send('{"jsonrpc":"2.0","id":1,"result":"0x2105"}'));
    }),
  );
  const { user } = show('/?rpcChain=base&rpcMethod=eth_chainId&rpcThrough=public');
  await user.click(await screen.findByRole('radio', { name: 'WebSocket' }));
  expect(screen.queryByRole('button', { name: 'Copy as curl' })).toBeNull();
  await send(user);
  expect(await screen.findByText('Success', { selector: '[aria-live] *' })).toBeTruthy();
  expect(connected).toEqual([expect.stringMatching(/^wss?:.*base\/public$/)]);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toContain('rpcOver=ws');
});

test('does not send parameters that are not JSON', async () => {
  const received = answerWith({});
  const { user } = show('/?rpcChain=base&rpcMethod=eth_call&rpcParams=%5B&rpcThrough=public');
  expect(await screen.findByText('Invalid JSON.')).toBeTruthy();
  await send(user);
  expect(received).toEqual([]);
});

test('fills in the example of another method until the parameters are edited', async () => {
  const { user } = show('/?rpcChain=base&rpcMethod=eth_blockNumber&rpcThrough=public');
  const method = await screen.findByRole('combobox', { name: 'Method' });
  const params = screen.getByRole('textbox', { name: 'Parameters' });
  await user.clear(method);
  await user.type(method, 'eth_getBalance');
  expect(params).toHaveProperty('value', expect.stringContaining('"latest"'));
  await user.clear(params);
  await user.click(params);
  await user.paste('["0x1"]');
  await user.clear(method);
  await user.type(method, 'eth_getCode');
  expect(params).toHaveProperty('value', '["0x1"]');
});

test('stops waiting, and lists the request', async () => {
  server.use(http.post('*/rpc/:chain/:key', () => delay('infinite')));
  const { user } = show('/?rpcChain=base&rpcMethod=eth_chainId&rpcThrough=public');
  await screen.findByRole('combobox', { name: 'Method' });
  await send(user);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Request canceled')).toBeTruthy();
  const history = screen.getByRole('list');
  expect(within(history).getByRole('button', { name: 'Reopen eth_chainId on Base' })).toBeTruthy();
});

test('a double click sends once and does not press the stop button', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const received: unknown[] = [];
  server.use(
    http.post('*/rpc/:chain/:key', async ({ request }) => {
      received.push(await request.json());
      await released;
      return HttpResponse.json({ jsonrpc: '2.0', id: 1, result: '0x10' });
    }),
  );
  show('/?rpcChain=base&rpcMethod=eth_chainId&rpcThrough=public');
  await screen.findByRole('combobox', { name: 'Method' });
  const sendButton = screen.getByRole('button', { name: 'Send request' });
  fireEvent.click(sendButton, { detail: 1 });
  const stopButton = await screen.findByRole('button', { name: 'Cancel' });
  expect(stopButton).not.toBe(sendButton);
  fireEvent.click(stopButton, { detail: 2 });
  release();
  expect(await screen.findByText('Success')).toBeTruthy();
  expect(received).toHaveLength(1);
});
