import { expect, it } from 'vitest';
import { noPageData, type PageDataSource } from '../page-data/page-data-source.ts';
import { createPageDataServices } from '../page-data/page-data-services.ts';
import { depositTermsData, pricingSource } from './pricing-source.ts';

const terms = {
  cryptoCloud: { fee: { kind: 'percent', percent: 1.4 }, minimumCents: 100, maximumCents: 1_000_000_000, openPaymentsMax: 3 },
  cascade: { networks: [] },
};
const request = { pathname: '/pricing', language: 'en', translate: (_namespaces: unknown, key: string) => key };

it('has the terms of the API', async () => {
  const readData = <Value>(source: PageDataSource<Value>) => Promise.resolve({ value: source.schema.parse(terms), readAtMs: 0 });
  expect(await pricingSource.read({ ...request, readData })).toMatchObject({ heading: 'pricing.title', content: { depositTerms: terms } });
});

it('has no terms if the API does not respond', async () => {
  expect(await pricingSource.read({ ...request, readData: noPageData })).toMatchObject({ content: { depositTerms: null } });
});

it('requests the terms from the API and rejects anything else', async () => {
  await expect(depositTermsData.load(createPageDataServices({ timeoutMs: 100 }))).rejects.toMatchObject({ code: 'PAGE_DATA_UNAVAILABLE' });
  expect(depositTermsData.schema.safeParse({ ...terms, cryptoCloud: { ...terms.cryptoCloud, fee: { kind: 'share' } } }).success).toBe(
    false,
  );
});
