import { expect, it } from 'vitest';
import { findServiceChain } from './find-service-chain.ts';
import { serviceChains } from './service-chains.ts';

it.each(serviceChains)('finds $slug by its slug', (chain) => {
  expect(findServiceChain(chain.slug)).toBe(chain);
});

it.each(['', 'Ethereum', 'ethereum ', '1', 'constructor', '__proto__'])('finds nothing for %j', (slug) => {
  expect(findServiceChain(slug)).toBeUndefined();
});
