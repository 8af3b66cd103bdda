import { ws } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '../../../test/server.ts';
import { readReply, sendOverWebSocket } from './send-request.ts';

describe('sendOverWebSocket', () => {
  const url = 'ws://api.test/rpc/base/public';
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}';
  const send = (signal = new AbortController().signal) => sendOverWebSocket({ url, body, signal });
  const link = ws.link(url);

  test('resolves with the first message and closes the connection', async () => {
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

  test('rejects if the connection closes before a response', async () => {
    server.use(link.addEventListener('connection', ({ client }) => client.close(1008, 'No')));
    await expect(send()).rejects.toThrow('before a response');
  });

  test('rejects when aborted', async () => {
    const controller = new AbortController();
    server.use(link.addEventListener('connection', () => controller.abort()));
    await expect(send(controller.signal)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});

describe('readReply', () => {
  test.each([
    ['{"jsonrpc":"2.0","id":1,"result":"0x10"}', 'result'],
    ['{"jsonrpc":"2.0","id":1,"result":null}', 'result'],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value"}}', 'node'],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"reverted","data":"0x"}}', 'node'],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"Paused.","data":{"code":"KEY_PAUSED","requestId":"req_1"}}}', 'gateway'],
    ['<html>502</html>', 'unreadable'],
    ['{"ok":true}', 'unreadable'],
    ['7', 'unreadable'],
  ])('%s is parsed as: %s', (text, kind) => {
    expect(readReply(text).kind).toBe(kind);
  });

  test('a gateway error has code and message, and JSON is indented', () => {
    const refusal = '{"id":1,"error":{"code":-32005,"message":"Slow down.","data":{"code":"RATE_LIMITED","requestId":"req_1"}}}';
    expect(readReply(refusal)).toMatchObject({ code: 'RATE_LIMITED', message: 'Slow down.' });
    expect(readReply('{"result":[1]}').text).toBe('{\n  "result": [\n    1\n  ]\n}');
  });
});
