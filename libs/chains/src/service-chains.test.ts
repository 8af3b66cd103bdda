import { describe, expect, it } from 'vitest';
import { serviceChains } from './service-chains.ts';

describe('serviceChains', () => {
  it('has no slug, chain id or name twice', () => {
    for (const key of ['slug', 'chainId', 'name'] as const) {
      expect(new Set(serviceChains.map((chain) => chain[key])).size).toBe(serviceChains.length);
    }
  });

  it.each(serviceChains)('$slug: the slug needs no escaping in a URL and cannot be taken for a reserved path', ({ slug }) => {
    expect(slug).toMatch(/^[a-z][a-z0-9-]*$/u);
  });

  it.each(serviceChains)('$slug: the explorer is an https origin', ({ explorerUrl }) => {
    expect(new URL(explorerUrl).origin).toBe(explorerUrl);
    expect(explorerUrl).toMatch(/^https:/u);
  });

  it('calls the currency of Polygon POL', () => {
    expect(serviceChains.find((chain) => chain.chainId === 137)?.currency.symbol).toBe('POL');
  });
});
