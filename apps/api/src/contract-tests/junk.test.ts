import { errorCodes, errorCodesOf, type Call, type ErrorCode } from '@onepoint/api-contract';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { api } from '../test/api.ts';
import { calls, named, newPlace, validBodies } from '../test/contract-calls.ts';
import { newToken, newUser } from '../test/fixtures.ts';
import { sessionToken } from '../test/session-tokens.ts';

/** Texts that commonly break databases, parsers or rendering. */
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

interface Junk {
  /** Sent without serialization. */
  body?: string | undefined;
  query: Partial<Record<string, string>>;
  params: Partial<Record<string, string>>;
}

function fieldsOf(schema: $ZodType | undefined): string[] {
  const def = schema?._zod.def;
  return def !== undefined && 'shape' in def ? Object.keys(def.shape as object) : [];
}

const range = { from: '2026-11-21T00:00:00Z', to: '2026-11-22T00:00:00Z' };

/** Valid requests, each with one field of the body, the query, or the path replaced by one of the values above. */
function listJunk({ body, query, params }: Call, valid: object | undefined): Junk[] {
  const base = { body: body && JSON.stringify(valid), query: range, params: {} };
  const each = (schema: $ZodType | undefined, take: (field: Record<string, unknown>) => Partial<Junk>, list: readonly unknown[]): Junk[] =>
    fieldsOf(schema).flatMap((name) => list.map((value) => ({ ...base, ...take({ [name]: value }) })));
  return [
    ...each(body, (field) => ({ body: JSON.stringify({ ...valid, ...field }) }), values),
    ...each(query, (field) => ({ query: { ...range, ...(field as Junk['query']) } }), texts),
    ...each(params, (field) => ({ params: field as Junk['params'] }), texts.slice(0, 6)),
  ];
}

const junkBody: fc.Arbitrary<string> = fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.constantFrom('', '{', '{"a":1}x', '[]'));

/** A few hundred requests per call, some of which wait for a node that does not answer. */
const timeout = 300_000;

let send: (call: Call, junk: Junk) => Promise<string>;

beforeAll(async () => {
  const me = newUser();
  const own: Partial<Record<string, string>> = { ...(await newPlace(me, 'owner')), userId: me };
  const tokens = await Promise.all([newToken(me), newToken(me, { projectId: own['projectId'] })]);
  const [personal, project] = tokens.map(({ secret }) => secret) as [string, string];
  const session = sessionToken(me);
  /** Credentials that the call accepts; requests alternate between them. */
  const credentialsOf = ({ access, scope }: Call): string[] =>
    scope === null ? [session] : access === 'session' ? [session, personal] : [session, personal, project];
  let requests = 0;
  send = async (call, { body, query, params }) => {
    requests += 1;
    const credentials = credentialsOf(call);
    const authorization = `Bearer ${credentials[requests % credentials.length]}`;
    const ids = { ...own, ...params };
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent((ids[name] ?? '').toWellFormed()));
    const { statusCode, body: text } = await api.app.inject({
      method: call.method,
      url: `/api${path}?${new URLSearchParams(query as Record<string, string>).toString()}`,
      headers: {
        authorization,
        'idempotency-key': `request-${requests}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    return statusCode < 300 ? 'success' : (JSON.parse(text) as { error: { code: string } }).error.code;
  };
});

const ofPath: readonly ErrorCode[] = ['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED'];

const expectedOf = (call: Call): string[] => [
  'success',
  ...[...errorCodesOf(call), ...ofPath].filter((code) => errorCodes[code].status < 500),
];

describe.each(named(calls))('%s', (operationId, call) => {
  test('answers values that commonly break servers with success or a declared error, never with a 5xx', { timeout }, async () => {
    const unexpected: unknown[] = [];
    for (const junk of listJunk(call, validBodies[operationId])) {
      const answer = await send(call, junk);
      if (!expectedOf(call).includes(answer)) unexpected.push({ answer, ...junk });
    }
    expect(unexpected).toEqual([]);
  });
});

describe.each(named(calls.filter(({ body }) => body !== undefined)))('%s', (_operationId, call) => {
  test('answers any body with success or a declared error', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(junkBody, async (body) => {
        expect(expectedOf(call)).toContain(await send(call, { body, query: {}, params: {} }));
      }),
      { numRuns: 15 },
    );
  });
});
