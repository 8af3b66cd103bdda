import { expect, it } from 'vitest';
import type { ReadPageData } from '../page-data/page-data-source.ts';
import type { PageRequest } from '../page-source.ts';
import { homeSource } from './home-source.ts';

const readWith = async (readData: ReadPageData) => {
  const request: PageRequest = { pathname: '/', language: 'en', translate: (_namespaces, key) => key, readData };
  return (await homeSource.read(request))?.content;
};
const answer =
  (value: unknown): ReadPageData =>
  async (source) => {
    const parsed = source.schema.safeParse(value);
    return parsed.success ? { value: parsed.data, readAtMs: 0 } : undefined;
  };

it('has the served chains of the API', async () => {
  expect(await readWith(answer([{ slug: 'base', chainId: 8453 }]))).toEqual({ served: ['base'] });
});

it.each([undefined, [{}], {}])('has no chains if the API responds with %j', async (value) => {
  expect(await readWith(answer(value))).toEqual({ served: null });
});
