import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '../errors/gateway-error.ts';
import { batchCallsMax, parseRequest, rawId } from './parse-request.ts';

describe('parse-request', () => {
  const call = (part: object = {}) => ({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [], ...part });
  const parse = (value: unknown) => parseRequest(JSON.stringify(value), true);

  describe('parseRequest', () => {
    it.each(['', ' ', '{', 'nonsense', '{"jsonrpc":"2.0"', "{'a':1}", '[1,]'])('rejects %j as invalid JSON', (text) => {
      expect(() => parseRequest(text, true)).toThrow(expect.objectContaining({ code: 'PARSE_ERROR' }));
    });

    it('rejects an empty batch and one that is too large, and accepts the largest', () => {
      expect(() => parse([])).toThrow(expect.objectContaining({ code: 'BATCH_EMPTY' }));
      const largest = Array.from({ length: batchCallsMax }, (_, id) => call({ id }));
      expect(parse(largest).calls).toHaveLength(batchCallsMax);
      expect(() => parse([...largest, call()])).toThrow(expect.objectContaining({ code: 'BATCH_TOO_LARGE' }));
    });

    it.each([
      1,
      null,
      'x',
      {},
      call({ jsonrpc: '1.0' }),
      call({ jsonrpc: 2 }),
      call({ method: 1 }),
      call({ params: 'x' }),
      call({ params: 1 }),
      call({ id: {} }),
      call({ id: [1] }),
      call({ id: true }),
    ])('marks %j as an invalid request, alone and among valid ones', (member) => {
      expect(parse(member).calls[0]?.refusal).toBe('INVALID_REQUEST');
      expect(parse([call(), member]).calls.map(({ refusal }) => refusal)).toEqual([null, 'INVALID_REQUEST']);
    });

    it('distinguishes notifications from requests with a null id', () => {
      const { id: _, ...notification } = call();
      expect(parse([notification, call({ id: null })]).calls.map(({ isNotification }) => isNotification)).toEqual([true, false]);
    });

    it.each([
      call(),
      call({ id: 'a-b' }),
      call({ id: 0 }),
      call({ params: { a: 1 } }),
      [call(), call({ id: 2 })],
      { jsonrpc: '2.0', id: 1, method: 'eth_chainId' },
    ])('forwards the bytes of %j unchanged', (request) => {
      expect(parse(request).isPlain).toBe(true);
    });

    it.each([
      ['a refused method', '{"jsonrpc":"2.0","id":1,"method":"anvil_mine"}'],
      ['a notification', '{"jsonrpc":"2.0","method":"eth_chainId"}'],
      ['the id null', '{"jsonrpc":"2.0","id":null,"method":"eth_chainId"}'],
      ['an id beyond floats', '{"jsonrpc":"2.0","id":12345678901234567890,"method":"eth_chainId"}'],
      ['a negative zero as its id', '{"jsonrpc":"2.0","id":-0,"method":"eth_chainId"}'],
      ['an id with a fraction', '{"jsonrpc":"2.0","id":1.5,"method":"eth_chainId"}'],
      ['a method hidden behind an equal key', '{"jsonrpc":"2.0","id":1,"method":"anvil_mine","method":"eth_chainId"}'],
      ['a method hidden behind an escaped key', '{"jsonrpc":"2.0","id":1,"\\u006dethod":"anvil_mine","method":"eth_chainId"}'],
      ['a method hidden behind another case', '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","Method":"anvil_mine"}'],
      ['two kinds of parameters', '{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[1],"params":[2]}'],
      ['one invalid member', '[{"jsonrpc":"2.0","id":1,"method":"eth_chainId"},1]'],
    ])('composes a new request instead of forwarding bytes with %s', (_, text) => {
      expect(parseRequest(text, true).isPlain).toBe(false);
    });

    it('parses any text into calls or one of its errors', () => {
      const member = fc.oneof(
        fc.jsonValue(),
        fc.record(
          {
            jsonrpc: fc.constant('2.0'),
            id: fc.jsonValue(),
            method: fc.oneof(fc.string(), fc.constant('eth_call')),
            params: fc.jsonValue(),
          },
          { requiredKeys: [] },
        ),
      );
      const texts = fc.oneof(
        fc.string(),
        fc.oneof(member, fc.array(member)).map((value) => JSON.stringify(value)),
      );
      fc.assert(
        fc.property(texts, (text) => {
          try {
            expect(parseRequest(text, true).calls.length).toBeGreaterThan(0);
          } catch (error) {
            expect(error).toBeInstanceOf(GatewayError);
          }
        }),
      );
    });
  });
});

describe('raw-id', () => {
  const idOf = (text: string) => {
    const [call] = parseRequest(text, true).calls;
    return call === undefined ? undefined : rawId(call);
  };

  it.each(['1', '-7', '1.0', '1e2', '12345678901234567890', '"a\\u0062"', '""', 'null'])('returns the id %s as received', (id) => {
    expect(idOf(`{"jsonrpc":"2.0", "id" : ${id} ,"method":"eth_chainId"}`)).toBe(id);
  });

  it.each(['{"jsonrpc":"2.0","method":"x"}', '1', '"id"', '[[]]', '{"id":{"a":1}}', '{"id":[1]}', '{"id":true}'])(
    'has no id to echo for %s',
    (text) => {
      expect(idOf(text)).toBe('null');
    },
  );
});
