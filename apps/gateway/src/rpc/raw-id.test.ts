import { expect, it } from 'vitest';
import { parseRequest } from './parse-request.ts';
import { rawId } from './raw-id.ts';

const idOf = (text: string) => {
  const [call] = parseRequest(text, true).calls;
  return call === undefined ? undefined : rawId(call);
};

it.each(['1', '-7', '1.0', '1e2', '12345678901234567890', '"a\\u0062"', '""', 'null'])('returns the id %s as it was written', (id) => {
  expect(idOf(`{"jsonrpc":"2.0", "id" : ${id} ,"method":"eth_chainId"}`)).toBe(id);
});

it.each(['{"jsonrpc":"2.0","method":"x"}', '1', '"id"', '[[]]', '{"id":{"a":1}}', '{"id":[1]}', '{"id":true}'])(
  'has no id to echo for %s',
  (text) => {
    expect(idOf(text)).toBe('null');
  },
);
