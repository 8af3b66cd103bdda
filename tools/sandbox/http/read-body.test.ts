import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { keepOpenUntilRead, readBody } from './read-body.ts';

const bytesMax = 100_000;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request, bytesMax);
  keepOpenUntilRead(request, response);
  response.writeHead(body === null ? 413 : 200).end(String(body?.length));
}

async function startServer(): Promise<number> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function post(port: number, headers: Record<string, string | number>, body: string): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, method: 'POST', agent: false, headers }, (response) => {
      let text = '';
      response.on('error', reject).on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve([response.statusCode, text]));
    });
    request.on('error', reject).end(body);
  });
}

const chunked = { 'transfer-encoding': 'chunked' };

it('reads a body up to the limit', async () => {
  const port = await startServer();
  const body = 'x'.repeat(bytesMax);
  expect(await post(port, { 'content-length': bytesMax }, body)).toEqual([200, String(bytesMax)]);
  expect(await post(port, chunked, body)).toEqual([200, String(bytesMax)]);
});

it.each([
  ['of one byte more', bytesMax + 1],
  ['of 10 MB', 10_000_000],
])('answers a body %s, with a length and in chunks, although it is not read', async (_name, bytes) => {
  const port = await startServer();
  const body = 'x'.repeat(bytes);
  const all = [{ 'content-length': bytes }, chunked].flatMap((headers) => [headers, { ...headers, connection: 'close' }]);
  const replies = await Promise.all(all.map((headers) => post(port, headers, body)));
  expect(replies.map(([status]) => status)).toEqual([413, 413, 413, 413]);
});
