import { computeUnitsOfNotification } from '@onepoint/plans-domain';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { FakeChain, FakeChainNode } from '../../testing/fake-chain-node.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts';
import type { UpstreamAddresses } from '../../upstreams/upstream-addresses.ts';

const slugs = ['ethereum', 'base', 'bsc', 'polygon'] as const;
type Slug = (typeof slugs)[number];

let gateway: TestGateway;
/** Chains that no test has used yet. */
let free: Slug[] = [];
const chains = new Map<Slug, { chain: FakeChain; nodes: readonly FakeChainNode[] }>();

beforeAll(async () => {
  free = [...slugs];
  for (const slug of slugs) {
    const chain = new FakeChain();
    chains.set(slug, { chain, nodes: await Promise.all([new FakeChainNode(chain).listening(), new FakeChainNode(chain).listening()]) });
  }
  const upstreams = new Map<string, UpstreamAddresses>();
  for (const [slug, { nodes }] of chains) upstreams.set(slug, { http: ['http://127.0.0.1:1'], ws: nodes.map(({ url }) => url) });
  gateway = await startTestGateway({ upstreams });
});

afterAll(async () => {
  await gateway.stop();
  await Promise.all([...chains.values()].flatMap(({ nodes }) => nodes.map((node) => node.close())));
});

function takeChain() {
  const slug = free.pop();
  const taken = slug === undefined ? undefined : chains.get(slug);
  if (slug === undefined || taken === undefined) throw new Error('Each test needs a chain');
  return { slug, ...taken };
}

const call = (id: number, method: string, params: unknown[] = []) => JSON.stringify({ jsonrpc: '2.0', id, method, params });

interface Notification {
  params: { subscription: string; result: { hash?: string } };
}

async function subscribe(slug: Slug, secret: string, params: unknown[] = ['newHeads']) {
  const client = await openSocket(`${gateway.address}/rpc/${slug}/${secret}`);
  onTestFinished(() => client.socket.terminate());
  const texts: string[] = [];
  client.socket.on('message', (data: Buffer) => {
    if (data.includes('eth_subscription')) texts.push(data.toString());
  });
  const { result: id } = (await client.ask(call(1, 'eth_subscribe', params))) as { result: string };
  const notifications = () => texts.map((text) => (JSON.parse(text) as Notification).params);
  return { client, id, texts, notifications };
}

it('keeps subscriptions and their IDs when the node is lost, and charges every notification once', async () => {
  const { slug, chain, nodes } = takeChain();
  const key = await gateway.createKey();
  const { client, id, texts, notifications } = await subscribe(slug, key.secret);
  nodes[0]?.announce(chain.add());
  await expect.poll(() => texts.length).toBe(1);
  nodes[0]?.die();
  chain.add();
  const block = chain.add();
  await expect.poll(() => texts.length).toBe(3);
  nodes[1]?.announce(block);
  nodes[1]?.announce(chain.add());
  await expect.poll(() => notifications().map(({ result }) => result.hash)).toEqual([1, 2, 3, 4].map((number) => `0xmain-${number}`));
  expect(new Set(notifications().map(({ subscription }) => subscription))).toEqual(new Set([id]));
  expect(await client.ask(call(2, 'eth_unsubscribe', [id]))).toEqual({ jsonrpc: '2.0', id: 2, result: true });
  expect(await client.ask(call(3, 'eth_unsubscribe', [id]))).toEqual({ jsonrpc: '2.0', id: 3, result: false });
  await expect.poll(() => nodes[1]?.subscribers.length).toBe(0);
  const computeUnits = texts.reduce((total, text) => total + computeUnitsOfNotification(Buffer.byteLength(text)), 0);
  await expect
    .poll(() => gateway.usage(key.projectId))
    .toEqual({
      [`${slug} eth_subscribe`]: { requests: 1, errors: 0, computeUnits: 10 },
      [`${slug} eth_unsubscribe`]: { requests: 2, errors: 0, computeUnits: 20 },
      [`${slug} eth_subscription`]: { requests: 0, errors: 0, computeUnits },
    });
});

it('shares a subscription between keys, charges each for its own notifications, and closes only the clients of a deleted key', async () => {
  const { slug, chain, nodes } = takeChain();
  const keys = [await gateway.createKey(), await gateway.createKey()] as const;
  const first = await subscribe(slug, keys[0].secret);
  const second = await subscribe(slug, keys[1].secret);
  const third = await subscribe(slug, keys[1].secret);
  expect(nodes[0]?.countOf('eth_subscribe')).toBe(1);
  expect(new Set([first.id, second.id, third.id]).size).toBe(3);
  nodes[0]?.announce(chain.add());
  for (const { texts } of [first, second, third]) await expect.poll(() => texts.length).toBe(1);
  const units = computeUnitsOfNotification(Buffer.byteLength(first.texts[0] ?? ''));
  await expect.poll(() => gateway.usage(keys[0].projectId)).toMatchObject({ [`${slug} eth_subscription`]: { computeUnits: units } });
  await expect.poll(() => gateway.usage(keys[1].projectId)).toMatchObject({ [`${slug} eth_subscription`]: { computeUnits: 2 * units } });
  await gateway.database.pool.query(`update api_keys set deleted_at = now() where id = $1`, [keys[0].apiKeyId]);
  expect(await first.client.closed).toMatchObject({ code: 4401 });
  nodes[0]?.announce(chain.add());
  for (const { texts } of [second, third]) await expect.poll(() => texts.length).toBe(2);
  second.client.socket.close();
  third.client.socket.close();
  await expect.poll(() => nodes[0]?.subscribers.length).toBe(0);
});

it('disconnects a client that reads too slowly, without delaying the others', async () => {
  const { slug, nodes } = takeChain();
  const key = await gateway.createKey('M');
  const slow = await subscribe(slug, key.secret, ['newPendingTransactions']);
  const other = await subscribe(slug, key.secret, ['newPendingTransactions']);
  slow.client.socket.pause();
  for (let turn = 0; turn < 60; turn += 1) nodes[0]?.notify('newPendingTransactions', `${turn} ${'x'.repeat(1_000_000)}`);
  await expect.poll(() => other.texts.length, { timeout: 60_000 }).toBe(60);
  slow.client.socket.resume();
  await slow.client.closed;
  expect(slow.texts.length).toBeLessThan(60);
  expect(other.client.socket.readyState).toBe(1);
});

it('answers batches that subscribe, and passes on the node’s errors', async () => {
  const { slug } = takeChain();
  const key = await gateway.createKey();
  const { client } = await subscribe(slug, key.secret);
  const batch = [call(1, 'eth_subscribe', ['newHeads']), call(2, 'eth_chainId'), call(3, 'eth_subscribe', ['nonsense'])];
  expect(await client.ask(`[${batch.join(',')}]`)).toMatchObject([
    { id: 1, result: expect.stringMatching(/^0x[0-9a-f]{32}$/u) as string },
    { id: 2, result: '0x1' },
    { id: 3, error: { code: -32_602, message: 'no such stream' } },
  ]);
  await expect
    .poll(() => gateway.usage(key.projectId))
    .toMatchObject({ [`${slug} eth_subscribe`]: { requests: 3, errors: 1, computeUnits: 30 }, [`${slug} eth_chainId`]: { requests: 1 } });
});
