import { burstSeconds, computeUnitsOf, planLimits } from '@onepoint/plans-domain';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { answerAll, startFakeNode, type FakeNode } from '../testing/fake-node.ts';
import { openSocket } from '../testing/open-socket.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const method = 'eth_getLogs';
/** As many calls as just fit the compute unit budget of the key `public`. */
const callsMax = Math.floor((planLimits('PUBLIC').computeUnitsPerSecond * burstSeconds) / computeUnitsOf(method));
const batchOf = (calls: number) => JSON.stringify(Array.from({ length: calls }, (_, id) => ({ jsonrpc: '2.0', id, method, params: [{}] })));
const refusals = Array.from({ length: callsMax + 1 }, (_, id) => ({ id, error: { data: { code: 'BATCH_TOO_LARGE' } } }));

let gateway: TestGateway;
let node: FakeNode;
let socketNode: WebSocketServer;
const messages: string[] = [];

beforeAll(async () => {
  node = await startFakeNode(answerAll);
  socketNode = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(socketNode, 'listening');
  socketNode.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      messages.push(data.toString());
      const calls = JSON.parse(data.toString()) as { id: number }[];
      socket.send(JSON.stringify(calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x1' }))));
    });
  });
});

// A new gateway, so that each test has its address's whole budget.
beforeEach(async () => {
  const ws = `ws://127.0.0.1:${(socketNode.address() as AddressInfo).port}`;
  gateway = await startTestGateway({ upstreams: new Map([['ethereum', { http: [node.address], ws: [ws] }]]) });
  onTestFinished(() => gateway.stop());
  node.bodies.length = 0;
  messages.length = 0;
});

afterAll(async () => {
  for (const client of socketNode.clients) client.terminate();
  socketNode.close();
  await node.close();
});

async function post(secret: string, body: string): Promise<[status: number, body: unknown]> {
  const response = await gateway.post(`/rpc/ethereum/${secret}`, body);
  return [response.status, await response.json()];
}

it('rejects a batch of the key `public` that costs more than its budget, and sends the node nothing', async () => {
  expect(await post('public', batchOf(callsMax + 1))).toMatchObject([400, refusals]);
  expect(node.bodies).toEqual([]);
  expect(await post('public', batchOf(callsMax))).toMatchObject([200, { length: callsMax }]);
  expect(node.bodies).toHaveLength(1);
});

it('rejects it over WebSocket too, and keeps the connection', async () => {
  const { ask } = await openSocket(`${gateway.address}/rpc/ethereum/public`);
  expect(await ask(batchOf(callsMax + 1))).toMatchObject(refusals);
  expect(messages).toEqual([]);
  expect(await ask(batchOf(callsMax))).toMatchObject({ length: callsMax });
  expect(messages).toHaveLength(1);
});

it('accepts the same batch with a key', async () => {
  const { secret } = await gateway.createKey('FREE');
  expect(await post(secret, batchOf(callsMax + 1))).toMatchObject([200, { length: callsMax + 1 }]);
});
