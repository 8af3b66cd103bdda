import { expect, it } from 'vitest';
import { methods } from './methods.ts';

const exampleOf = (name: string) => methods.find((method) => method.name === name)?.example;
const isQuantityOrData = /^0x[\da-f]*$/i;

it('every example writes hex as hex, for Try it begins with it', () => {
  const texts = methods.flatMap(({ example }) => [...JSON.stringify(example.params).matchAll(/"(0x[^"]*)"/g)].map((found) => found[1]));
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) expect(text).toMatch(isQuantityOrData);
});

it.each(['eth_getLogs', 'eth_newFilter'])('%s begins at a block that every chain has', (name) => {
  expect(exampleOf(name)?.params[0]).toMatchObject({ fromBlock: 'latest' });
});

it.each([
  ['eth_getUncleCountByBlockNumber', 'uncles'],
  ['eth_subscribe', 'newPendingTransactions'],
])('the summary of %s says what it does: %s', (name, word) => {
  expect(methods.find((method) => method.name === name)?.summary).toContain(word);
});
