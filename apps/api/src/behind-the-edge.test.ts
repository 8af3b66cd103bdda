import { send, startEdge } from '@onepoint/sandbox/edge/testing/edge-fixture';
import { framings, paths } from '@onepoint/sandbox/edge/testing/framings';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from './test/create-test-api.ts';

const json = 'host: localhost:4000\r\ncontent-type: application/json\r\n';

let own: TestApi;

beforeAll(async () => {
  own = await createTestApi();
  await own.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => own.close());

const startOwnEdge = (): Promise<string> =>
  startEdge('/nonexistent', { api: `http://127.0.0.1:${(own.app.server.address() as AddressInfo).port}` });

function open(address: string): { socket: Socket; closed: Promise<string> } {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  let text = '';
  socket.setEncoding('latin1').on('data', (data: string) => (text += data));
  socket.on('error', () => undefined);
  return { socket, closed: once(socket, 'close').then(() => text) };
}

test.each(framings)('does not process a request hidden in a body: $name', async ({ bytes, answers }) => {
  const edge = await startOwnEdge();
  await send(edge, '/api/health');
  const linesBefore = own.logLines.length;
  const { socket, closed } = open(edge);
  socket.write(Buffer.from(`${bytes}GET ${paths.last} HTTP/1.1\r\nhost: localhost:4000\r\nconnection: close\r\n\r\n`, 'latin1'));
  const replies = (await closed).match(/HTTP\/1\.1 \d{3} /g);
  expect(replies?.length ?? 0).toBe(answers.length);
  for (const id of ['next-user-1', 'next-user-2', 'next-user-3']) {
    const { status, headers } = await send(edge, '/api/health', { headers: { 'x-request-id': id } });
    expect([status, headers['x-request-id']]).toEqual([200, id]);
  }
  expect(own.logLines.slice(linesBefore).join('')).not.toContain(paths.hidden);
});

test.each([
  ['with a length', { 'content-length': 10_000_000 }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('answers a body of 10 MB %s with 413, not with 502', async (_name, framing) => {
  const edge = await startOwnEdge();
  const body = 'x'.repeat(10_000_000);
  const headers = { ...framing, 'content-type': 'application/json' };
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => send(edge, '/api/v1/chainRequests', { method: 'POST', headers, body })),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 413));
  expect(replies.map(({ text }) => text)).toEqual(replies.map(() => expect.stringContaining('BODY_TOO_LARGE') as unknown));
});

test('limits the whole request to 15 seconds, and does not let Node extend the limit for the head', () => {
  const { headersTimeout, requestTimeout } = own.app.server;
  expect(requestTimeout).toBe(15_000);
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
});

test.each([
  ['with a length', 'content-length: 10000\r\n\r\n{', ' '],
  ['in chunks', 'transfer-encoding: chunked\r\n\r\n1\r\n{\r\n', '1\r\n \r\n'],
])('answers a slow body %s with 408 and closes the connection', async (_name, begin, more) => {
  const { headersTimeout, requestTimeout } = own.app.server;
  Object.assign(own.app.server, { headersTimeout: 100, requestTimeout: 100 });
  const { socket, closed } = open(await startOwnEdge());
  socket.write(`POST /api/v1/chainRequests HTTP/1.1\r\n${json}${begin}`);
  const dribble = setInterval(() => socket.write(more), 50);
  const reply = await closed.finally(() => clearInterval(dribble));
  Object.assign(own.app.server, { headersTimeout, requestTimeout });
  expect(reply).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(reply.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 'REQUEST_TIMEOUT' } });
});
