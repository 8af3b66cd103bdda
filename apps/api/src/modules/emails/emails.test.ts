import { emails, users } from '@onepoint/database';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { invitationToken, unsubscribeToken } from '../../test/contract-calls.ts';
import { newInvitation, newMember, newProject, newUser } from '../../test/fixtures.ts';

const path = (projectId: string): string => `/v1/projects/${projectId}/emailPreferences`;
const list = async (projectId: string, as: string) =>
  (await callApi(`GET ${path(projectId)}`, { as })).body as { type: string; isEnabled: boolean; isEssential: boolean }[];
const enabled = async (projectId: string, as: string) =>
  (await list(projectId, as)).filter(({ isEnabled }) => isEnabled).map(({ type }) => type);

/** Newest first, without the members’ ids. */
const written = async (projectId: string) =>
  (await api.database.orm.select().from(emails).where(eq(emails.projectId, projectId)).orderBy(desc(emails.sequence))).map(
    ({ type, userId, address, message }) => ({ type, to: userId ?? address, kind: message.kind }),
  );

test('lists the types for a role, all turned on, and turns types off and on for one member', async () => {
  const [owner, admin, viewer] = [newUser(), newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, admin, 'admin');
  await newMember(projectId, viewer, 'viewer');
  const all = ['lowBalance', 'balanceCritical', 'spendLimit', 'paymentCredited', 'webhookFailed', 'memberChanges'];
  expect(await enabled(projectId, owner)).toEqual(all);
  expect(await list(projectId, viewer)).toEqual([]);
  const off = await callApi(`PATCH ${path(projectId)}`, { as: owner, body: { lowBalance: false, memberChanges: false } });
  expect(off.status).toBe(200);
  expect(await enabled(projectId, owner)).toEqual(['balanceCritical', 'spendLimit', 'paymentCredited', 'webhookFailed']);
  expect(await enabled(projectId, admin)).toEqual(all);
  await callApi(`PATCH ${path(projectId)}`, { as: owner, body: { lowBalance: true } });
  expect(await enabled(projectId, owner)).toEqual(all.slice(0, -1));
});

test('keeps essential emails on', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  expectError(await callApi(`PATCH ${path(projectId)}`, { as: owner, body: { paymentCredited: false } }), 'VALIDATION_FAILED');
  const essential = (await list(projectId, owner)).filter(({ isEssential }) => isEssential).map(({ type }) => type);
  expect(essential).toEqual(['balanceCritical', 'paymentCredited']);
});

test('unsubscribes with an email’s token, without a session, any number of times', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const body = { token: unsubscribeToken(projectId, owner) };
  for (let use = 0; use < 2; use += 1)
    expect(await callApi('POST /v1/emails/unsubscribe', { body })).toMatchObject({ status: 200, body: { type: 'spendLimit' } });
  expect(await enabled(projectId, owner)).not.toContain('spendLimit');
});

test('accepts one-click requests of mail clients', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const token = encodeURIComponent(unsubscribeToken(projectId, owner));
  const reply = await callApi(`POST /unsubscribe?token=${token}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(reply.status).toBe(200);
  expect(await enabled(projectId, owner)).not.toContain('spendLimit');
  expect((await callApi(`GET /unsubscribe?token=${token}`)).status).toBe(404);
});

test('rejects a token that was changed, truncated, or issued for another purpose', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const token = unsubscribeToken(projectId, owner);
  const invitationId = await newInvitation(projectId);
  for (const wrong of [token.slice(0, -1), `x${token}`, token.replace('spendLimit', 'lowBalance'), invitationToken(invitationId), 'x'])
    expectError(await callApi('POST /v1/emails/unsubscribe', { body: { token: wrong } }), 'EMAIL_LINK_INVALID');
  expectError(await callApi('POST /v1/invitationLinks/open', { body: { token } }), 'EMAIL_LINK_INVALID');
});

test('tells the member and the other managers of a new role and a removal, but not the member who made the change', async () => {
  const [owner, admin, member] = [newUser(), newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, admin, 'admin');
  const memberId = await newMember(projectId, member, 'viewer');
  await callApi(`PATCH /v1/projects/${projectId}/members/${memberId}`, { as: owner, body: { role: 'developer' } });
  expect(await written(projectId)).toEqual([
    { type: 'access', to: member, kind: 'yourRoleChanged' },
    { type: 'memberChanges', to: admin, kind: 'memberRoleChanged' },
  ]);
  await callApi(`DELETE /v1/projects/${projectId}/members/${memberId}`, { as: owner });
  expect((await written(projectId)).slice(0, 2)).toEqual([
    { type: 'access', to: member, kind: 'youWereRemoved' },
    { type: 'memberChanges', to: admin, kind: 'memberRemoved' },
  ]);
});

test('stores the language in which the dashboard was last used', async () => {
  const me = newUser();
  const languageOf = async () => {
    const [row] = await api.database.orm.select({ language: users.language }).from(users).where(eq(users.id, me));
    return row?.language;
  };
  await callApi('GET /v3/users/me', { as: me });
  expect(await languageOf()).toBeNull();
  await callApi('GET /v3/users/me', { as: me, headers: { 'accept-language': 'ja' } });
  expect(await languageOf()).toBe('ja');
  await callApi('GET /v3/users/me', { as: me, headers: { 'accept-language': 'pt-BR,pt;q=0.9' } });
  expect(await languageOf()).toBe('ja');
  await callApi('GET /v3/users/me', { as: me, headers: { 'accept-language': 'ko-KR,ko;q=0.9' } });
  expect(await languageOf()).toBe('ko');
});
