import { serviceChains } from '@onepoint/chains';
import { chainHeads } from '@onepoint/database';
import { expect, onTestFinished, test } from 'vitest';
import { callApi, api } from '../../test/api.ts';
import { listServedChains } from './chains.routes.ts';

test('lists served chains with their endpoints, without a session', async () => {
  const { status, body } = await callApi('GET /v1/chains');
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { slug: 'ethereum', chainId: 1, httpUrl: 'https://rpc.example.com/rpc/ethereum', wsUrl: 'wss://rpc.example.com/rpc/ethereum' },
    { slug: 'base', chainId: 8453, httpUrl: 'https://rpc.example.com/rpc/base' },
  ]);
  expect(body).toHaveLength(2);
});

test('lists chains in registry order, not in the order of the configuration', () => {
  const slugs = serviceChains.map(({ slug }) => slug);
  expect(listServedChains(slugs.toReversed(), 'https://rpc.example.com').map(({ slug }) => slug)).toEqual(slugs);
});

test('uses wss for an https gateway and ws for an http gateway', () => {
  expect(listServedChains(['base'], 'https://rpc.example.com')[0]).toMatchObject({
    httpUrl: 'https://rpc.example.com/base',
    wsUrl: 'wss://rpc.example.com/base',
  });
  expect(listServedChains(['base'], 'http://localhost:4000/rpc')[0]?.wsUrl).toBe('ws://localhost:4000/rpc/base');
});

/** Reports the heads of three chains. `base` has a head. Removed after the test, because the list of other tests must not change while they run. */
async function reportHeads(checkedAt: Date): Promise<void> {
  onTestFinished(async () => void (await api.database.orm.delete(chainHeads)));
  const head = { bestBlock: 38_000_002, bestBlockSince: checkedAt, endpointBlock: 38_000_000, nodes: 2, nodesAnswered: 2 };
  await api.database.orm.insert(chainHeads).values([
    { chain: 'base', claimedAt: checkedAt, checkedAt, ...head },
    { chain: 'ethereum', claimedAt: checkedAt, nodes: 1, checkedAt },
    { chain: 'polygon', claimedAt: checkedAt, nodes: 1, checkedAt },
  ]);
}

test('lists the chain heads that gateways last reported, without a session', async () => {
  const instant = new Date();
  await reportHeads(instant);
  expect(await callApi('GET /v1/chainHeads')).toMatchObject({
    status: 200,
    body: [
      { slug: 'ethereum', bestBlock: null, bestBlockSince: null, endpointBlock: null, nodes: 1, nodesAnswered: 0 },
      {
        slug: 'base',
        bestBlock: 38_000_002,
        bestBlockSince: instant.toISOString(),
        endpointBlock: 38_000_000,
        nodes: 2,
        nodesAnswered: 2,
        checkedAt: instant.toISOString(),
      },
    ],
  });
});

test('leaves out chain heads that no gateway has reported for a minute', async () => {
  await reportHeads(new Date(Date.now() - 120_000));
  expect(await callApi('GET /v1/chainHeads')).toMatchObject({ status: 200, body: [] });
});
