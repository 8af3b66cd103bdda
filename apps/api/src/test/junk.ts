import type { Call } from '@onepoint/api-contract';
import * as fc from 'fast-check';
import type { $ZodType } from 'zod/v4/core';

/** Texts that have broken servers: what databases, parsers and people’s eyes do not take. */
const texts = [
  ['', ' ', '\0', 'abc\0def', '\u{d800}', '\u{202e}abc', 'null', '__proto__', '%00', '%zz', '../..', "'; --", '1e309', '-0', 'op_x'],
  [
    '9'.repeat(40),
    'a'.repeat(2_000),
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '2026-02-30T00:00:00Z',
    'a@b.c',
    'abc',
  ],
  ['http://127.0.0.1:1/\0', 'http://127.0.0.1:1/%00', `http://127.0.0.1:1/${'a'.repeat(3_000)}`, 'http://[::', 'javascript:alert(1)'],
].flat();

const numbers: readonly unknown[] = [0, -0, -1, 0.5, 1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, Number.MIN_VALUE];
const others: readonly unknown[] = [null, true, false, [], {}, [[[[]]]], { toString: null }, ['\0'], ['a', 'a']];
const values: readonly unknown[] = [...texts, ...numbers, ...others];

/** A request that is almost right, or nothing like it. */
export interface Junk {
  /** Sent as it is. */
  body?: string | undefined;
  query: Partial<Record<string, string>>;
  /** In place of ids of the path. */
  params: Partial<Record<string, string>>;
}

/** Names of an object schema’s fields; none where it is no object. */
function fieldsOf(schema: $ZodType | undefined): string[] {
  const def = schema?._zod.def;
  return def !== undefined && 'shape' in def ? Object.keys(def.shape as object) : [];
}

const range = { from: '2026-11-21T00:00:00Z', to: '2026-11-22T00:00:00Z' };

/** Of a call that would succeed: each field of its body, its query and its path with each of the values that have broken servers, one at a time. */
export function listJunk({ body, query, params }: Call, valid: object | undefined): Junk[] {
  const base = { body: body && JSON.stringify(valid), query: range, params: {} };
  const each = (schema: $ZodType | undefined, take: (field: Record<string, unknown>) => Partial<Junk>, list: readonly unknown[]): Junk[] =>
    fieldsOf(schema).flatMap((name) => list.map((value) => ({ ...base, ...take({ [name]: value }) })));
  return [
    ...each(body, (field) => ({ body: JSON.stringify({ ...valid, ...field }) }), values),
    ...each(query, (field) => ({ query: { ...range, ...(field as Junk['query']) } }), texts),
    ...each(params, (field) => ({ params: field as Junk['params'] }), texts.slice(0, 6)),
  ];
}

/** Bodies of any kind: JSON that has nothing to do with the call, and no JSON. */
export const junkBody: fc.Arbitrary<string> = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '{', '{"a":1}x', '[]'),
);
