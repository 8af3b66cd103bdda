import { expect, it, onTestFinished } from 'vitest';
import { FakeChain, FakeChainNode } from '../testing/fake-chain-node.ts';
import { NodeHealth } from '../upstreams/node-health.ts';
import { ChainStreams } from './chain-streams.ts';
import { gapBlocksMax } from './stream-history.ts';
import { streamKey } from './stream.ts';

const newHeads = '["newHeads"]';
const logs = '["logs",{"address":"0xA"}]';
const pending = '["newPendingTransactions"]';

async function setUp(options: { restoreMs?: number; heightMs?: number; isLagging?: (height: number) => boolean } = {}) {
  const chain = new FakeChain();
  const nodes = [await new FakeChainNode(chain).listening(), await new FakeChainNode(chain).listening()] as const;
  const candidates = nodes.map(({ url }) => ({ address: url, health: new NodeHealth() }));
  const logged: string[] = [];
  const streams = new ChainStreams({
    chain: 'base',
    candidates: () =>
      candidates.toSorted((a, b) => Number(a.health.isResting(performance.now())) - Number(b.health.isResting(performance.now()))),
    timeoutMs: 60_000,
    log: (level, message, fields) => logged.push(`${level} ${message} ${JSON.stringify(fields)}`),
    isLagging: () => false,
    ...options,
  });
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.close()));
  });
  return { chain, nodes, streams, logged };
}

async function listen(streams: ChainStreams, params: string) {
  const results: unknown[] = [];
  const state: { hasEnded: boolean; reason?: string } = { hasEnded: false };
  const leave = await streams.join(params, {
    send: (result) => results.push(JSON.parse(result)),
    ended: (reason) => {
      Object.assign(state, { hasEnded: true, reason });
    },
  });
  onTestFinished(leave);
  const hashes = () =>
    results.map((result) => (result as { hash?: string; blockHash?: string }).hash ?? (result as { blockHash: string }).blockHash);
  return { results, state, leave, hashes };
}

const subscribed = (node: FakeChainNode, count = 1) => expect.poll(() => node.subscribers.length).toBe(count);
const names = (numbers: readonly number[], fork = 'main') => numbers.map((number) => `0x${fork}-${number}`);

it('serves many clients of equal streams with one subscription, and ends it with the last client', async () => {
  const { chain, nodes, streams } = await setUp();
  const heads = await Promise.all(Array.from({ length: 50 }, () => listen(streams, newHeads)));
  const first = await listen(streams, '["logs",{"address":"0xA","topics":["0xB"]}]');
  const equal = await listen(streams, '["logs",{"topics":["0xb"],"address":["0xa"]}]');
  expect(nodes[0].countOf('eth_subscribe')).toBe(2);
  nodes[0].announce(chain.add());
  for (const client of [...heads, first, equal]) await expect.poll(() => client.hashes()).toEqual(names([1]));
  for (const { leave } of heads.slice(1)) leave();
  expect(nodes[0].countOf('eth_unsubscribe')).toBe(0);
  heads[0]?.leave();
  await subscribed(nodes[0]);
  expect(nodes[0].countOf('eth_unsubscribe')).toBe(1);
  nodes[0].announce(chain.add());
  await expect.poll(() => equal.hashes()).toEqual(names([1, 2]));
  expect(heads[0]?.hashes()).toEqual(names([1]));
});

it.each([newHeads, logs])('moves %s to the next node without losing or repeating anything', async (params) => {
  const { chain, nodes, streams } = await setUp();
  const client = await listen(streams, params);
  nodes[0].announce(chain.add());
  await expect.poll(() => client.hashes()).toEqual(names([1]));
  nodes[0].die();
  for (let turn = 0; turn < 5; turn += 1) chain.add();
  await expect.poll(() => client.hashes()).toEqual(names([1, 2, 3, 4, 5, 6]));
  // The next node announces a block that was already looked up.
  nodes[1].announce(chain.latest);
  nodes[1].announce(chain.add());
  await expect.poll(() => client.hashes()).toEqual(names([1, 2, 3, 4, 5, 6, 7]));
});

it('sends a header that was looked up with the same members as the node', async () => {
  const { chain, nodes, streams } = await setUp();
  const client = await listen(streams, newHeads);
  nodes[0].announce(chain.add());
  await expect.poll(() => client.results.length).toBe(1);
  nodes[0].die();
  await expect.poll(() => nodes[1].subscribers.length).toBe(1);
  nodes[1].die();
  nodes[0].rise();
  const block = chain.add();
  await expect.poll(() => client.results.at(-1)).toEqual({ ...block, gasUsed: '0x0' });
});

it.each(['eth_subscribe', 'eth_getBlockByNumber', 'eth_getBlockByHash', 'eth_getLogs', 'eth_blockNumber'])(
  'survives a second node that dies at %s',
  async (method) => {
    const { chain, nodes, streams } = await setUp();
    const clients = [await listen(streams, newHeads), await listen(streams, logs)];
    nodes[0].announce(chain.add());
    for (const client of clients) await expect.poll(() => client.hashes()).toEqual(names([1]));
    nodes[1].deadlyMethods.add(method);
    nodes[0].drop();
    chain.add();
    chain.add();
    for (const client of clients) await expect.poll(() => client.hashes()).toEqual(names([1, 2, 3]));
    const block = chain.add();
    await expect.poll(() => nodes[0].subscribers.length + nodes[1].subscribers.length).toBe(2);
    for (const node of nodes) node.announce(block);
    for (const client of clients) await expect.poll(() => client.hashes()).toEqual(names([1, 2, 3, 4]));
  },
);

it('sends the blocks of a reorganization that happened in the gap', async () => {
  const { chain, nodes, streams } = await setUp();
  const client = await listen(streams, newHeads);
  for (let turn = 0; turn < 3; turn += 1) nodes[0].announce(chain.add());
  await expect.poll(() => client.hashes()).toEqual(names([1, 2, 3]));
  nodes[0].die();
  chain.blocks.splice(2);
  for (let turn = 0; turn < 3; turn += 1) chain.add('fork');
  await expect.poll(() => client.hashes()).toEqual([...names([1, 2, 3]), ...names([2, 3, 4], 'fork')]);
});

it('sends as many blocks of a gap as it looks up', async () => {
  const { chain, nodes, streams } = await setUp();
  const clients = [await listen(streams, newHeads), await listen(streams, logs)];
  nodes[0].die();
  for (let turn = 0; turn < gapBlocksMax; turn += 1) chain.add();
  for (const client of clients) {
    await expect.poll(() => client.hashes().length).toBe(gapBlocksMax);
    expect([client.hashes()[0], client.hashes().at(-1)]).toEqual(['0xmain-1', chain.latest.hash]);
    expect(client.state.hasEnded).toBe(false);
  }
});

it('ends streams that missed more, logs it once, and continues for clients that join', async () => {
  const { chain, nodes, streams, logged } = await setUp();
  const clients = [await listen(streams, newHeads), await listen(streams, newHeads), await listen(streams, logs)];
  const unaffected = await listen(streams, pending);
  nodes[0].announce(chain.add());
  for (const client of clients) await expect.poll(() => client.hashes()).toEqual(names([1]));
  nodes[0].die();
  for (let turn = 0; turn <= gapBlocksMax; turn += 1) chain.add();
  for (const { state } of clients) await expect.poll(() => state).toEqual({ hasEnded: true, reason: 'The subscriptions missed blocks' });
  for (const client of clients) expect(client.hashes()).toEqual(names([1]));
  expect(unaffected.state.hasEnded).toBe(false);
  expect(logged).toEqual(['error subscriptions missed blocks {"chain":"base","subscriptions":2}']);
  await subscribed(nodes[1]);
  const next = await listen(streams, newHeads);
  nodes[1].announce(chain.add());
  await expect.poll(() => next.hashes()).toEqual([chain.latest.hash]);
});

it('knows the height of a subscription without recent results', async () => {
  const { chain, nodes, streams } = await setUp({ heightMs: 0 });
  const client = await listen(streams, logs);
  for (let turn = 0; turn < gapBlocksMax + 10; turn += 1) chain.add();
  const asked = nodes[0].countOf('eth_blockNumber');
  await expect.poll(() => nodes[0].countOf('eth_blockNumber')).toBeGreaterThan(asked + 1);
  nodes[0].die();
  chain.add();
  await expect.poll(() => client.hashes().at(-1)).toBe(chain.latest.hash);
  expect(client.state.hasEnded).toBe(false);
});

it('moves from a node that lags to another one', async () => {
  const { chain, nodes, streams } = await setUp({ heightMs: 0, isLagging: (height) => height === 3 });
  const client = await listen(streams, newHeads);
  for (let turn = 0; turn < 3; turn += 1) nodes[0].announce(chain.add());
  await subscribed(nodes[1]);
  const block = chain.add();
  // The second node counts as lagging too until its height grows, so on a busy machine, the stream can move back.
  for (const node of nodes) node.announce(block);
  await expect.poll(() => client.hashes()).toEqual(names([1, 2, 3, 4]));
});

it('sends no repetitions from a node that lags behind', async () => {
  const { chain, nodes, streams } = await setUp();
  const clients = [await listen(streams, newHeads), await listen(streams, logs)];
  const blocks = [1, 2, 3].map(() => chain.add());
  for (const block of blocks) nodes[0].announce(block);
  for (const client of clients) await expect.poll(() => client.hashes()).toEqual(names([1, 2, 3]));
  chain.blocks.splice(2);
  nodes[0].die();
  await subscribed(nodes[1], 2);
  for (const block of blocks.slice(1)) {
    chain.blocks.push(block);
    nodes[1].announce(block);
  }
  nodes[1].announce(chain.add());
  for (const client of clients) await expect.poll(() => client.hashes()).toEqual(names([1, 2, 3, 4]));
});

it('subscribes again to pending transactions', async () => {
  const { nodes, streams } = await setUp();
  const client = await listen(streams, pending);
  nodes[0].die();
  await subscribed(nodes[1]);
  nodes[1].notify('newPendingTransactions', '0xhash');
  await expect.poll(() => client.results).toEqual(['0xhash']);
});

it('ends streams that no node continues', async () => {
  const { nodes, streams } = await setUp({ restoreMs: 0 });
  const client = await listen(streams, newHeads);
  for (const node of nodes) node.die();
  await expect.poll(() => client.state.hasEnded).toBe(true);
  for (const node of nodes) node.rise();
  const next = await listen(streams, newHeads);
  expect(next.state.hasEnded).toBe(false);
});

it('sends every client the node’s error', async () => {
  const { streams } = await setUp();
  await expect(listen(streams, '["nonsense"]')).rejects.toMatchObject({ raw: '{"code":-32602,"message":"no such stream"}' });
  await expect(listen(streams, '["nonsense"]')).rejects.toMatchObject({ raw: expect.any(String) as string });
});

it('distinguishes filters', () => {
  const keys = [
    '["logs",{}]',
    '["logs",{"address":"0xa"}]',
    '["logs",{"topics":["0xa"]}]',
    '["logs",{"topics":[["0xa"]]}]',
    newHeads,
    pending,
  ];
  expect(new Set([...keys, '["newPendingTransactions",true]'].map((params) => streamKey(params))).size).toBe(keys.length + 1);
});
