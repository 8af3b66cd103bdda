import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakeNode, type FakeNode } from '../../testing/fake-node.ts';
import { shortIntervals, startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts';

let gateway: TestGateway;
let slow: FakeNode;
let fast: FakeNode;
const held: { readonly response: ServerResponse; readonly answer: () => void }[] = [];
let isHolding = false;

beforeAll(async () => {
  const answer = (response: ServerResponse, body: string, result: string) =>
    response.end(JSON.stringify({ jsonrpc: '2.0', id: (JSON.parse(body) as { id: number }).id, result }));
  slow = await startFakeNode((response, body) => {
    if (isHolding) held.push({ response, answer: () => void answer(response, body, 'slow') });
    else answer(response, body, 'slow');
  });
  fast = await startFakeNode((response, body) => void answer(response, body, 'fast'));
  const nodes = { http: [slow.address, fast.address], ws: [] };
  const upstreams = new Map([
    ['ethereum', nodes],
    ['base', nodes],
  ]);
  // Nodes never time out, so a second one is only asked because the first takes longer than usual.
  gateway = await startTestGateway({ upstreams, upstreamTimeoutMs: 300_000, tryTimeoutMs: 300_000 }, shortIntervals);
});

afterAll(async () => {
  await gateway.stop();
  await Promise.all([slow.close(), fast.close()]);
});

async function ask(chain: string, secret: string, method: string): Promise<unknown> {
  const response = await gateway.post(`/rpc/${chain}/${secret}`, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }));
  return ((await response.json()) as { result?: unknown }).result;
}

function hold(): void {
  isHolding = true;
  held.length = 0;
  slow.bodies.length = 0;
  fast.bodies.length = 0;
}

it('answers a read from the next node if it takes longer than usual, cancels the slower request, and charges once', async () => {
  const key = await gateway.createKey();
  isHolding = false;
  for (let call = 0; call < 16; call += 1) await ask('ethereum', key.secret, 'eth_getBalance');
  hold();
  const other = await gateway.createKey();
  expect(await ask('ethereum', other.secret, 'eth_getBalance')).toBe('fast');
  expect([slow.bodies.length, fast.bodies.length]).toEqual([1, 1]);
  await expect.poll(() => held[0]?.response.destroyed).toBe(true);
  await expect
    .poll(() => gateway.usage(other.projectId))
    .toEqual({ 'ethereum eth_getBalance': { requests: 1, errors: 0, computeUnits: 20 } });
});

it('waits for the node that has a transaction, even while later reads are answered by another one', async () => {
  const key = await gateway.createKey();
  hold();
  const sent = ask('base', key.secret, 'eth_sendRawTransaction');
  await expect.poll(() => held.length).toBe(1);
  // Neither method's latency is known, so a second node would be asked after the same time, for the transaction first.
  expect(await ask('base', key.secret, 'eth_getBalance')).toBe('fast');
  expect(fast.bodies.filter((body) => body.includes('eth_sendRawTransaction'))).toEqual([]);
  held[0]?.answer();
  expect(await sent).toBe('slow');
  expect([...slow.bodies, ...fast.bodies].filter((body) => body.includes('eth_sendRawTransaction'))).toHaveLength(1);
  await expect
    .poll(() => gateway.usage(key.projectId))
    .toEqual({
      'base eth_getBalance': { requests: 1, errors: 0, computeUnits: 20 },
      'base eth_sendRawTransaction': { requests: 1, errors: 0, computeUnits: 40 },
    });
});
