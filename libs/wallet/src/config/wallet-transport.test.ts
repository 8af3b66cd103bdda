// @vitest-environment node

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, http, HttpRequestError, TimeoutError, type Chain, type HttpTransport } from 'viem';
import { mainnet } from 'viem/chains';
import { describe, expect, it, onTestFinished } from 'vitest';
import { retriedStatuses, retryAfterSeconds, walletTransport } from './wallet-transport.ts';

const clientOf = (transport: HttpTransport, chain: Chain = mainnet) => createClient({ chain, transport });
const blockNumber = { method: 'eth_blockNumber' } as const;

/** Body of the gateway's error responses. */
const refusal = { jsonrpc: '2.0', id: 1, error: { code: -32_000, message: 'not now' } };

/** Sends one call to a server that answers the first request with `first`, and returns the times of all requests. */
const requestTimes = async (transport: (url: string) => HttpTransport, first: RpcReply): Promise<readonly number[]> => {
  const { url, requests } = await startRpcServer((_, index) => (index === 0 ? first : {}));
  await clientOf(transport(url))
    .request(blockNumber)
    .catch(() => undefined);
  return requests.map(({ atMs }) => atMs);
};

it.each([...retriedStatuses])('walletTransport retries %i with a JSON-RPC error in the body', async (status) => {
  expect(await requestTimes(walletTransport, { status, body: refusal })).toHaveLength(2);
});

it.each([...retriedStatuses])('viem retries %i without a JSON-RPC error in the body', async (status) => {
  expect(await requestTimes((url) => http(url), { status, body: {} })).toHaveLength(2);
});

it('viem ignores the status if the body has a JSON-RPC error', async () => {
  expect(await requestTimes((url) => http(url), { status: 503, body: refusal })).toHaveLength(1);
});

it.each([400, 401, 402, 404, 405, 422, 501])('viem and walletTransport do not retry %i', async (status) => {
  expect(await requestTimes((url) => http(url), { status, body: {} })).toHaveLength(1);
  expect(await requestTimes(walletTransport, { status, body: {} })).toHaveLength(1);
});

it('walletTransport waits for the seconds in Retry-After', async () => {
  const [, second = 0] = await requestTimes(walletTransport, { status: 429, headers: { 'retry-after': '1' }, body: refusal });
  expect(second).toBeGreaterThanOrEqual(990);
});

it('walletTransport waits until the date in Retry-After', async () => {
  let dateMs = 0;
  const { url, requests } = await startRpcServer((_, index) => {
    if (index > 0) return {};
    // HTTP dates have no milliseconds.
    dateMs = Math.ceil(Date.now() / 1000) * 1000 + 1000;
    return { status: 503, headers: { 'retry-after': new Date(dateMs).toUTCString() } };
  });
  await clientOf(walletTransport(url)).request(blockNumber);
  expect(requests).toHaveLength(2);
  // Timers can fire up to a millisecond early.
  expect(Date.now()).toBeGreaterThanOrEqual(dateMs - 5);
});

it('viem does not wait if Retry-After is a date', async () => {
  const date = new Date(Date.now() + 60_000);
  expect(await requestTimes((url) => http(url), { status: 503, headers: { 'retry-after': date.toUTCString() }, body: {} })).toHaveLength(2);
});

it('viem retries after 150, 300 and 600 ms, then throws', async () => {
  const { url, requests } = await startRpcServer(() => ({ status: 500, body: refusal }));
  await expect(clientOf(walletTransport(url)).request(blockNumber)).rejects.toThrow(HttpRequestError);
  const gaps = requests.slice(1).map(({ atMs }, index) => atMs - (requests[index]?.atMs ?? 0));
  expect(requests).toHaveLength(4);
  expect(gaps.map((gap, index) => gap >= [150, 300, 600][index]! - 5)).toEqual([true, true, true]);
});

it('viem batches simultaneous calls, up to 1,000 per request', async () => {
  const { url, requests } = await startRpcServer(() => ({}));
  const client = clientOf(walletTransport(url));
  const answers = await Promise.all(Array.from({ length: 1_001 }, () => client.request(blockNumber)));
  expect(new Set(answers)).toEqual(new Set(['0x1']));
  expect(requests.map(({ body }) => (Array.isArray(body) ? body.length : 1)).toSorted((a, b) => a - b)).toEqual([1, 1_000]);
});

it('viem times out if the server does not answer', async () => {
  const { url } = await startRpcServer(() => ({ isSilent: true }));
  const client = clientOf(http(url, { timeout: 50, retryCount: 0 }));
  await expect(client.request(blockNumber)).rejects.toThrow(TimeoutError);
});

it('walletTransport times out after 10 seconds and sends at most four requests', () => {
  const { config } = walletTransport('http://127.0.0.1:1')({ chain: mainnet });
  expect(config).toMatchObject({ timeout: 10_000, retryCount: 3, retryDelay: 150 });
});

it.each([
  [undefined, 4_000],
  [12_000, 4_000],
  [2_000, 1_000],
  [250, 500],
])('viem polls at block time %s ms every %i ms', (blockTime, pollingMs) => {
  const { blockTime: _, ...chain } = mainnet;
  const client = clientOf(http('http://127.0.0.1:1'), blockTime === undefined ? chain : { ...chain, blockTime });
  expect(client.pollingInterval).toBe(pollingMs);
});

describe('retryAfterSeconds', () => {
  const now = new Date('2026-01-02T03:04:05Z');

  it.each([
    ['0', 0],
    ['7', 7],
    ['Fri, 02 Jan 2026 03:04:15 GMT', 10],
  ])('parses %s as %i seconds', (value, seconds) => {
    expect(retryAfterSeconds(value, now)).toBe(seconds);
  });

  it.each([null, '', 'soon', '-1', '3600', 'Fri, 02 Jan 2026 03:04:00 GMT', 'Fri, 02 Jan 2026 04:04:05 GMT'])('ignores %s', (value) => {
    expect(retryAfterSeconds(value, now)).toBeUndefined();
  });
});

interface SeenRequest {
  readonly body: RpcCall | readonly RpcCall[];
  /** Milliseconds since the server's first request. */
  readonly atMs: number;
}

interface RpcCall {
  readonly id: number;
  readonly method: string;
}

interface RpcReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Keeps the connection open without answering. */
  readonly isSilent?: boolean;
}

/** Starts an HTTP server on a free port until the test ends. */
async function startRpcServer(
  answer: (request: SeenRequest, index: number) => RpcReply,
): Promise<{ url: string; requests: readonly SeenRequest[] }> {
  const requests: SeenRequest[] = [];
  let startedAt: number | undefined;
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const text = await readBody(incoming);
    startedAt ??= performance.now();
    const request = { body: JSON.parse(text) as SeenRequest['body'], atMs: performance.now() - startedAt };
    requests.push(request);
    const { status = 200, headers = {}, body, isSilent = false } = answer(request, requests.length - 1);
    if (isSilent) return;
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body ?? resultsOf(request.body)));
  };
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

function resultsOf(body: SeenRequest['body']): unknown {
  return 'method' in body ? resultOf(body) : body.map(resultOf);
}

function resultOf({ id }: RpcCall): object {
  return { jsonrpc: '2.0', id, result: '0x1' };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return text;
}
