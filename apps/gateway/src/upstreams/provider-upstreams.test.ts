import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ownWeight, ProviderUpstreams, WeightedChoice } from './provider-upstreams.ts';

describe('weighted-choice', () => {
  const a = { name: 'a', weight: 5 };
  const b = { name: 'b', weight: 1 };
  const c = { name: 'c', weight: 1 };

  it('mixes turns evenly by weight', () => {
    const choice = new WeightedChoice([a, b, c]);
    expect(Array.from({ length: 7 }, () => choice.next(() => true)?.name).join('')).toBe('aabacaa');
  });

  it('gives each item exactly its share over a round, for any weights', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(weights, (list) => {
        const items = list.map((weight, index) => ({ weight, index }));
        const choice = new WeightedChoice(items);
        const total = list.reduce((sum, weight) => sum + weight, 0);
        const turns = Array.from({ length: total }, () => choice.next(() => true)?.index);
        for (const { weight, index } of items) expect(turns.filter((turn) => turn === index)).toHaveLength(weight);
      }),
    );
  });

  it('skips unavailable items, and returns nothing if all are', () => {
    const choice = new WeightedChoice([a, b, c]);
    expect(Array.from({ length: 4 }, () => choice.next((item) => item !== a)?.name).join('')).toBe('bcbc');
    expect(choice.next(() => false)).toBeUndefined();
    expect(new WeightedChoice([]).next(() => true)).toBeUndefined();
  });
});

describe('provider-upstreams', () => {
  const node = (id: string, weight = ownWeight) => ({ id, weight, url: `https://${id}.example.com` });

  function setUp() {
    const providers = new ProviderUpstreams(false);
    onTestFinished(() => providers.close());
    const turns = (count: number, nowMs = 0) => Array.from({ length: count }, () => providers.next(nowMs)?.id ?? 'own');
    return { providers, turns };
  }

  it('uses only our own nodes without providers', () => {
    const { providers, turns } = setUp();
    expect(providers.isEmpty).toBe(true);
    expect(turns(2)).toEqual(['own', 'own']);
  });

  it('takes turns by weight, including our own nodes', () => {
    const { providers, turns } = setUp();
    providers.replace([node('a'), node('b', ownWeight / 2)]);
    const five = turns(5);
    expect(five.toSorted()).toEqual(['a', 'a', 'b', 'own', 'own']);
  });

  it('skips providers that failed recently, and returns to them later', () => {
    const { providers, turns } = setUp();
    providers.replace([node('a')]);
    turns(1);
    providers.next(0)?.upstream.health.failed(0);
    expect(turns(4, 499)).toEqual(Array(4).fill('own'));
    expect(turns(2, 500)).toContain('a');
  });

  it('keeps the connections and failure state of unchanged nodes, and resets those with a new address', () => {
    const { providers } = setUp();
    const first = () => [providers.next(0), providers.next(0)].find((provider) => provider !== null)?.upstream;
    providers.replace([node('a')]);
    const upstream = first();
    providers.replace([node('a', 1), node('b', 1)]);
    providers.replace([node('a')]);
    expect(first()).toBe(upstream);
    providers.replace([{ ...node('a'), url: 'https://elsewhere.example.com' }]);
    expect(first()).not.toBe(upstream);
    providers.replace([]);
    expect(providers.isEmpty).toBe(true);
  });
});
