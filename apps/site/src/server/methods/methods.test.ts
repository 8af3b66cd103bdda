import { expect, it } from 'vitest';
import guide from '../../../content/docs/websocket.mdx?raw';
import { methods } from './methods.ts';

const exampleOf = (name: string) => methods.find((method) => method.name === name)?.example;
const isQuantityOrData = /^0x[\da-f]*$/i;

it('examples have valid hex, because the request form starts with them', () => {
  const texts = methods.flatMap(({ example }) => [...JSON.stringify(example.params).matchAll(/"(0x[^"]*)"/g)].map((found) => found[1]));
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) expect(text).toMatch(isQuantityOrData);
});

it.each(['eth_getLogs', 'eth_newFilter'])('%s starts at a block that every chain has', (name) => {
  expect(exampleOf(name)?.params[0]).toMatchObject({ fromBlock: 'latest' });
});

it.each([
  ['eth_getUncleCountByBlockNumber', 'uncles'],
  ['eth_subscribe', 'newPendingTransactions'],
])('has a correct summary of %s: %s', (name, word) => {
  expect(methods.find((method) => method.name === name)?.summary).toContain(word);
});

it('documents all subscriptions and optional log filters', () => {
  const [subscription, filter] = methods.find(({ name }) => name === 'eth_subscribe')?.parameters ?? [];
  const named = [...guide.matchAll(/^\| `(\w+)`/gm)].map(([, kind]) => JSON.stringify(kind));
  expect(subscription?.type).toBe(named.join(' | '));
  expect(filter).toMatchObject({
    required: false,
    fields: [
      { name: 'address', required: false },
      { name: 'topics', required: false },
    ],
  });
});
