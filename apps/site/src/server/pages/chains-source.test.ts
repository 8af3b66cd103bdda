import type { ChainHead } from '@onepoint/api-contract';
import { expect, it } from 'vitest';
import { createPageDataServices } from '../page-data/page-data-services.ts';
import { noPageData, type PageDataSource } from '../page-data/page-data-source.ts';
import { chainHeadsData, chainsSource } from './chains-source.ts';

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

it('has no heads if the API does not respond', async () => {
  expect(await chainsSource('/chains', 'chains').read({ ...request, readData: noPageData })).toEqual({
    heading: 'chains.title',
    description: 'chains.description',
    content: { served: null, heads: null },
  });
});

it('has the heads of the API, and networks are a variant of chains', async () => {
  // A head also has the slug that the list of chains needs.
  const readData = <Value>(source: PageDataSource<Value>) => Promise.resolve({ value: source.schema.parse([head]), readAtMs: 0 });
  expect(await chainsSource('/networks', 'networks', '/chains').read({ ...request, readData })).toMatchObject({
    canonical: '/chains',
    content: { served: ['base'], heads: [head] },
  });
});

it('requests heads from the API and rejects anything else', async () => {
  await expect(chainHeadsData.load(createPageDataServices({ timeoutMs: 100 }))).rejects.toMatchObject({ code: 'PAGE_DATA_UNAVAILABLE' });
  expect(chainHeadsData.schema.safeParse([{ ...head, bestBlock: '10' }]).success).toBe(false);
});
