import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { startFakeNode, type FakeNode } from '../../testing/fake-node.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts';

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

const head = '0x3e8';
const missing: Readonly<Record<string, string>> = {
  trace_transaction: 'the method trace_transaction does not exist/is not available',
  debug_traceTransaction: 'the method debug_traceTransaction does not exist/is not available',
  eth_getBalance: 'missing trie node',
};

/** Answers as a node. A lean node has no old state and no traces. */
function answer({ id, method, params }: Call, name: string, isLean: boolean): object {
  const common = { jsonrpc: '2.0', id };
  if (method === 'eth_chainId') return { ...common, result: '0x1' };
  if (method === 'eth_blockNumber') return { ...common, result: head };
  const message = missing[method];
  if (isLean && message !== undefined && params[1] !== 'latest') return { ...common, error: { code: -32_000, message } };
  return { ...common, result: name };
}

let gateway: TestGateway;
let nodes: readonly FakeNode[];
let socketNode: WebSocketServer;

let isUpgraded = false;

beforeAll(async () => {
  const start = (name: string, isLean: () => boolean) =>
    startFakeNode((response, body) => response.end(JSON.stringify(answer(JSON.parse(body) as Call, name, isLean()))));
  nodes = await Promise.all([start('lean', () => !isUpgraded), start('full', () => false)]);
  socketNode = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(socketNode, 'listening');
  socketNode.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => socket.send(JSON.stringify(answer(JSON.parse(data.toString()) as Call, 'socket', true))));
  });
  gateway = await startTestGateway({ watchesHeads: true, upstreams: upstreams() });
});

afterAll(async () => {
  await gateway.stop();
  for (const client of socketNode.clients) client.terminate();
  socketNode.close();
  await Promise.all(nodes.map((node) => node.close()));
});

const upstreams = (used = nodes) =>
  new Map([
    [
      'ethereum',
      { http: used.map(({ address }) => address), ws: [`ws://127.0.0.1:${String((socketNode.address() as AddressInfo).port)}`] },
    ],
  ]);

const call = (method: string, params: readonly unknown[]) => JSON.stringify({ jsonrpc: '2.0', id: 7, method, params });
const old = call('eth_getBalance', ['0xa', '0x10']);
const recent = call('eth_getBalance', ['0xa', 'latest']);
const trace = call('trace_transaction', ['0xa']);

async function setUp() {
  const { secret, projectId } = await gateway.createKey();
  const client = await openSocket(`${gateway.address}/rpc/ethereum/${secret}`);
  onTestFinished(() => client.socket.terminate());
  return {
    overHttp: async (body: string) => (await (await gateway.post(`/rpc/ethereum/${secret}`, body)).json()) as unknown,
    overWebSocket: (body: string) => client.ask(body),
    usage: () => gateway.usage(projectId),
  };
}

const result = (name: string) => ({ jsonrpc: '2.0', id: 7, result: name });

describe('calls that not every node serves', () => {
  it('go to a node that was found to serve them, over HTTP and WebSocket', async () => {
    const { overHttp, overWebSocket, usage } = await setUp();
    expect([await overHttp(recent), await overHttp(old), await overHttp(trace)]).toEqual(['lean', 'full', 'full'].map(result));
    expect([await overWebSocket(recent), await overWebSocket(old), await overWebSocket(trace)]).toEqual(
      ['socket', 'full', 'full'].map(result),
    );
    await expect.poll(usage).toMatchObject({ 'ethereum eth_getBalance': { requests: 4, errors: 0, computeUnits: 80 } });
  });

  it('are answered in place and free if no node does, over WebSocket, too', async () => {
    await gateway.reload(upstreams(nodes.slice(0, 1)));
    onTestFinished(() => gateway.reload(upstreams()));
    const { overHttp, overWebSocket, usage } = await setUp();
    for (const ask of [overHttp, overWebSocket]) {
      expect(await ask(old)).toMatchObject({ id: 7, error: { data: { code: 'STATE_UNAVAILABLE' } } });
      expect(await ask(trace)).toMatchObject({ id: 7, error: { data: { code: 'METHOD_UNAVAILABLE' } } });
    }
    await expect.poll(usage).toMatchObject({ 'ethereum eth_getBalance': { requests: 2, errors: 2, computeUnits: 0 } });
  });

  it('go to a node that serves them since the last reload', async () => {
    const { overHttp } = await setUp();
    isUpgraded = true;
    onTestFinished(async () => {
      isUpgraded = false;
      await gateway.reload(upstreams());
    });
    expect(await overHttp(old)).toEqual(result('full'));
    await gateway.reload(upstreams());
    expect(await overHttp(old)).toEqual(result('lean'));
  });

  it('are listed with each node in the health of the chain', async () => {
    const response = await fetch(`${gateway.address}/rpc/ethereum/_health`);
    expect(await response.json()).toMatchObject({ nodes: [{ lacks: ['archive', 'trace', 'debug'] }, { lacks: [] }] });
  });
});
