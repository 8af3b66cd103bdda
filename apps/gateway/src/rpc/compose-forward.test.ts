import { expect, it } from 'vitest';
import { composeForward } from './compose-forward.ts';
import { parseRequest } from './parse-request.ts';

const compose = (text: string, firstId?: number) => composeForward(parseRequest(text, true), firstId);

it('forwards admissible calls alone, each with its place in the batch as id', () => {
  const batch =
    '[1,{"jsonrpc":"2.0","id":"x","method":"eth_chainId"},{"jsonrpc":"2.0","id":2,"method":"admin_peers"},{"jsonrpc":"2.0","method":"eth_call","params":[1]}]';
  expect(compose(batch)).toBe(
    '[{"jsonrpc":"2.0","id":1,"method":"eth_chainId"},{"jsonrpc":"2.0","id":3,"method":"eth_call","params":[1]}]',
  );
});

it('keeps parameters to the letter, numbers beyond floats included', () => {
  const params = '[ 12345678901234567890, {"a" : "\\u00e9"} ]';
  expect(compose(`{"jsonrpc":"2.0","id":null,"method":"eth_call","params":${params}}`)).toBe(
    `{"jsonrpc":"2.0","id":0,"method":"eth_call","params":${params}}`,
  );
});

it('leaves no second method for a node to choose', () => {
  const text = '{"jsonrpc":"2.0","id":1,"method":"anvil_mine","Method":"anvil_mine","method":"eth_chainId"}';
  expect(compose(text)).toBe('{"jsonrpc":"2.0","id":0,"method":"eth_chainId"}');
});

it('numbers from where it is told to', () => {
  expect(compose('{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}', 40)).toContain('"id":40');
});

it('is null when nothing is left to forward', () => {
  expect(compose('[1,{"jsonrpc":"2.0","id":2,"method":"admin_peers"}]')).toBeNull();
});
