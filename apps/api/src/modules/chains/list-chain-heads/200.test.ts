import { chainHeads } from '@onepoint/database';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';

const instant = new Date();
const longAgo = new Date(instant.getTime() - 120_000);

test('anyone sees how far the chains served here are, as their nodes last said', async () => {
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

test('what no gateway has looked at for a minute is not told', async () => {
  await api.database.orm.update(chainHeads).set({ checkedAt: longAgo });
  expect(await callApi('GET /v1/chainHeads')).toMatchObject({ status: 200, body: [] });
});
