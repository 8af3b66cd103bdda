import { describe, expect, it } from 'vitest';
import { lagBlocksMax, findServiceChain, getServiceChain, serviceChains, UnknownChainError } from './service-chains.ts';

describe('serviceChains', () => {
  it('has unique slugs, chain ids and names', () => {
    for (const key of ['slug', 'chainId', 'name'] as const) {
      expect(new Set(serviceChains.map((chain) => chain[key])).size).toBe(serviceChains.length);
    }
  });

  it.each(serviceChains)('$slug is a valid path segment', ({ slug }) => {
    expect(slug).toMatch(/^[a-z][a-z0-9-]*$/u);
  });

  it.each(serviceChains)('$slug has an https origin as its explorer', ({ explorerUrl }) => {
    expect(new URL(explorerUrl).origin).toBe(explorerUrl);
    expect(explorerUrl).toMatch(/^https:/u);
  });

  it('uses POL as the currency of Polygon', () => {
    expect(serviceChains.find((chain) => chain.chainId === 137)?.currency.symbol).toBe('POL');
  });
});

describe('findServiceChain', () => {
  it.each(serviceChains)('finds $slug by its slug', (chain) => {
    expect(findServiceChain(chain.slug)).toBe(chain);
  });

  it.each(['', 'Ethereum', 'ethereum ', '1', 'constructor', '__proto__'])('finds nothing for %j', (slug) => {
    expect(findServiceChain(slug)).toBeUndefined();
  });
});

describe('getServiceChain', () => {
  it('returns the chain with a slug', () => {
    expect(getServiceChain('bsc').chainId).toBe(56);
  });

  it('throws UnknownChainError for an unknown slug', () => {
    expect(() => getServiceChain('dogecoin')).toThrow(UnknownChainError);
    expect(() => getServiceChain('dogecoin')).toThrow(expect.objectContaining({ code: 'CHAIN_UNKNOWN', slug: 'dogecoin' }));
  });
});

describe('lagBlocksMax', () => {
  it.each([
    [12_000, 3],
    [2_000, 15],
    [250, 120],
  ])('block time %d ms allows a lag of %d blocks', (blockTimeMs, blocks) => {
    expect(lagBlocksMax(blockTimeMs)).toBe(blocks);
  });
});
