import { ws } from 'msw';
import { expect, test } from 'vitest';
import { server } from '../../../test/server.ts';
import { sendOverWebSocket } from './send-over-websocket.ts';

const url = 'ws://api.test/rpc/base/public';
const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';
const send = (signal = new AbortController().signal) => sendOverWebSocket({ url, body, signal });
const link = ws.link(url);

test('the first message that comes back is the reply, and the connection ends with it', async () => {
  const closed = new Promise<void>((resolve) => {
    server.use(
      link.addEventListener('connection', ({ client }) => {
        client.addEventListener('message', ({ data }) => client.send(data === body ? '{"jsonrpc":"2.0","id":1,"result":"é"}' : 'other'));
        client.addEventListener('close', () => resolve());
      }),
    );
  });
  expect(await send()).toMatchObject({ status: null, text: '{"jsonrpc":"2.0","id":1,"result":"é"}', sizeBytes: 38 });
  await closed;
});

test('a connection that ends before an answer is an error', async () => {
  server.use(link.addEventListener('connection', ({ client }) => client.close(1008, 'No')));
  await expect(send()).rejects.toThrow('before an answer');
});

test('waiting can be stopped', async () => {
  const controller = new AbortController();
  server.use(link.addEventListener('connection', () => controller.abort()));
  await expect(send(controller.signal)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});
