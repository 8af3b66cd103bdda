// @vitest-environment node
import { createClient, http, HttpRequestError, TimeoutError, type Chain, type HttpTransport } from 'viem';
import { mainnet } from 'viem/chains';
import { expect, it } from 'vitest';
import { startRpcServer, type RpcReply } from '../testing/start-rpc-server.ts';
import { retriedStatuses, walletTransport } from './wallet-transport.ts';

const clientOf = (transport: HttpTransport, chain: Chain = mainnet) => createClient({ chain, transport });
const blockNumber = { method: 'eth_blockNumber' } as const;

/** What our gateway says with its refusals. */
const refusal = { jsonrpc: '2.0', id: 1, error: { code: -32_000, message: 'not now' } };

/** Asks once, of a server that refuses the first request in a way, and tells when it was asked. */
const askAfter = async (transport: (url: string) => HttpTransport, first: RpcReply): Promise<readonly number[]> => {
  const { url, requests } = await startRpcServer((_, index) => (index === 0 ? first : {}));
  await clientOf(transport(url))
    .request(blockNumber)
    .catch(() => undefined);
  return requests.map(({ atMs }) => atMs);
};

it.each([...retriedStatuses])('ours: %i with a JSON-RPC error in its body is asked again', async (status) => {
  expect(await askAfter(walletTransport, { status, body: refusal })).toHaveLength(2);
});

it.each([...retriedStatuses])("viem's: %i without one is asked again", async (status) => {
  expect(await askAfter((url) => http(url), { status, body: {} })).toHaveLength(2);
});

it("viem's, and why ours differs: with a JSON-RPC error in the body it does not see the status", async () => {
  expect(await askAfter((url) => http(url), { status: 503, body: refusal })).toHaveLength(1);
});

it.each([400, 401, 402, 404, 405, 422, 501])("viem's and ours: %i is not asked again", async (status) => {
  expect(await askAfter((url) => http(url), { status, body: {} })).toHaveLength(1);
  expect(await askAfter(walletTransport, { status, body: {} })).toHaveLength(1);
});

it('ours: waits as long as Retry-After says, in seconds', async () => {
  const [, second = 0] = await askAfter(walletTransport, { status: 429, headers: { 'retry-after': '1' }, body: refusal });
  expect(second).toBeGreaterThanOrEqual(990);
});

it('ours: waits until the date that Retry-After says', async () => {
  // HTTP dates have no fractions of a second.
  const date = new Date(Math.ceil(Date.now() / 1000) * 1000 + 1_000);
  const [first = 0, second = 0] = await askAfter(walletTransport, { status: 503, headers: { 'retry-after': date.toUTCString() } });
  expect(second - first).toBeGreaterThanOrEqual(900);
});

it("viem's, and why ours differs: takes such a date for no wait at all", async () => {
  const date = new Date(Date.now() + 60_000);
  expect(await askAfter((url) => http(url), { status: 503, headers: { 'retry-after': date.toUTCString() }, body: {} })).toHaveLength(2);
});

it("viem's: asks three times more, after 150, 300 and 600 ms, then gives the error", async () => {
  const { url, requests } = await startRpcServer(() => ({ status: 500, body: refusal }));
  await expect(clientOf(walletTransport(url)).request(blockNumber)).rejects.toThrow(HttpRequestError);
  const gaps = requests.slice(1).map(({ atMs }, index) => atMs - (requests[index]?.atMs ?? 0));
  expect(requests).toHaveLength(4);
  // Timers fire early by up to a millisecond; never late enough to matter for a lower bound.
  expect(gaps.map((gap, index) => gap >= [150, 300, 600][index]! - 5)).toEqual([true, true, true]);
});

it("viem's: puts calls of the same moment into one request, and no more than 1,000", async () => {
  const { url, requests } = await startRpcServer(() => ({}));
  const client = clientOf(walletTransport(url));
  const answers = await Promise.all(Array.from({ length: 1_001 }, () => client.request(blockNumber)));
  expect(new Set(answers)).toEqual(new Set(['0x1']));
  expect(requests.map(({ body }) => (Array.isArray(body) ? body.length : 1)).toSorted((a, b) => a - b)).toEqual([1, 1_000]);
});

it("viem's: gives up on a server that says nothing", async () => {
  const { url } = await startRpcServer(() => ({ isSilent: true }));
  const client = clientOf(http(url, { timeout: 50, retryCount: 0 }));
  await expect(client.request(blockNumber)).rejects.toThrow(TimeoutError);
});

it('ours: says so after 10 seconds, and asks no more than four times', () => {
  const { config } = walletTransport('http://127.0.0.1:1')({ chain: mainnet });
  expect(config).toMatchObject({ timeout: 10_000, retryCount: 3, retryDelay: 150 });
});

it.each([
  [undefined, 4_000],
  [12_000, 4_000],
  [2_000, 1_000],
  [250, 500],
])("viem's: with blocks every %s ms it looks every %i ms", (blockTime, pollingMs) => {
  const { blockTime: _, ...chain } = mainnet;
  const client = clientOf(http('http://127.0.0.1:1'), blockTime === undefined ? chain : { ...chain, blockTime });
  expect(client.pollingInterval).toBe(pollingMs);
});
