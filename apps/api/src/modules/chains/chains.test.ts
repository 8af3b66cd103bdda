import { serviceChains } from '@onepoint/chains';
import { chainHeads } from '@onepoint/database';
import { expect, test } from 'vitest';
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

const instant = new Date();
const longAgo = new Date(instant.getTime() - 120_000);

test('lists the chain heads that gateways last reported, without a session', async () => {
  await api.database.orm.insert(chainHeads).values([
    {
      chain: 'base',
      claimedAt: instant,
      bestBlock: 38_000_002,
      bestBlockSince: instant,
      endpointBlock: 38_000_000,
      nodes: 2,
      nodesAnswered: 2,
      checkedAt: instant,
    },
    { chain: 'ethereum', claimedAt: instant, nodes: 1, checkedAt: instant },
    { chain: 'polygon', claimedAt: instant, nodes: 1, checkedAt: instant },
  ]);
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
  await api.database.orm.update(chainHeads).set({ checkedAt: longAgo });
  expect(await callApi('GET /v1/chainHeads')).toMatchObject({ status: 200, body: [] });
});
