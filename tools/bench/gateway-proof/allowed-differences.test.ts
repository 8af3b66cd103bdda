import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { judge, type Observation } from './allowed-differences.ts';
import { canonicalJson } from './exact-json.ts';
import { type HttpAnswer, plainRequest } from './exchange.ts';

const answer = (text: string, status = 200): HttpAnswer => ({ status, text, headers: new Map() });
const refused = answer('refused', 400);
const result = (id: unknown, value: unknown = '0x1') => JSON.stringify({ jsonrpc: '2.0', id, result: value });
const ownError = (id: unknown, code: string) =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32_600, message: 'x', data: { code } } });
function answerAll(text: string): string {
  const asked = JSON.parse(text) as { id: number } | { id: number }[];
  return Array.isArray(asked) ? `[${asked.map(({ id }) => result(id)).join(',')}]` : result(asked.id);
}
const call = (members: object) => JSON.stringify({ jsonrpc: '2.0', method: 'eth_chainId', ...members });

/** A node that rejected the request but answers canonical calls with 0x1. */
function observe(body: string | Buffer, gateway: HttpAnswer, rest: Partial<Observation> = {}): Observation {
  const askNode = async (text: string) => (text === body ? refused : answer(answerAll(text)));
  return { request: plainRequest(body), direct: refused, gateway, askNode, ...rest };
}

describe('judge', () => {
  it('accepts equal answers, also in a different notation', async () => {
    const direct = answer('{"jsonrpc":"2.0","id":1,"result":{"a":1,"b":2.50}}');
    const gateway = answer('{"id":1, "result":{"b":2.50,"a":1},"jsonrpc":"2.0"}');
    expect(await judge(observe(call({ id: 1 }), gateway, { direct }))).toEqual({ rows: [] });
  });

  it.each([
    ['a call that the node refused', call({ id: 7.5 }), answer(result(7.5)), ['canonical']],
    ['a notification', call({}), answer('', 204), ['notification']],
    ['text that isn’t JSON', '{', answer(ownError(null, 'PARSE_ERROR'), 400), ['unreadable']],
    ['an empty batch', '[]', answer(ownError(null, 'BATCH_EMPTY'), 400), ['unreadable']],
    ['an invalid call', '{"id":3}', answer(ownError(3, 'INVALID_REQUEST'), 400), ['invalid']],
    ['a method that isn’t served', call({ id: 1, method: 'evm_mine' }), answer(ownError(1, 'METHOD_REFUSED')), ['notServed']],
    [
      'a batch of all',
      `[${call({ id: 1 })},${call({})},1]`,
      answer(`[${result(1)},${ownError(null, 'INVALID_REQUEST')}]`),
      ['notification', 'invalid', 'canonical'],
    ],
  ])('explains %s', async (_name, body, gateway, rows) => {
    expect(await judge(observe(body, gateway))).toEqual({ rows });
  });

  it.each([
    ['another result', call({ id: 1 }), answer(result(1, '0x2'))],
    ['another id', call({ id: 1 }), answer(result(2))],
    [
      'a number that is only nearly the id',
      '{"jsonrpc":"2.0","id":9007199254740993,"method":"eth_chainId"}',
      answer(result(9_007_199_254_740_992)),
    ],
    ['another status', call({ id: 1 }), answer(result(1), 500)],
    ['no answer', call({ id: 1 }), answer('', 204)],
    ['an answer to a notification', call({}), answer(result(null))],
    ['a result for an invalid call', '{"id":3}', answer(result(3))],
    ['too few answers', `[${call({ id: 1 })},${call({ id: 2 })}]`, answer(`[${result(1)}]`)],
    ['an object for a batch', `[${call({ id: 1 })}]`, answer(result(1))],
  ])('reports %s', async (_name, body, gateway) => {
    expect(await judge(observe(body, gateway))).toHaveProperty('expected');
  });

  it('knows how the request was sent', async () => {
    const body = Buffer.from(call({ id: 1 }));
    const sent = (headers: [string, string][], method = 'POST', content = body) => ({ ...plainRequest(content), headers, method });
    const judgeSent = (request: Observation['request'], gateway: HttpAnswer) => judge(observe('', gateway, { request }));
    expect(await judgeSent(sent([['Content-Type', 'text/plain']]), answer(result(1)))).toEqual({ rows: ['contentType'] });
    const zipped = [
      ['content-type', 'application/json'],
      ['content-encoding', 'GZIP'],
    ] satisfies [string, string][];
    expect(await judgeSent(sent(zipped, 'POST', gzipSync(body)), answer(result(1)))).toEqual({ rows: ['gzip'] });
    expect(await judgeSent(sent([['content-encoding', 'br']]), answer(ownError(null, 'ENCODING_UNSUPPORTED'), 415))).toEqual({
      rows: ['encoding'],
    });
    expect(await judgeSent(sent([], 'PUT'), answer(ownError(null, 'HTTP_METHOD_NOT_ALLOWED'), 405))).toEqual({ rows: ['httpMethod'] });
    expect(await judgeSent(sent([], 'PUT'), answer(result(1)))).toHaveProperty('expected');
  });
});

describe('canonicalJson', () => {
  it('ignores order and white space, but not how numbers are written', () => {
    expect(canonicalJson('{"b":[1, 2],"a":"\\u0061"}')).toBe(canonicalJson('{"a":"a","b":[1,2]}'));
    expect(canonicalJson('9007199254740993')).not.toBe(canonicalJson('9007199254740992'));
    expect(canonicalJson('{')).toBeNull();
  });
});
