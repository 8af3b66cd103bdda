import { errorCodes, errorCodesOf, type Call, type ErrorCode } from '@onepoint/api-contract';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from './routes.ts';
import { api } from './test/api.ts';
import { newUser } from './test/fixtures.ts';
import { junkBody, listJunk, type Junk } from './test/junk.ts';
import { newPlace } from './test/new-place.ts';
import { sessionToken } from './test/session-tokens.ts';
import { validBodies } from './test/valid-bodies.ts';

/** Some hundred requests of one call, of which a few wait for a node that is not there. */
const timeout = 300_000;

let bodies: Readonly<Record<string, object>>;
let send: (call: Call, junk: Junk) => Promise<string>;

beforeAll(async () => {
  bodies = await validBodies();
  const me = newUser();
  const own: Partial<Record<string, string>> = { userId: me, ...(await newPlace(me, 'owner')) };
  const authorization = `Bearer ${sessionToken(me)}`;
  let requests = 0;
  send = async (call, { body, query, params }) => {
    requests += 1;
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

/** Of an address that fits no call, or is none. */
const ofAddress: readonly ErrorCode[] = ['ROUTE_NOT_FOUND', 'METHOD_NOT_ALLOWED'];

const expectedOf = (call: Call): string[] => [
  'success',
  ...[...errorCodesOf(call), ...ofAddress].filter((code) => errorCodes[code].status < 500),
];

const calls: readonly (readonly [string, Call])[] = routes.map(({ call }) => [call.operationId, call]);

describe.each(calls)('%s', (operationId, call) => {
  test('answers values that have broken servers by success or by a code that it declares, never by a fault', { timeout }, async () => {
    const unexpected: unknown[] = [];
    for (const junk of listJunk(call, bodies[operationId])) {
      const answer = await send(call, junk);
      if (!expectedOf(call).includes(answer)) unexpected.push({ answer, ...junk });
    }
    expect(unexpected).toEqual([]);
  });
});

describe.each(calls.filter(([, { body }]) => body !== undefined))('%s', (_operationId, call) => {
  test('answers any body by success or by a code that it declares', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(junkBody, async (body) => {
        expect(expectedOf(call)).toContain(await send(call, { body, query: {}, params: {} }));
      }),
      { numRuns: 15 },
    );
  });
});
