import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from './send.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    } else if (request.url !== '/silent') response.end('ok');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = (path: string) => async (signal: AbortSignal) => (await fetch(`${origin}${path}`, { signal })).text();

test('a reply in time is passed on', async () => {
  await expect(send(read('/'), { timeoutMs: 5000 })).resolves.toBe('ok');
});

test('silence is a time-out', async () => {
  await expect(send(read('/silent'), { timeoutMs: 50 })).rejects.toMatchObject({ name: 'NetworkError', code: 'NETWORK_TIMEOUT' });
});

test('a body cut short is no reply', async () => {
  await expect(send(read('/cut'), { timeoutMs: 5000 })).rejects.toMatchObject({ name: 'NetworkError', code: 'NETWORK_UNREACHABLE' });
});

test('the abort of the caller is not dressed up as a network error', async () => {
  const signal = AbortSignal.abort(new Error('left'));
  await expect(send(read('/'), { timeoutMs: 5000, signal })).rejects.toThrow('left');
});
