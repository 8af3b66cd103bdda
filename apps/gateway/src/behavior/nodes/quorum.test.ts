import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { startFakeNode, type FakeNode } from '../../testing/fake-node.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts';

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Returns the result or error member of the answer as JSON text; null to fail. */
type Node = (call: Call) => string | null;

const results = (result: unknown) => `"result":${JSON.stringify(result)}`;
const always = (result: unknown) => () => results(result);
const fails = () => null;

let gateway: TestGateway;
let server: FakeNode;
/** By URL path. */
const nodes = new Map<string, { node: Node; calls: Call[] }>();
let lastPath = 0;

beforeAll(async () => {
  server = await startFakeNode((response, body, request) => {
    const asked = JSON.parse(body) as Call | Call[];
    const calls = Array.isArray(asked) ? asked : [asked];
    const entry = nodes.get(request.url ?? '');
    entry?.calls.push(...calls);
    const texts = calls.map((call) => [call.id, entry?.node(call) ?? null] as const);
    if (texts.some(([, text]) => text === null)) response.writeHead(500).end();
    else {
      const answers = texts.map(([id, text]) => `{"jsonrpc":"2.0","id":${String(id)},${text ?? ''}}`);
      response.end(Array.isArray(asked) ? `[${answers.join(',')}]` : answers[0]);
    }
  });
  gateway = await startTestGateway();
});

afterAll(async () => {
  await gateway.stop();
  await server.close();
});

const quorum = {
  eth_getBalance: { agree: 2, of: 3 },
  eth_getBlockByNumber: { agree: 2, of: 3 },
  eth_call: { agree: 2, of: 2 },
};

/** Creates a key on a chain with these nodes, and a quorum for balances, blocks, and contract calls. */
async function setUp(chain: readonly Node[], ws: readonly string[] = [], others: readonly string[] = []) {
  const entries = chain.map((node) => {
    const path = `/${(lastPath += 1)}`;
    nodes.set(path, { node, calls: [] });
    return { path, calls: nodes.get(path)?.calls ?? [] };
  });
  const http = [...entries.map(({ path }) => `${server.address}${path}`), ...others];
  await gateway.reload(new Map([['ethereum', { http, ws: [...ws], quorum }]]));
  const { secret, projectId } = await gateway.createKey();
  const post = async (body: unknown) => {
    const response = await gateway.post(`/rpc/ethereum/${secret}`, JSON.stringify(body));
    return { status: response.status, body: (await response.json()) as unknown };
  };
  return {
    secret,
    urls: http,
    ask: (method: string, params: readonly unknown[]) => post({ jsonrpc: '2.0', id: 'x', method, params }),
    post,
    usage: () => gateway.usage(projectId),
    /** Number of client calls that reached each node, without requests for its height. */
    asked: (method: string) => entries.map(({ calls }) => calls.filter((call) => call.method === method).length),
    calls: entries.map(({ calls }) => calls),
  };
}

const balance = ['0xa', '0x10'] as const;
const disagreement = { error: { code: -32_002, data: { code: 'NODES_DISAGREE' } } };

describe('a method with a quorum', () => {
  it('returns what enough nodes agree on, and costs the same as any call', async () => {
    const { ask, usage, asked } = await setUp([always('0xbad'), always('0x1'), always('0x1')]);
    expect(await ask('eth_getBalance', balance)).toEqual({ status: 200, body: { jsonrpc: '2.0', id: 'x', result: '0x1' } });
    // The first node's request can be canceled once the others agree.
    expect(asked('eth_getBalance').slice(1)).toEqual([1, 1]);
    await expect.poll(usage).toEqual({ 'ethereum eth_getBalance': { requests: 1, errors: 0, computeUnits: 20 } });
  });

  it('compares real nodes', async () => {
    const { httpUrl } = inject('chain');
    const bad = (await setUp([always({ number: '0x0', hash: '0xbad' })])).urls;
    const { ask } = await setUp([], [], [...bad, httpUrl, httpUrl]);
    const { body } = await ask('eth_getBlockByNumber', ['earliest', true]);
    expect(body).toMatchObject({ id: 'x', result: { number: '0x0', hash: expect.stringMatching(/^0x[0-9a-f]{64}$/u) as unknown } });
  });

  it('fails for free if nodes disagree, and logs it once', async () => {
    const { ask, usage } = await setUp([always('0x1'), always('0x2'), always('0x3')]);
    gateway.troubles.length = 0;
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await ask('eth_getBalance', balance)).toMatchObject({ status: 502, body: { id: 'x', ...disagreement } });
    }
    await expect.poll(usage).toEqual({ 'ethereum eth_getBalance': { requests: 2, errors: 2, computeUnits: 0 } });
    expect(gateway.troubles.filter((line) => line.startsWith('nodes disagree'))).toEqual(['nodes disagree {"chain":"ethereum"}']);
  });

  it('asks the next node instead of one that fails, but not instead of one that disagrees', async () => {
    const failing = await setUp([fails, always('0x1'), fails, always('0x1')]);
    expect(await failing.ask('eth_getBalance', balance)).toMatchObject({ status: 200, body: { result: '0x1' } });
    const disagreeing = await setUp([always('0x2'), always('0x1'), always('0x3'), always('0x1')]);
    expect(await disagreeing.ask('eth_getBalance', balance)).toMatchObject({ status: 502, body: disagreement });
    expect(disagreeing.asked('eth_getBalance')).toEqual([1, 1, 1, 0]);
  });

  it('fails like any call if too few nodes respond', async () => {
    const { ask, usage } = await setUp([always('0x1'), fails, fails]);
    expect(await ask('eth_getBalance', balance)).toMatchObject({ status: 502, body: { error: { data: { code: 'UPSTREAM_FAILED' } } } });
    await expect.poll(usage).toEqual({ 'ethereum eth_getBalance': { requests: 1, errors: 1, computeUnits: 0 } });
  });

  it('returns an error on which nodes agree, although they word it differently', async () => {
    const reverted = (message: string, code: number) => () => `"error":{"code":${code},"message":"${message}","data":"0x08C379a0"}`;
    const { ask, usage } = await setUp([reverted('execution reverted', 3), reverted('Reverted', -32_015)]);
    expect(await ask('eth_call', [{ to: '0xa' }, '0x10'])).toMatchObject({ status: 200, body: { id: 'x', error: { data: '0x08C379a0' } } });
    await expect.poll(usage).toEqual({ 'ethereum eth_call': { requests: 1, errors: 1, computeUnits: 26 } });
  });

  it('asks all nodes for the same block if the client asks for the latest one', async () => {
    const at = (height: number): Node => {
      const latest = `0x${height.toString(16)}`;
      return ({ params: [block] }) => results({ number: block === 'latest' ? latest : block, hash: `0x${String(block)}` });
    };
    const { ask, calls } = await setUp([at(100), at(100)]);
    expect(await ask('eth_getBlockByNumber', ['latest', false])).toMatchObject({ body: { result: { number: '0x64' } } });
    const asked = calls.map((received) => received.map(({ params }) => params[0]));
    expect(asked).toEqual([
      ['latest', '0x64'],
      ['latest', '0x64'],
    ]);
  });

  it('never goes back behind what the key has seen', async () => {
    const heights = [100, 100, 98];
    const at =
      (index: number): Node =>
      ({ params: [block] }) => {
        const height = `0x${(heights[index] ?? 0).toString(16)}`;
        return results({ number: block === 'latest' ? height : block });
      };
    const { ask } = await setUp([at(0), at(1), at(2)].slice(0, 2));
    expect(await ask('eth_getBlockByNumber', ['latest', false])).toMatchObject({ body: { result: { number: '0x64' } } });
    heights.fill(99);
    expect(await ask('eth_getBlockByNumber', ['latest', false])).toMatchObject({
      status: 502,
      body: { error: { data: { code: 'NODES_BEHIND' } } },
    });
  });

  it('applies within batches, whose other calls are sent to one node once', async () => {
    const node =
      (own: string): Node =>
      ({ method }) =>
        results(method === 'eth_call' ? own : '0x1');
    const { post, asked, usage } = await setUp([node('0xa'), node('0xb'), node('0xc')]);
    const call = (id: number, method: string) => ({ jsonrpc: '2.0', id, method, params: balance });
    const batch = [call(1, 'eth_sendRawTransaction'), call(2, 'eth_getBalance'), call(3, 'eth_call')];
    expect(await post(batch)).toMatchObject({
      status: 200,
      body: [
        { id: 1, result: '0x1' },
        { id: 2, result: '0x1' },
        { id: 3, ...disagreement },
      ],
    });
    expect(asked('eth_sendRawTransaction')).toEqual([1, 0, 0]);
    await expect.poll(usage).toEqual({
      'ethereum eth_sendRawTransaction': { requests: 1, errors: 0, computeUnits: 40 },
      'ethereum eth_getBalance': { requests: 1, errors: 0, computeUnits: 20 },
      'ethereum eth_call': { requests: 1, errors: 1, computeUnits: 0 },
    });
  });

  it('applies over WebSocket, too', async () => {
    const socketNode = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(socketNode, 'listening');
    onTestFinished(() => {
      for (const client of socketNode.clients) client.terminate();
      socketNode.close();
    });
    socketNode.on('connection', (socket) => {
      socket.on('message', (data: Buffer) => {
        const { id } = JSON.parse(data.toString()) as Call;
        socket.send(`{"jsonrpc":"2.0","id":${String(id)},"result":"0xown"}`);
      });
    });
    const ws = [`ws://127.0.0.1:${String((socketNode.address() as AddressInfo).port)}`];
    const { secret, usage } = await setUp([always('0x1'), always('0x1'), always('0x2')], ws);
    const client = await openSocket(`${gateway.address}/rpc/ethereum/${secret}`);
    onTestFinished(() => client.socket.terminate());
    const call = (id: number, method: string) => JSON.stringify({ jsonrpc: '2.0', id, method, params: balance });
    expect(await client.ask(call(1, 'eth_getBalance'))).toEqual({ jsonrpc: '2.0', id: 1, result: '0x1' });
    expect(await client.ask(call(2, 'eth_getTransactionCount'))).toEqual({ jsonrpc: '2.0', id: 2, result: '0xown' });
    await expect.poll(usage).toMatchObject({ 'ethereum eth_getBalance': { requests: 1, errors: 0, computeUnits: 20 } });
  });
});
