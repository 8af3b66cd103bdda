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

it('names no chain if none is served', async () => {
  expect(await readWith(answer([]))).toMatchObject({ description: 'home.hero.lead undefined', content: { served: [] } });
});

it.each([undefined, [{}], {}])('has no chains if the API responds with %j', async (value) => {
  expect(await readWith(answer(value))).toMatchObject({ content: { served: null } });
});
