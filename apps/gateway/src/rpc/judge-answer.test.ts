import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectAnswer, judgeAnswer } from './judge-answer.ts';
import { parseRequest } from './parse-request.ts';

const call = (id: unknown) => JSON.stringify({ jsonrpc: '2.0', id, method: 'eth_call' });
const expected = (body: string, firstId: number | null = null) => expectAnswer(parseRequest(body, true), firstId);
function judge(answer: string, body: string, firstId: number | null = null) {
  const verdict = judgeAnswer(Buffer.from(answer), expected(body, firstId));
  return verdict.kind === 'broken' ? verdict : { kind: verdict.kind, failed: verdict.failed };
}
const error = '"error":{"code":3,"message":"execution reverted"}';

describe('judgeAnswer', () => {
  it.each([
    ['{"jsonrpc":"2.0","id":1,"result":"0x1"}', call(1)],
    ['{"jsonrpc":"2.0","id":1,"result":null}', call(1)],
    [' \n{"result":{"error":"x"},"id":1,"jsonrpc":"2.0","took":3}\n', call(1)],
    ['{"jsonrpc":"2.0","id":"\\u00e9","result":1}', call('é')],
    ['[{"jsonrpc":"2.0","id":"b","result":1},{"jsonrpc":"2.0","id":1,"result":2}]', `[${call(1)},${call('b')}]`],
    ['[{"jsonrpc":"2.0","id":1,"result":1},{"jsonrpc":"2.0","id":1,"result":2}]', `[${call(1)},${call(1)}]`],
  ])('accepts %s', (answer, body) => {
    expect(judge(answer, body)).toEqual({ kind: 'answered', failed: new Map() });
  });

  it('returns the failed calls in any order', () => {
    expect(judge(`{"jsonrpc":"2.0","id":1,${error}}`, call(1))).toEqual({ kind: 'answered', failed: new Map([[0, 3]]) });
    const answer = `[{"jsonrpc":"2.0","id":"b",${error}},{"jsonrpc":"2.0","id":1,"result":"0x"}]`;
    expect(judge(answer, `[${call(1)},${call('b')}]`)).toEqual({ kind: 'answered', failed: new Map([[1, 3]]) });
  });

  it('expects the ids that were sent: without rejected calls, and our own if the request was composed', () => {
    const body = `[${call('a')},7,${call(null)}]`;
    expect(expected(body, 40).calls.map(({ id }) => id)).toEqual([40, 42]);
    expect(judge('[{"jsonrpc":"2.0","id":42,"result":1},{"jsonrpc":"2.0","id":40,"result":1}]', body, 40).kind).toBe('answered');
  });

  it('recognizes an error for the whole message, which has no id', () => {
    const answer = `{"jsonrpc":"2.0","id":null,${error}}`;
    expect(judge(answer, call(1))).toEqual({ kind: 'refused', failed: new Map([[0, 3]]) });
    expect(judge(answer, `[${call(1)},${call(2)}]`)).toEqual({
      kind: 'refused',
      failed: new Map([
        [0, 3],
        [1, 3],
      ]),
    });
  });

  it.each([
    '{"jsonrpc":"2.0","id":true,"result":1}',
    '{"jsonrpc":"2.0","id":"1","result":1}',
    '{"jsonrpc":"2.0","id":1.5,"result":1}',
    '{"jsonrpc":2,"id":1,"result":1}',
    `{"jsonrpc":"2.0","id":1,"result":null,${error}}`,
    '{"jsonrpc":"2.0","id":1,"result":1,"error":null}',
    '{"jsonrpc":"2.0","id":1,"error":{"code":"3","message":"x"}}',
    '{"jsonrpc":"2.0","id":1,"error":{"code":3}}',
    '{"jsonrpc":"2.0","id":1,"error":[]}',
    '{"jsonrpc":"2.0","id":1,"__proto__":{"result":1}}',
    '{"jsonrpc":"2.0","id":null,"result":1}',
    '[{"jsonrpc":"2.0","id":1,"result":1}]',
    '1',
  ])('rejects %s', (answer) => {
    expect(judge(answer, call(1))).toEqual({ kind: 'broken' });
  });

  it('accepts a mutated response only if it is still valid', () => {
    const member = z.union([
      z.strictObject({ jsonrpc: z.literal('2.0'), id: z.literal([1, 2]), result: z.unknown() }).refine((value) => 'result' in value),
      z.strictObject({ jsonrpc: z.literal('2.0'), id: z.literal([1, 2]), error: z.object({ code: z.int(), message: z.string() }) }),
    ]);
    const schema = z.array(member).length(2);
    const isGood = (bytes: Buffer): boolean => {
      try {
        const answer = schema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)));
        return new Set(answer.map(({ id }) => id)).size === 2;
      } catch {
        return false;
      }
    };
    const body = `[${call(1)},${call(2)}]`;
    const good = Buffer.from(`[{"jsonrpc":"2.0","id":1,"result":"0x12é"},{"jsonrpc":"2.0","id":2,${error}}]`);
    const mutation = fc.record({
      at: fc.nat(good.length - 1),
      remove: fc.nat(6),
      insert: fc.oneof(
        fc.uint8Array({ maxLength: 3 }),
        fc.constantFrom('"', ',', '}', '{', '[]', ']', 'null', '1', '2', '"id":1,').map((text) => Buffer.from(text)),
      ),
    });
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        let bytes = good;
        for (const { at, remove, insert } of mutations) {
          bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from(insert), bytes.subarray(at + remove)]);
        }
        const verdict = judgeAnswer(bytes, expected(body));
        // Additional members are allowed, although the schema has none.
        if (isGood(bytes)) expect(verdict.kind).toBe('answered');
        else if (verdict.kind === 'answered') expect(isGood(Buffer.from(JSON.stringify(withoutExtras(bytes))))).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});

function withoutExtras(bytes: Buffer): unknown {
  const members = JSON.parse(bytes.toString()) as Record<string, unknown>[];
  const known = new Set(['jsonrpc', 'id', 'result', 'error']);
  return members.map((member) => Object.fromEntries(Object.entries(member).filter(([key]) => known.has(key))));
}
