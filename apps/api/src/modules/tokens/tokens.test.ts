import { tokensMax, type CreatedToken, type Token } from '@onepoint/api-contract';
import { apiTokens } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newApiKey, newMember, newProject, newToken, newUser, setProject } from '../../test/fixtures.ts';

const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
const { orm } = api.database;

test('shows the secret of a personal token once, and stores only its hash', async () => {
  const me = newUser({ firstName: 'Grace' });
  const body = { name: 'CI', scopes: ['keys:read', 'keys:write'], expiresAt: inDays(90) };
  const created = await callApi('POST /v1/tokens', { as: me, body });
  expect(created.status).toBe(201);
  const { secret, ...token } = created.body as CreatedToken;
  expect(secret).toMatch(/^op_pat_[0-9A-Za-z]{36}$/);
  expect(token).toMatchObject({ ...body, last4: secret.slice(-4), lastUsedAt: null, createdBy: { id: me, displayName: 'Grace' } });
  expect((await callApi('GET /v1/tokens', { as: me })).body).toEqual([token]);
  const rows = await orm.select().from(apiTokens).where(eq(apiTokens.id, token.id));
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect((await callApi('GET /v1/tokens', { as: newUser() })).body).toEqual([]);
});

test('works in all projects of the user, with the user’s role there', async () => {
  const me = newUser();
  const [mine, theirs] = [await newProject(me), await newProject(newUser())];
  await newMember(theirs, me, 'viewer');
  const { secret: token } = await newToken(me);
  expect((await callApi(`POST /v1/projects/${mine}/apiKeys`, { token, body: { name: 'A' } })).status).toBe(201);
  expectError(await callApi(`POST /v1/projects/${theirs}/apiKeys`, { token, body: { name: 'A' } }), 'ROLE_FORBIDS');
  expect((await callApi('GET /v1/projects', { token })).body).toHaveLength(2);
});

test('loses access when the membership ends', async () => {
  const [owner, member] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, member, 'admin');
  const { secret: token } = await newToken(member);
  const path = `GET /v1/projects/${projectId}/apiKeys`;
  expect((await callApi(path, { token })).status).toBe(200);
  await callApi(`DELETE /v1/projects/${projectId}/members/${memberId}`, { as: owner });
  expectError(await callApi(path, { token }), 'PROJECT_NOT_FOUND');
});

test('revokes a personal token immediately, and only once', async () => {
  const me = newUser();
  const { tokenId, secret: token } = await newToken(me);
  expect((await callApi('GET /v1/projects', { token })).status).toBe(200);
  expectError(await callApi(`DELETE /v1/tokens/${tokenId}`, { as: newUser() }), 'TOKEN_NOT_FOUND');
  expect((await callApi(`DELETE /v1/tokens/${tokenId}`, { as: me })).status).toBe(204);
  expectError(await callApi('GET /v1/projects', { token }), 'TOKEN_REVOKED');
  expect((await callApi('GET /v1/tokens', { as: me })).body).toEqual([]);
  expectError(await callApi(`DELETE /v1/tokens/${tokenId}`, { as: me }), 'TOKEN_NOT_FOUND');
});

test('creates, lists and revokes a project token, and writes it to the audit log', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const path = `/v1/projects/${projectId}/tokens`;
  const expiresAt = inDays(30);
  const created = await callApi(`POST ${path}`, { as: owner, body: { name: 'Deploy', scopes: ['keys:write'], expiresAt } });
  expect(created.status).toBe(201);
  const { secret, id } = created.body as CreatedToken;
  expect(secret).toMatch(/^op_prj_[0-9A-Za-z]{36}$/);
  const { apiKeyId } = await newApiKey(projectId);
  const rotate = () =>
    callApi(`POST /v1/projects/${projectId}/apiKeys/${apiKeyId}/rotate`, { token: secret, body: { gracePeriodInSecs: 60 } });
  expect((await rotate()).status).toBe(200);
  const [listed] = (await callApi(`GET ${path}`, { as: owner })).body as Token[];
  expect(listed).toMatchObject({ id, name: 'Deploy', lastUsedAt: expect.any(String) });
  expect((await callApi(`DELETE ${path}/${id}`, { as: owner })).status).toBe(204);
  expectError(await rotate(), 'TOKEN_REVOKED');
  const log = await readAudit(projectId);
  expect(log.map(({ action, actorId }) => ({ action, actorId }))).toEqual([
    { action: 'token.create', actorId: owner },
    { action: 'apiKey.rotate', actorId: null },
    { action: 'token.revoke', actorId: owner },
  ]);
  expect(log[0]).toMatchObject({
    subjectName: 'Deploy',
    changes: [
      { field: 'scopes', before: null, after: ['keys:write'] },
      { field: 'expiresAt', before: null, after: expiresAt },
    ],
  });
  const entries = await callApi(`GET /v1/projects/${projectId}/auditEntries?action=apiKey.rotate`, { as: owner });
  expect(entries.body).toMatchObject({ data: [{ actor: null, token: { id, name: 'Deploy' } }] });
});

test('deleting a project revokes its tokens', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const { tokenId, secret: token } = await newToken(owner, { projectId });
  expect((await callApi(`DELETE /v1/projects/${projectId}`, { as: owner })).status).toBe(204);
  expectError(await callApi(`GET /v1/projects/${projectId}`, { token }), 'TOKEN_REVOKED');
  const [row] = await orm.select().from(apiTokens).where(eq(apiTokens.id, tokenId));
  expect(row?.revokedAt).toBeInstanceOf(Date);
});

test('a token of a project that was marked as deleted is revoked', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const { secret: token } = await newToken(owner, { projectId });
  await setProject(projectId, { deletedAt: new Date() });
  expectError(await callApi(`GET /v1/projects/${projectId}`, { token }), 'TOKEN_REVOKED');
});

test.each([
  ['', 'TOKEN_REVOKED'],
  ['?apiKeys=keep', null],
] as const)('removing a member with %j revokes the project tokens they created, unless keys are kept', async (query, code) => {
  const [owner, admin] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, admin, 'admin');
  const { secret: token } = await newToken(admin, { projectId });
  const { secret: another } = await newToken(owner, { projectId });
  await callApi(`DELETE /v1/projects/${projectId}/members/${memberId}${query}`, { as: owner });
  const reply = await callApi(`GET /v1/projects/${projectId}`, { token });
  if (code === null) expect(reply.status).toBe(200);
  else expectError(reply, code);
  expect((await callApi(`GET /v1/projects/${projectId}`, { token: another })).status).toBe(200);
});

test('a project token can’t remove an owner, not even the one who created it', async () => {
  const [owner, second] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, second, 'owner');
  const { secret: token } = await newToken(second, { projectId });
  expectError(await callApi(`DELETE /v1/projects/${projectId}/members/${memberId}`, { token }), 'ROLE_FORBIDS');
});

test('changing plans and limits also requires a billing scope', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 1_000 });
  const { secret: token } = await newToken(me, { scopes: ['projects:write'] });
  const patch = (body: object, secret = token) => callApi(`PATCH /v1/projects/${projectId}`, { token: secret, body });
  expect((await patch({ name: 'B' })).status).toBe(200);
  for (const body of [{ nextUsageCommitment: 'PAYG' }, { spendLimit: { amount: 100 } }, { alerts: { lowBalance: 100 } }]) {
    expect(expectError(await patch(body), 'TOKEN_SCOPE_MISSING')).toEqual({ scope: 'billing:write' });
    const { secret } = await newToken(me, { scopes: ['projects:write', 'billing:write'] });
    expect((await patch(body, secret)).status).toBe(200);
  }
});

test('records the last use at most once per minute', async () => {
  const me = newUser();
  const { tokenId, secret: token } = await newToken(me);
  const use = async (): Promise<Date | null | undefined> => {
    await callApi('GET /v1/projects', { token });
    const [row] = await orm.select().from(apiTokens).where(eq(apiTokens.id, tokenId));
    return row?.lastUsedAt;
  };
  const first = await use();
  expect(first).toBeInstanceOf(Date);
  expect(await use()).toEqual(first);
  await orm
    .update(apiTokens)
    .set({ lastUsedAt: new Date(Date.now() - 61_000) })
    .where(eq(apiTokens.id, tokenId));
  expect((await use())?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? Infinity);
});

test('returns LIMIT_REACHED beyond the maximum, for users and projects', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  for (const path of ['/v1/tokens', `/v1/projects/${projectId}/tokens`]) {
    const owner = path === '/v1/tokens' ? {} : { projectId };
    await Promise.all(Array.from({ length: tokensMax - 1 }, () => newToken(me, owner)));
    const create = () => callApi(`POST ${path}`, { as: me, body: { name: 'A', scopes: ['keys:read'], expiresAt: inDays(1) } });
    const replies = await Promise.all([create(), create()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expectError(await create(), 'LIMIT_REACHED');
  }
});

test.each([
  ['an expiration in the past', { expiresAt: inDays(-1) }],
  ['an expiration after more than a year', { expiresAt: inDays(367) }],
  ['no scopes', { scopes: [] }],
  ['an unknown scope', { scopes: ['keys:everything'] }],
  ['a repeated scope', { scopes: ['keys:read', 'keys:read'] }],
  ['no expiration', { expiresAt: undefined }],
])('returns 400 for %s', async (_case, fields) => {
  const body = { name: 'A', scopes: ['keys:read'], expiresAt: inDays(1), ...fields };
  expectError(await callApi('POST /v1/tokens', { as: newUser(), body }), 'VALIDATION_FAILED');
});

test('returns 400 for a scope that project tokens can’t have', async () => {
  const me = newUser();
  const body = { name: 'A', scopes: ['projects:delete'], expiresAt: inDays(1) };
  expectError(await callApi(`POST /v1/projects/${await newProject(me)}/tokens`, { as: me, body }), 'VALIDATION_FAILED');
});

test('public calls accept a token, and ignore one that is invalid', async () => {
  const { secret: token } = await newToken(newUser());
  const { secret: expired } = await newToken(newUser(), { expiresAt: new Date(0) });
  for (const secret of [token, expired]) expect((await callApi('GET /v1/chains', { token: secret })).status).toBe(200);
});
