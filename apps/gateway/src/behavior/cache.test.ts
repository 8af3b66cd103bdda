import { startChain, type RunningChain } from '@onepoint/sandbox/chains/start-chain';
import { testAccount } from '@onepoint/sandbox/chains/embedded-chains';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { createWalletClient, http, parseEther, webSocket } from 'viem';
import { getWebSocketRpcClient } from 'viem/utils';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { TestKey } from '../testing/create-key.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

let directory: string;
let chain: RunningChain;
let recorder: Server;
/** Methods that reached the chain, without the gateway's own calls. */
const asked: string[] = [];
let gateway: TestGateway;
let key: TestKey;

function startRecorder(): Server {
  return createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const { id, method } = JSON.parse(body) as { id?: unknown; method?: string };
      // The gateway's own requests have ID 1. Clients use other IDs here.
      if (id !== 1) asked.push(method ?? 'batch');
      const target = httpRequest(chain.httpUrl, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) => {
        answer.pipe(response);
      });
      target.end(body);
    })();
  });
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'onepoint-cache-'));
  // Long, so that only the test mines blocks.
  chain = await startChain({ slug: 'ethereum', chainId: 1, logFile: join(directory, 'chain.log'), blockIntervalMs: 3_600_000 });
  recorder = startRecorder().listen(0, '127.0.0.1');
  await once(recorder, 'listening');
  const address = `http://127.0.0.1:${String((recorder.address() as AddressInfo).port)}`;
  gateway = await startTestGateway({
    upstreams: new Map([['ethereum', { http: [address], ws: [chain.wsUrl] }]]),
    watchesHeads: true,
    cacheBytesMax: 10_000_000,
  });
  key = await gateway.createKey();
  await onChain('anvil_mine', ['0x64']);
});

afterAll(async () => {
  await gateway.stop();
  recorder.closeAllConnections();
  recorder.close();
  await chain.stop();
  await rm(directory, { recursive: true, force: true });
});

async function post(address: string, body: unknown): Promise<Response> {
  return fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function onChain(method: string, params: readonly unknown[] = []): Promise<unknown> {
  const answer = (await (await post(chain.httpUrl, { jsonrpc: '2.0', id: 1, method, params })).json()) as {
    result?: unknown;
    error?: unknown;
  };
  expect(answer.error).toBeUndefined();
  return answer.result;
}

interface Answer {
  readonly isHit: boolean;
  readonly result: unknown;
  readonly error: unknown;
}

async function ask(method: string, params: readonly unknown[] = [], secret = key.secret): Promise<Answer> {
  const response = await post(`${gateway.address}/rpc/ethereum/${secret}`, { jsonrpc: '2.0', id: 'x', method, params });
  const { id, result, error } = (await response.json()) as { id: unknown; result?: unknown; error?: unknown };
  expect(id).toBe('x');
  return { isHit: response.headers.get('x-cache') === 'hit', result, error };
}

/** Repeats a call until the answer comes from the cache, because the gateway looks up the head in the background. */
async function askUntilHit(...parameters: Parameters<typeof ask>): Promise<Answer> {
  let answer = await ask(...parameters);
  await expect
    .poll(async () => {
      answer = await ask(...parameters);
      return answer.isHit;
    })
    .toBe(true);
  return answer;
}

const account = '0x00000000000000000000000000000000000000aa';
const hex = (number: number) => `0x${number.toString(16)}`;
const findHead = async () => Number(await onChain('eth_blockNumber'));

describe('cache', () => {
  it('caches immutable results for all keys', async () => {
    expect(await askUntilHit('eth_chainId')).toEqual({ isHit: true, result: '0x1', error: undefined });
    const other = await gateway.createKey();
    expect(await ask('eth_chainId', [], other.secret)).toEqual({ isHit: true, result: '0x1', error: undefined });
  });

  it('caches results of final blocks in the node’s original text', async () => {
    await askUntilHit('eth_getBlockByNumber', ['0x5', false]);
    const direct = await onChain('eth_getBlockByNumber', ['0x5', true]);
    expect((await ask('eth_getBlockByNumber', ['0x5', true])).result).toEqual(direct);
    expect(await ask('eth_getBlockByNumber', ['0x5', true])).toEqual({ isHit: true, result: direct, error: undefined });
  });

  it('answers from the known head until there is a new block', async () => {
    const before = await askUntilHit('eth_getBalance', [account, 'latest']);
    await onChain('anvil_setBalance', [account, hex(Number(before.result) + 1)]);
    await onChain('anvil_mine', ['0x1']);
    await expect.poll(async () => (await ask('eth_getBalance', [account, 'latest'])).result).toBe(hex(Number(before.result) + 1));
  });

  it.each(['http', 'ws'] as const)('is never older than the key’s last transaction over %s', async (scheme) => {
    const endpoint = `${gateway.address.replace('http', scheme)}/rpc/ethereum/${key.secret}`;
    const socket = scheme === 'ws' ? await getWebSocketRpcClient(endpoint) : null;
    onTestFinished(() => socket?.close());
    for (let turn = 0; turn < 5; turn += 1) {
      await askUntilHit('eth_getBalance', [account, 'latest']);
      const wallet = createWalletClient({
        chain: mainnet,
        transport: scheme === 'http' ? http(endpoint) : webSocket(endpoint),
        account: privateKeyToAccount(testAccount.privateKey),
      });
      const before = BigInt(String((await ask('eth_getBalance', [account, 'latest'])).result));
      const hash = await wallet.sendTransaction({ to: account, value: parseEther('1') });
      // The local node returns the hash before the block.
      await expect.poll(() => onChain('eth_getTransactionReceipt', [hash])).not.toBeNull();
      expect(BigInt(String((await ask('eth_getBalance', [account, 'latest'])).result))).toBe(before + parseEther('1'));
      expect((await ask('eth_getTransactionReceipt', [hash])).result).toMatchObject({ status: '0x1' });
    }
  });

  it('drops blocks that a reorganization replaced, and keeps earlier ones', async () => {
    await onChain('anvil_mine', ['0x5']);
    const top = await findHead();
    const [kept, replaced] = [hex(top - 3), hex(top - 1)];
    const before = {
      kept: await askUntilHit('eth_getBlockByNumber', [kept, true]),
      replaced: await askUntilHit('eth_getBlockByNumber', [replaced, true]),
      logs: await askUntilHit('eth_getLogs', [{ fromBlock: replaced, toBlock: replaced }]),
    };
    const replacedHash = (before.replaced.result as { hash: string }).hash;
    await askUntilHit('eth_getBlockByHash', [replacedHash, true]);
    await onChain('anvil_reorg', [2, []]);
    await onChain('anvil_mine', ['0x1']);
    const now = (await onChain('eth_getBlockByNumber', [replaced, true])) as { hash: string };
    expect(now.hash).not.toBe(replacedHash);
    await expect.poll(async () => (await ask('eth_getBlockByNumber', [replaced, true])).result).toEqual(now);
    // From here on, nothing is left of the replaced blocks.
    expect((await askUntilHit('eth_getBlockByNumber', [replaced, true])).result).toEqual(now);
    expect(await ask('eth_getBlockByHash', [replacedHash, true])).toMatchObject({ isHit: false });
    expect(await askUntilHit('eth_getBlockByNumber', [kept, true])).toEqual(before.kept);
    // The node is asked again once the known head is older than a second.
    await expect
      .poll(async () => {
        asked.length = 0;
        return { answer: await ask('eth_getBlockByNumber', [kept, true]), asked: [...asked] };
      })
      .toEqual({ answer: before.kept, asked: [] });
  });

  it('caches no errors and no missing results', async () => {
    await askUntilHit('eth_blockNumber');
    const missing = `0x${'ab'.repeat(32)}`;
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await ask('eth_getTransactionReceipt', [missing])).toEqual({ isHit: false, result: null, error: undefined });
      expect(await ask('eth_call', [{ to: account, data: 'no hex' }, 'latest'])).toMatchObject({ isHit: false, result: undefined });
      expect(await ask('eth_getBlockByNumber', ['pending', false])).toMatchObject({ isHit: false });
      expect(await ask('eth_blockNumber', ['0x'])).toMatchObject({ isHit: false, result: undefined });
    }
  });

  it('calls a node once for identical concurrent calls', async () => {
    await askUntilHit('eth_getBlockByNumber', ['0x7', false]);
    asked.length = 0;
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('eth_getBlockByNumber', ['0x7', true])));
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect(asked).toEqual(['eth_getBlockByNumber']);
  });

  it('answers cached calls of a batch, and forwards the others', async () => {
    await askUntilHit('eth_getBlockByNumber', ['0x8', true]);
    const batch = [
      { jsonrpc: '2.0', id: 'a', method: 'eth_getBlockByNumber', params: ['0x8', true] },
      { jsonrpc: '2.0', id: 'b', method: 'eth_getBlockByNumber', params: ['0x9', true] },
      { jsonrpc: '2.0', id: 'c', method: 'eth_syncing', params: [] },
    ];
    const send = async (calls: readonly unknown[]) => {
      const response = await post(`${gateway.address}/rpc/ethereum/${key.secret}`, calls);
      return { isHit: response.headers.get('x-cache') === 'hit', body: (await response.json()) as unknown };
    };
    expect(await send(batch)).toMatchObject({
      isHit: false,
      body: [
        { id: 'a', result: { number: '0x8' } },
        { id: 'b', result: { number: '0x9' } },
        { id: 'c', result: false },
      ],
    });
    expect(await send(batch.slice(0, 2))).toMatchObject({
      isHit: true,
      body: [
        { id: 'a', result: { number: '0x8' } },
        { id: 'b', result: { number: '0x9' } },
      ],
    });
  });

  it('charges the same as for a node’s answer', async () => {
    await askUntilHit('eth_getBlockByNumber', ['0x8', true]);
    const { secret, projectId } = await gateway.createKey();
    expect(await ask('eth_getBlockByNumber', ['0x8', true], secret)).toMatchObject({ isHit: true });
    await expect
      .poll(() => gateway.usage(projectId))
      .toEqual({ 'ethereum eth_getBlockByNumber': { requests: 1, errors: 0, computeUnits: 20 } });
  });
});
