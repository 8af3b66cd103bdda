import { may, projectTokenRole, projectTokenScopes, roles, scopes, type Action, type Call, type Scope } from '@onepoint/api-contract';
import { buildOpenApiDocument } from '@onepoint/api-contract/openapi';
import { auditEntries } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { successStatus } from '../routing/define-route.ts';
import { api, callApi, expectError } from '../test/api.ts';
import { calls, fillPath, makeCall, named, newPlace, ownPlace, sharedPlace, unknownPlace, type Place } from '../test/contract-calls.ts';
import { newMember, newProject, newToken, newUser } from '../test/fixtures.ts';

const { pool } = api.database;

const isOfProject = ({ path }: Call): boolean => path.includes('{projectId}');
const needsRole = ({ access }: Call): boolean => access !== 'public' && access !== 'session';
const guarded = calls.filter(({ access }) => access !== 'public');
const accepting = guarded.filter(({ scope }) => scope !== null);

/** The action that renaming a project needs; other changes of `updateProject` need other actions. */
const actionOf = ({ operationId, access }: Call): Action => (operationId === 'updateProject' ? 'project:update' : (access as Action));

const others = (scope: Scope): Scope[] => scopes.filter((other) => other !== scope);

test('public calls declare no scope, and every other scope is used by a call', () => {
  for (const { access, scope } of calls) if (access === 'public') expect(scope).toBeNull();
  const used = calls.flatMap(({ scope, furtherScopes = [] }) => [scope, ...furtherScopes.map((further) => further.scope)]);
  expect([...new Set(used)].filter((scope) => scope !== null).toSorted()).toEqual(scopes.toSorted());
});

test('reading scopes change nothing', () => {
  for (const { operationId, method, scope } of accepting) {
    // Only asks the provider for a payment that it would report anyway.
    if (operationId === 'checkPayment') continue;
    expect([operationId, scope?.endsWith(':read')]).toEqual([operationId, method === 'GET']);
  }
});

describe.each(named(accepting))('%s with a personal token', (_operationId, call) => {
  const scope = call.scope as Scope;

  test.each([...roles, 'auditor'])('needs its scope and follows the table of roles for the role %s', async (role) => {
    const isForbidden = needsRole(call) && !may(role, actionOf(call));
    const { me, place } = isForbidden || call.method === 'GET' ? await sharedPlace(role) : await ownPlace(role);
    const [without, only] = await Promise.all([newToken(me, { scopes: others(scope) }), newToken(me, { scopes: [scope] })]);
    expect(expectError(await makeCall(call, place, { token: without.secret }), 'TOKEN_SCOPE_MISSING')).toEqual({ scope });
    const reply = await makeCall(call, place, { token: only.secret });
    if (isForbidden) expectError(reply, 'ROLE_FORBIDS');
    else if (call.operationId === 'findPayment' && !may(role, 'payment:read')) expectError(reply, 'PAYMENT_NOT_FOUND');
    else expect(reply.status).toBe(successStatus(call));
  });
});

describe.each(named(accepting.filter(needsRole)))('%s with a project token', (_operationId, call) => {
  const scope = call.scope as Scope;

  test('needs its scope and has the rights of an admin', async () => {
    const owner = newUser();
    const place = await newPlace(newUser(), 'viewer');
    const [without, only] = await Promise.all(
      [others(scope), [scope]].map((allowed) => newToken(owner, { projectId: place.projectId, scopes: allowed })),
    );
    expectError(await makeCall(call, place, { token: without?.secret }), 'TOKEN_SCOPE_MISSING');
    const reply = await makeCall(call, place, { token: only?.secret });
    if (may(projectTokenRole, actionOf(call))) expect(reply.status).toBe(successStatus(call));
    else expectError(reply, 'ROLE_FORBIDS');
  });

  test('treats every other project as unknown', async () => {
    const { me, place: other } = await sharedPlace('owner');
    const { secret: token } = await newToken(me, { projectId: await newProject(me) });
    for (const place of [other, unknownPlace]) expectError(await makeCall(call, place, { token }), 'PROJECT_NOT_FOUND');
  });
});

describe.each(named(guarded.filter((call) => call.scope === null || !needsRole(call))))('%s', (_operationId, call) => {
  test('rejects tokens that can’t make the call, even with all scopes', async () => {
    const { me, place } = await sharedPlace('owner');
    const project = await newToken(me, { projectId: place.projectId });
    expect(expectError(await makeCall(call, place, { token: project.secret }), 'TOKEN_NOT_ALLOWED')).toEqual({ kind: 'project' });
    if (call.scope !== null) return;
    const personal = await newToken(me);
    expect(expectError(await makeCall(call, place, { token: personal.secret }), 'TOKEN_NOT_ALLOWED')).toEqual({ kind: 'personal' });
  });
});

describe.each(named(guarded))('%s', (_operationId, call) => {
  const invalidPlace = Object.fromEntries(Object.keys(unknownPlace).map((name) => [name, '!'])) as unknown as Place;

  test('rejects expired and revoked tokens before anything else is checked', async () => {
    const past = new Date(Date.now() - 1_000);
    const cases = [
      ['TOKEN_EXPIRED', await newToken(newUser(), { expiresAt: past })],
      ['TOKEN_REVOKED', await newToken(newUser(), { revokedAt: past })],
    ] as const;
    for (const [code, { secret }] of cases) {
      const reply = await callApi(`${call.method} ${fillPath(call.path, invalidPlace)}?unknown=1`, { token: secret });
      expectError(reply, code);
      expect(reply.headers['www-authenticate']).toBe('Bearer');
    }
  });
});

describe.each(named(accepting.filter(isOfProject)))('%s with the token of a stranger', (_operationId, call) => {
  test('gives the same reply as for an unknown project', async () => {
    const { me, place: foreign } = await sharedPlace(null);
    const { secret: token } = await newToken(me);
    for (const place of [foreign, unknownPlace]) expectError(await makeCall(call, place, { token }), 'PROJECT_NOT_FOUND');
  });
});

describe('audit log', () => {
  const changing = accepting.filter((call) => call.method !== 'GET' && isOfProject(call) && call.operationId !== 'deleteProject');
  /** Calls whose audit entries, if any, are written by the service and not by the caller. */
  const silent = new Set(['checkPayment', 'testWebhook', 'redeliverWebhookDelivery']);

  test.each(named(changing.filter(({ operationId }) => !silent.has(operationId))))('names the token of %s', async (_id, call) => {
    const me = newUser();
    for (const kind of ['personal', 'project'] as const) {
      const place = await newPlace(me, 'owner');
      const target = { ...place, memberId: await newMember(place.projectId, newUser(), 'developer') };
      const { tokenId, secret } = await newToken(me, kind === 'project' ? { projectId: place.projectId } : {});
      const reply = await makeCall(call, target, { token: secret, headers: { 'idempotency-key': kind } });
      expect(reply.status).toBe(successStatus(call));
      const entries = await api.database.orm.select().from(auditEntries).where(eq(auditEntries.tokenId, tokenId));
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) expect(entry).toMatchObject({ tokenName: 'Test token', actorId: kind === 'project' ? null : me });
    }
  });
});

describe('a token that is revoked while the request waits', () => {
  test.each(['personal', 'project'] as const)('changes nothing: %s', async (kind) => {
    const me = newUser();
    const place = await newPlace(me, 'owner');
    const call = calls.find(({ operationId }) => operationId === 'rotateApiKey') as Call;
    const { tokenId, secret } = await newToken(me, kind === 'project' ? { projectId: place.projectId } : {});
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('select from projects where id = $1 for no key update', [place.projectId]);
      const reply = makeCall(call, place, { token: secret });
      await expect
        .poll(async () => {
          const { rows } = await pool.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
          return rows.length;
        })
        .toBe(1);
      await client.query('update api_tokens set revoked_at = now() where id = $1', [tokenId]);
      await client.query('commit');
      expectError(await reply, 'TOKEN_REVOKED');
    } finally {
      client.release(true);
    }
  });
});

describe('OpenAPI', () => {
  const { paths, components } = buildOpenApiDocument({ title: 'Test', serverUrl: 'https://example.com' });

  test.each(named(calls))('documents the ways to authenticate %s and its scopes', (_operationId, call) => {
    const operation = paths[call.path]?.[call.method.toLowerCase()];
    const security = operation?.['security'] as Record<string, string[]>[];
    const schemes = security.flatMap((scheme) => Object.keys(scheme));
    for (const name of schemes) expect(components.securitySchemes).toHaveProperty(name);
    const expected =
      call.access === 'public'
        ? []
        : ['session', ...(call.scope === null ? [] : ['personalToken', ...(needsRole(call) ? ['projectToken'] : [])])];
    expect(schemes).toEqual(expected);
    if (call.scope === null) expect(operation).not.toHaveProperty('x-required-scopes');
    else expect(operation?.['x-required-scopes']).toEqual([{ scope: call.scope }, ...(call.furtherScopes ?? [])]);
  });
});

test('project tokens can’t have the scopes of calls that they can’t make', () => {
  const useless = scopes.filter((scope) =>
    accepting.filter((call) => call.scope === scope).every((call) => !needsRole(call) || !may(projectTokenRole, actionOf(call))),
  );
  expect(scopes.filter((scope) => !projectTokenScopes.includes(scope))).toEqual(useless);
});
