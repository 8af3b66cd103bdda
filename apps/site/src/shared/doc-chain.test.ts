import { serviceChains } from '@onepoint/chains';
import { expect, it } from 'vitest';
import { splitDocChain } from './doc-chain.ts';

it.each([
  '/docs',
  '/docs/authentication',
  '/docs/methods',
  '/docs/methods/eth_call',
  '/docs/errors/RATE_LIMITED',
  '/zh/docs/quick-start/viem',
])('every chain may follow %s', (page) => {
  for (const { slug } of serviceChains) expect(splitDocChain(`${page}/${slug}`)).toEqual({ page, chain: slug });
});

it.each([
  '/docs/authentication',
  '/docs/authentication/dogechain',
  '/docs/chains/base',
  '/zh/docs/chains/base',
  '/pricing/base',
  '/docsfoo/base',
  '/base',
])('no chain follows in %s', (path) => {
  expect(splitDocChain(path)).toEqual({ page: path, chain: null });
});

it('a chain may follow the page of a chain', () => {
  expect(splitDocChain('/docs/chains/base/ethereum')).toEqual({ page: '/docs/chains/base', chain: 'ethereum' });
});
