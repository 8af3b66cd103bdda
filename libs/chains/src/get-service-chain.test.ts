import { expect, it } from 'vitest';
import { getServiceChain } from './get-service-chain.ts';
import { UnknownChainError } from './unknown-chain-error.ts';

it('returns the chain of a slug', () => {
  expect(getServiceChain('bsc').chainId).toBe(56);
});

it('throws an error with a code for a slug that is not in the registry', () => {
  expect(() => getServiceChain('dogecoin')).toThrow(UnknownChainError);
  expect(() => getServiceChain('dogecoin')).toThrow(expect.objectContaining({ code: 'CHAIN_UNKNOWN', slug: 'dogecoin' }));
});
