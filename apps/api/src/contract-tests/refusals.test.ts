import type { Call } from '@onepoint/api-contract';
import { describe, expect, test } from 'vitest';
import { createTokenSecret } from '@onepoint/database';
import type { $ZodType } from 'zod/v4/core';
import { callApi, expectError, type ApiReply } from '../test/api.ts';
import { readAudit } from '../test/audit-and-ledger.ts';
import { calls, fillPath, makeCall, named, newPlace, unknownPlace, validBodies, type Place } from '../test/contract-calls.ts';
import { newUser, setProject } from '../test/fixtures.ts';
import { sessionToken } from '../test/session-tokens.ts';

const isOfProject = ({ path }: Call): boolean => path.includes('{projectId}');
const json = { 'content-type': 'application/json' };

const fieldsOf = (schema: $ZodType | undefined): Record<string, unknown> => {
  const def = schema?._zod.def;
  return def !== undefined && 'shape' in def ? (def.shape as Record<string, unknown>) : {};
};

function comparable({ status, body, headers }: ApiReply): unknown {
  const {
    date: _date,
    'x-request-id': id,
    'content-length': _length,
    'ratelimit-remaining': _remaining,
    'ratelimit-reset': _reset,
    ...others
  } = headers;
  return { status, body: JSON.stringify(body).replaceAll(String(id), 'req'), headers: others };
}

interface Issue {
  in: string;
  path: string[];
  message: string;
}

const issuesOf = (reply: ApiReply): Issue[] => (expectError(reply, 'VALIDATION_FAILED')?.['issues'] ?? []) as Issue[];

/** Created once, because rejected requests change nothing. */
function places() {
  made ??= (async () => {
    const me = newUser();
    const [mine, myOther, deleted] = [await newPlace(me, 'owner'), await newPlace(me, 'owner'), await newPlace(me, 'owner')];
    await setProject(deleted.projectId, { deletedAt: new Date() });
    return { me, mine, myOther, deleted, foreign: await newPlace(me, null) };
  })();
  return made;
}
let made: Promise<Record<'mine' | 'myOther' | 'deleted' | 'foreign', Place> & { me: string }> | undefined;

describe('401', () => {
  const invalidPlace = Object.fromEntries(Object.keys(unknownPlace).map((name) => [name, '!'])) as unknown as Place;
  describe.each(named(calls.filter(({ access }) => access !== 'public')))('%s', (_operationId, call) => {
    test.each<[string, Record<string, string>]>([
      ['no token', {}],
      ['an authorization header of another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
      ['a token of another identity service', { authorization: `Bearer ${sessionToken('user_forged', { forged: true })}` }],
      ['an unknown API token', { authorization: `Bearer ${createTokenSecret('op_pat_').secret}` }],
      ['an API token with a wrong checksum', { authorization: `Bearer op_prj_${'0'.repeat(36)}` }],
      ['an expired session token', { authorization: `Bearer ${sessionToken('user_late', { claims: { exp: 1_700_000_000 } })}` }],
    ])('requires a session before anything else is checked: %s', async (_case, headers) => {
      const path = `${call.method} ${fillPath(call.path, invalidPlace)}?unknown=1`;
      const tooLarge = { headers: { ...headers, 'content-type': 'text/plain' }, body: 'x'.repeat(70_000) };
      const reply = await callApi(path, call.method === 'GET' ? { headers } : tooLarge);
      expectError(reply, 'SESSION_REQUIRED');
      expect(reply.headers['www-authenticate']).toBe('Bearer');
    });
  });
});

describe('404', () => {
  describe.each(named(calls.filter(isOfProject)))('%s', (_operationId, call) => {
    test('gives the same reply for a project of another account, a deleted project and an unknown id, and changes nothing', async () => {
      const { me, foreign, deleted } = await places();
      const before = [await readAudit(foreign.projectId), await readAudit(deleted.projectId)];
      const [expected, ...others] = await Promise.all([unknownPlace, foreign, deleted].map((place) => makeCall(call, place, { as: me })));
      expect(expected).toMatchObject({ status: 404, body: { error: { code: 'PROJECT_NOT_FOUND' } } });
      for (const reply of others) if (expected) expect(comparable(reply)).toEqual(comparable(expected));
      expect([await readAudit(foreign.projectId), await readAudit(deleted.projectId)]).toEqual(before);
    });
  });

  const codes = {
    apiKeyId: 'API_KEY_NOT_FOUND',
    memberId: 'MEMBER_NOT_FOUND',
    paymentId: 'PAYMENT_NOT_FOUND',
    month: 'STATEMENT_NOT_FOUND',
    invitationId: 'INVITATION_NOT_FOUND',
    providerId: 'PROVIDER_NOT_FOUND',
    alertId: 'ALERT_NOT_FOUND',
    webhookId: 'WEBHOOK_NOT_FOUND',
    deliveryId: 'WEBHOOK_DELIVERY_NOT_FOUND',
    requestId: 'REQUEST_NOT_FOUND',
    tokenId: 'TOKEN_NOT_FOUND',
    personalTokenId: 'TOKEN_NOT_FOUND',
    userId: 'USER_NOT_FOUND',
  } as const;
  const codeOf = ({ path }: Call) => Object.entries(codes).find(([name]) => path.includes(`{${name}}`))?.[1];

  // A month is not an ID: every project has the current month.
  const ofId = calls.filter((call) => codeOf(call) !== undefined && !call.path.includes('{month}'));

  describe.each(named(ofId))('%s', (_operationId, call) => {
    test('gives the same reply for an id of another account, of my other project and an unknown id, and changes nothing', async () => {
      const { me, mine, myOther, foreign } = await places();
      const before = [await readAudit(myOther.projectId), await readAudit(foreign.projectId)];
      // Calls without a project in their path can reach my other project.
      const wrong = isOfProject(call) ? [unknownPlace, foreign, myOther] : [unknownPlace, foreign];
      const [expected, ...others] = await Promise.all(
        wrong.map((place) => makeCall(call, { ...place, projectId: mine.projectId }, { as: me })),
      );
      expect(expected).toMatchObject({ status: 404, body: { error: { code: codeOf(call) } } });
      for (const reply of others) if (expected) expect(comparable(reply)).toEqual(comparable(expected));
      expect([await readAudit(myOther.projectId), await readAudit(foreign.projectId)]).toEqual(before);
    });
  });

  test('names every path parameter', () => {
    const parameters = new Set(calls.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
    expect([...parameters].toSorted()).toEqual(['projectId', ...Object.keys(codes)].toSorted());
  });
});

describe('bodies', () => {
  const writing = calls.filter(({ method }) => method !== 'GET');
  const send = (call: Call, body: string, headers: Record<string, string> = json) =>
    callApi(`${call.method} ${fillPath(call.path, unknownPlace)}`, { as: newUser(), headers, body: Buffer.from(body) });

  describe.each(named(writing))('%s', (_operationId, call) => {
    test('returns 413 for more than 64 KiB', async () => {
      expectError(await send(call, JSON.stringify({ name: 'x'.repeat(70_000) })), 'BODY_TOO_LARGE');
    });

    test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])('returns 415 for %s', async (type) => {
      expectError(await send(call, '{"name":"x"}', { 'content-type': type }), 'CONTENT_TYPE_UNSUPPORTED');
    });
  });

  describe.each(named(writing.filter(({ body }) => body !== undefined)))('%s', (operationId, call) => {
    test.each([
      ['malformed JSON', '{"name":'],
      ['an empty body', ''],
      ['a key that would reach the prototype', '{"__proto__":{"admin":true},"name":"A"}'],
    ])('returns 400 for %s', async (_case, body) => {
      expectError(await send(call, body), 'BODY_NOT_JSON');
    });

    test('returns 400 for an unknown field', async () => {
      const issues = issuesOf(await send(call, JSON.stringify({ ...validBodies[operationId], unknown: 1 })));
      expect(issues).toContainEqual(expect.objectContaining({ in: 'body', path: [] }));
    });
  });

  describe.each(named(writing.filter(({ body }) => body === undefined)))('%s', (_operationId, call) => {
    test('accepts a JSON content type without a body', async () => {
      const me = newUser();
      const { status } = await makeCall(call, await newPlace(me, 'owner'), { as: me, headers: json });
      expect([400, 415]).not.toContain(status);
    });
  });
});

describe('queries', () => {
  describe.each(named(calls))('%s', (operationId, call) => {
    test('returns 400 for an unknown parameter', async () => {
      const path = `${call.method} ${fillPath(call.path, unknownPlace)}?unknown=1&from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z`;
      const issues = issuesOf(await callApi(path, { as: newUser(), body: validBodies[operationId] }));
      expect(issues.some(({ message }) => message.includes('unknown'))).toBe(true);
    });
  });

  const ranged = calls.filter(({ query }) => 'from' in fieldsOf(query) && !('lastId' in fieldsOf(query)));

  test.each(named(ranged))('%s returns 400 without a range', async (_operationId, call) => {
    const reply = await callApi(`${call.method} ${fillPath(call.path, unknownPlace)}`, { as: newUser() });
    expect(issuesOf(reply)).toContainEqual(expect.objectContaining({ in: 'querystring', path: ['from'] }));
  });

  const paged = calls.filter(({ query }) => 'lastId' in fieldsOf(query));

  describe.each(named(paged))('%s', (_operationId, call) => {
    test.each(['0x10', '1e1', ' 5', '', '0', '101', '-1', '2.5', 'x'])('returns 400 for limit=%s', async (limit) => {
      const path = `GET ${fillPath(call.path, unknownPlace)}?limit=${encodeURIComponent(limit)}`;
      expect(issuesOf(await callApi(path, { as: newUser() }))).toMatchObject([{ in: 'querystring', path: ['limit'] }]);
    });

    test.each(['%20', '*', 'a%20b', 'pay_unknown'])('returns 400 for lastId=%s', async (lastId) => {
      const { me, mine } = await places();
      const path = `GET ${fillPath(call.path, mine)}?lastId=${lastId}`;
      expect(issuesOf(await callApi(path, { as: me }))).toMatchObject([{ in: 'querystring', path: ['lastId'] }]);
    });
  });
});

describe('idempotency keys', () => {
  describe.each(named(calls.filter(({ idempotencyKey }) => idempotencyKey !== undefined)))('%s', (_operationId, call) => {
    test.each(['', 'two words', 'x'.repeat(129)])('returns 400 for the key %j', async (key) => {
      const { me, mine } = await places();
      const reply = await makeCall(call, mine, { as: me, headers: { 'idempotency-key': key } });
      expect(issuesOf(reply)).toMatchObject([{ in: 'headers', path: ['idempotency-key'] }]);
    });
  });

  test.each(named(calls.filter(({ idempotencyKey }) => idempotencyKey === 'required')))(
    '%s returns 400 without a key',
    async (_id, call) => {
      const { me, mine } = await places();
      expectError(await makeCall(call, mine, { as: me, headers: {} }), 'VALIDATION_FAILED');
    },
  );
});
