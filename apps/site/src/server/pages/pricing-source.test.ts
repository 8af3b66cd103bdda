import { serveCatalogue } from '@onepoint/plans-domain';
import { expect, it } from 'vitest';
import { noPageData, type PageDataSource } from '../page-data/page-data-source.ts';
import { createPageDataServices } from '../page-data/page-data-services.ts';
import { catalogueData, pricingSource } from './pricing-source.ts';

const terms = {
  cryptoCloud: { fee: { kind: 'percent', percent: 1.4 }, minimumCents: 100, maximumCents: 1_000_000_000, openPaymentsMax: 3 },
  cascade: { networks: [] },
};
const catalogue = { ...serveCatalogue(), deposits: terms };
const request = { pathname: '/pricing', language: 'en', translate: (_namespaces: unknown, key: string) => key };

it('has the catalogue of the API', async () => {
  const readData = <Value>(source: PageDataSource<Value>) => Promise.resolve({ value: source.schema.parse(catalogue), readAtMs: 0 });
  expect(await pricingSource.read({ ...request, readData })).toMatchObject({ heading: 'pricing.title', content: { catalogue } });
});

it('has no catalogue if the API does not respond', async () => {
  expect(await pricingSource.read({ ...request, readData: noPageData })).toMatchObject({ content: { catalogue: null } });
});

it('requests the catalogue from the API and rejects anything else', async () => {
  await expect(catalogueData.load(createPageDataServices({ timeoutMs: 100 }))).rejects.toMatchObject({ code: 'PAGE_DATA_UNAVAILABLE' });
  expect(
    catalogueData.schema.safeParse({ ...catalogue, deposits: { ...terms, cryptoCloud: { ...terms.cryptoCloud, fee: { kind: 'share' } } } })
      .success,
  ).toBe(false);
});
