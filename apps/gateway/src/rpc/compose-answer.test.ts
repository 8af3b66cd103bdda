import { describe, expect, it } from 'vitest';
import { composeAnswer, composeForward, composeRefusal } from './compose-answer.ts';
import { parseRequest } from './parse-request.ts';

describe('compose-answer', () => {
  const requestId = 'req_test';
  const batch = parseRequest(
    '[{"jsonrpc":"2.0","id":98765432109876543210,"method":"eth_call"},7,{"jsonrpc":"2.0","method":"eth_call"},{"jsonrpc":"2.0","id":"d","method":"admin_peers"},{"jsonrpc":"2.0","id":"e","method":"eth_chainId"}]',
    true,
  );

  describe('composeAnswer', () => {
    it('answers each call under its own id, in order, and omits notifications', () => {
      const node =
        '[{"jsonrpc":"2.0","id":4,"result":"0x1"},{"jsonrpc":"2.0","id":0,"result":12345678901234567890},{"jsonrpc":"2.0","id":2,"result":1}]';
      const { text, failed } = composeAnswer(batch, node, requestId);
      expect(text).toContain('{"jsonrpc":"2.0","id":98765432109876543210,"result":12345678901234567890}');
      expect(JSON.parse(text ?? '')).toMatchObject([
        {},
        { id: null, error: { code: -32_600, data: { code: 'INVALID_REQUEST' } } },
        { id: 'd', error: { code: -32_601, data: { code: 'METHOD_REFUSED', requestId } } },
        { id: 'e', result: '0x1' },
      ]);
      expect(failed).toEqual(
        new Map([
          [1, null],
          [3, null],
        ]),
      );
    });

    it('forwards the node’s errors unchanged', () => {
      const request = parseRequest('{"jsonrpc":"2.0","id":null,"method":"eth_call"}', true);
      const { text, failed } = composeAnswer(
        request,
        '{"error":{"code":3,"message":"execution reverted","data":"0x08"},"id":0,"jsonrpc":"2.0"}',
        requestId,
      );
      expect(text).toBe('{"jsonrpc":"2.0","id":null,"error":{"code":3,"message":"execution reverted","data":"0x08"}}');
      expect(failed).toEqual(new Map([[0, 3]]));
    });

    it('reports calls that the node left unanswered', () => {
      const { text } = composeAnswer(batch, '[{"jsonrpc":"2.0","id":4,"result":"0x1"}]', requestId);
      expect((JSON.parse(text ?? '') as unknown[])[0]).toMatchObject({ error: { data: { code: 'UPSTREAM_FAILED' } } });
    });

    it('returns a node’s error for a whole batch to every call', () => {
      const { text, failed } = composeAnswer(
        batch,
        '{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"no batches"}}',
        requestId,
      );
      expect(JSON.parse(text ?? '')).toMatchObject([
        { error: { code: -32_000 } },
        { error: { code: -32_600 } },
        { error: { code: -32_601 } },
        { id: 'e', error: { code: -32_000 } },
      ]);
      expect(failed.size).toBe(5);
    });

    it('returns nothing for notifications only', () => {
      const notification = parseRequest('{"jsonrpc":"2.0","method":"eth_call"}', true);
      expect(composeAnswer(notification, '{"jsonrpc":"2.0","id":0,"result":1}', requestId)).toEqual({ text: null, failed: new Map() });
    });
  });

  describe('composeRefusal', () => {
    it('rejects every call under its own id, and invalid ones with their own error', () => {
      expect(JSON.parse(composeRefusal(batch, 'RATE_LIMITED', requestId) ?? '')).toMatchObject([
        { error: { data: { code: 'RATE_LIMITED' } } },
        { id: null, error: { data: { code: 'INVALID_REQUEST' } } },
        { id: 'd', error: { data: { code: 'METHOD_REFUSED' } } },
        { id: 'e', error: { data: { code: 'RATE_LIMITED' } } },
      ]);
    });

    it('returns nothing for notifications', () => {
      expect(composeRefusal(parseRequest('{"jsonrpc":"2.0","method":"eth_call"}', true), 'RATE_LIMITED', requestId)).toBeNull();
    });
  });
});

describe('compose-forward', () => {
  const compose = (text: string, firstId?: number) => composeForward(parseRequest(text, true), firstId);

  it('forwards only admissible calls, with their position in the batch as id', () => {
    const batch =
      '[1,{"jsonrpc":"2.0","id":"x","method":"eth_chainId"},{"jsonrpc":"2.0","id":2,"method":"admin_peers"},{"jsonrpc":"2.0","method":"eth_call","params":[1]}]';
    expect(compose(batch)).toBe(
      '[{"jsonrpc":"2.0","id":1,"method":"eth_chainId"},{"jsonrpc":"2.0","id":3,"method":"eth_call","params":[1]}]',
    );
  });

  it('keeps the exact text of parameters, including numbers beyond floats', () => {
    const params = '[ 12345678901234567890, {"a" : "\\u00e9"} ]';
    expect(compose(`{"jsonrpc":"2.0","id":null,"method":"eth_call","params":${params}}`)).toBe(
      `{"jsonrpc":"2.0","id":0,"method":"eth_call","params":${params}}`,
    );
  });

  it('leaves no second method for a node to choose', () => {
    const text = '{"jsonrpc":"2.0","id":1,"method":"anvil_mine","Method":"anvil_mine","method":"eth_chainId"}';
    expect(compose(text)).toBe('{"jsonrpc":"2.0","id":0,"method":"eth_chainId"}');
  });

  it('numbers ids from the given start', () => {
    expect(compose('{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}', 40)).toContain('"id":40');
  });

  it('returns null if nothing is left to forward', () => {
    expect(compose('[1,{"jsonrpc":"2.0","id":2,"method":"admin_peers"}]')).toBeNull();
  });
});
