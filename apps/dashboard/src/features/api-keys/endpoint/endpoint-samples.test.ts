import { sampleLanguages } from '@onepoint/app-state';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { getSample } from './endpoint-samples.ts';

const http = 'https://rpc.example.com/rpc/base/op_key';
const ws = 'wss://rpc.example.com/rpc/base/op_key';

test.each(sampleLanguages)('the %s samples contain the endpoint exactly once', (language) => {
  expect(getSample(language, 'http', http).code.split(http)).toHaveLength(2);
  expect(getSample(language, 'ws', ws).code.split(ws)).toHaveLength(2);
});

test('the JavaScript sample requests and logs the block number', async () => {
  const log = vi.fn();
  const fetch = vi.fn((_url: string, _init: { body: string }) => Promise.resolve({ json: () => ({ result: '0x10' }) }));
  const { code } = getSample('javascript', 'http', http);
  await runInNewContext(`(async () => { ${code} })()`, { fetch, console: { log } });
  expect(JSON.parse(fetch.mock.calls[0]?.[1].body ?? '')).toMatchObject({ method: 'eth_blockNumber' });
  expect(log).toHaveBeenCalledWith(16n);
});

test('the JavaScript WebSocket sample subscribes when the socket opens', () => {
  const send = vi.fn();
  const sockets: { onopen?: () => void }[] = [];
  class FakeSocket {
    onopen?: () => void;
    send = send;
    constructor() {
      sockets.push(this);
    }
  }
  runInNewContext(getSample('javascript', 'ws', ws).code, { WebSocket: FakeSocket, console });
  expect(send).not.toHaveBeenCalled();
  sockets[0]?.onopen?.();
  expect(JSON.parse(String(send.mock.calls[0]?.[0]))).toMatchObject({ method: 'eth_subscribe', params: ['newHeads'] });
});

test('the curl sample sends valid JSON', () => {
  const { code } = getSample('curl', 'http', http);
  expect(JSON.parse(/-d '(.*)'/.exec(code)?.[1] ?? '')).toMatchObject({ jsonrpc: '2.0', method: 'eth_blockNumber' });
});
