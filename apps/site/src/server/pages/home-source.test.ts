import { serveCatalogue } from '@onepoint/plans-domain';
import { depositTermsFixture } from '@onepoint/testing/api';
import { expect, it } from 'vitest';
import type { ReadPageData } from '../page-data/page-data-source.ts';
import type { PageRequest } from '../page-source.ts';
import { homeSource } from './home-source.ts';

const readWith = async (readData: ReadPageData) => {
  const translate: PageRequest['translate'] = (_namespaces, key, values) => `${key} ${String(values?.['chains'])}`;
  const request: PageRequest = { pathname: '/', language: 'en', translate, readData };
  return homeSource.read(request);
};
const answer =
  (value: unknown): ReadPageData =>
  async (source) => {
    const parsed = source.schema.safeParse(value);
    return parsed.success ? { value: parsed.data, readAtMs: 0 } : undefined;
  };

it('has the served chains of the API and names their mainnets', async () => {
  const served = [{ slug: 'base', chainId: 8453 }, { slug: 'sepolia' }, { slug: 'ethereum' }];
  expect(await readWith(answer(served))).toMatchObject({
    description: 'home.description Ethereum and Base',
    content: { served: ['base', 'sepolia', 'ethereum'] },
  });
});

it('has the prices of the API, and those of the build without it', async () => {
  const catalogue = { ...serveCatalogue(), deposits: depositTermsFixture() };
  const plans = catalogue.plans.map((plan) =>
    plan.price.kind === 'metered' ? { ...plan, price: { ...plan.price, priceUsd: '0.50' } } : plan,
  );
  const page = await readWith(answer({ ...catalogue, plans }));
  expect(page?.content).toMatchObject({ catalogue: { plans, packages: catalogue.packages } });
  expect(page?.content).toMatchObject({ rates: [{ method: 'eth_blockNumber', millionCallsPrice: '5.00' }, {}, {}, {}, {}] });
  expect((await readWith(answer(undefined)))?.content).toMatchObject({
    catalogue: null,
    rates: [{ millionCallsPrice: '3.90' }, {}, {}, {}, {}],
  });
});

it('names no chain if none is served', async () => {
  expect(await readWith(answer([]))).toMatchObject({ description: 'home.hero.lead undefined', content: { served: [] } });
});

it.each([undefined, [{}], {}])('has no chains if the API responds with %j', async (value) => {
  expect(await readWith(answer(value))).toMatchObject({ content: { served: null } });
});
