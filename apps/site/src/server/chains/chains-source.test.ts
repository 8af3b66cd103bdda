import type { ChainHead } from '@onepoint/api-contract';
import { expect, it } from 'vitest';
import { createPageDataServices } from '../page-data/page-data-services.ts';
import { noPageData } from '../page-data/no-page-data.ts';
import type { PageDataSource } from '../page-data/page-data-source.ts';
import { chainHeadsData } from './chain-heads-data.ts';
import { chainsSource } from './chains-source.ts';

const head: ChainHead = {
  slug: 'base',
  bestBlock: 10,
  bestBlockSince: '2026-11-21T10:00:00.000Z',
  endpointBlock: 9,
  nodes: 1,
  nodesAnswered: 1,
  checkedAt: '2026-11-21T10:00:01.000Z',
};
const request = { pathname: '/chains', language: 'en', translate: (_namespaces: unknown, key: string) => key };

it('is drawn without heads where the API says nothing', async () => {
  expect(await chainsSource('/chains', 'chains').read({ ...request, readData: noPageData })).toEqual({
    heading: 'chains.title',
    description: 'chains.description',
    content: { heads: null },
  });
});

it('is drawn from what the API says, and networks are a view of the chains', async () => {
  const readData = <Value>(source: PageDataSource<Value>) => Promise.resolve({ value: source.schema.parse([head]), readAtMs: 0 });
  expect(await chainsSource('/networks', 'networks', '/chains').read({ ...request, readData })).toMatchObject({
    canonical: '/chains',
    content: { heads: [head] },
  });
});

it('asks the API for heads, and takes nothing else for them', async () => {
  await expect(chainHeadsData.load(createPageDataServices({ timeoutMs: 100 }))).rejects.toMatchObject({ code: 'PAGE_DATA_UNAVAILABLE' });
  expect(chainHeadsData.schema.safeParse([{ ...head, bestBlock: '10' }]).success).toBe(false);
});
