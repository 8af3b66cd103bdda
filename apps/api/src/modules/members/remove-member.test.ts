import { apiKeySchema } from '@onepoint/api-contract';
import { describe, expect, test } from 'vitest';
import { array } from 'zod/mini';
import { callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newMember, newProject, newUser, newApiKey } from '../../test/fixtures.ts';

describe('remove', () => {
  test('removes access immediately and writes it to the audit log', async () => {
    const [owner, fellow] = [newUser(), newUser({ firstName: 'Grace' })];
    const projectId = await newProject(owner);
    const memberId = await newMember(projectId, fellow, 'developer');
    const reply = await callApi(`DELETE /v1/projects/${projectId}/members/${memberId}`, { as: owner });
    expect(reply).toMatchObject({ status: 204, body: null });
    expectError(await callApi(`GET /v1/projects/${projectId}`, { as: fellow }), 'PROJECT_NOT_FOUND');
    expect((await callApi('GET /v1/projects', { as: fellow })).body).toEqual([]);
    expect(await readAudit(projectId)).toMatchObject([
      { action: 'member.remove', actorId: owner, subjectName: 'Grace', changes: [{ field: 'role', before: 'developer', after: null }] },
    ]);
  });

  test('lets every member leave, and an owner while another owner stays', async () => {
    const [owner, viewer] = [newUser(), newUser()];
    const projectId = await newProject(newUser());
    for (const [userId, role] of [
      [owner, 'owner'],
      [viewer, 'viewer'],
    ] as const) {
      const memberId = await newMember(projectId, userId, role);
      expect((await callApi(`DELETE /v1/projects/${projectId}/members/${memberId}`, { as: userId })).status).toBe(204);
    }
    expect((await readAudit(projectId)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['member.leave', owner],
      ['member.leave', viewer],
    ]);
  });
});

describe('validation', () => {
  test.each(['apiKeys=delete', 'apiKeys=', 'keys=keep'])('returns 400 for %s and removes no member', async (query) => {
    const owner = newUser();
    const projectId = await newProject(owner);
    const path = `/v1/projects/${projectId}/members/${await newMember(projectId, newUser(), 'viewer')}`;
    expectError(await callApi(`DELETE ${path}?${query}`, { as: owner }), 'VALIDATION_FAILED');
    expect((await callApi(`GET ${path}`, { as: owner })).status).toBe(200);
  });
});

describe('roles', () => {
  test('returns 403 for a developer who removes a viewer and for an admin who removes an owner', async () => {
    const [developer, admin] = [newUser(), newUser()];
    const projectId = await newProject(newUser());
    await newMember(projectId, developer, 'developer');
    await newMember(projectId, admin, 'admin');
    const viewerMember = await newMember(projectId, newUser(), 'viewer');
    const ownerMember = await newMember(projectId, newUser(), 'owner');
    const remove = (as: string, memberId: string) => callApi(`DELETE /v1/projects/${projectId}/members/${memberId}`, { as });
    expect(expectError(await remove(developer, viewerMember), 'ROLE_FORBIDS')).toEqual({ role: 'developer', action: 'member:manage' });
    expect(expectError(await remove(admin, ownerMember), 'ROLE_FORBIDS')).toEqual({ role: 'admin', action: 'owner:manage' });
    expect((await remove(admin, viewerMember)).status).toBe(204);
  });
});

describe('not found', () => {
  test('returns 404 for a member who was removed before', async () => {
    const owner = newUser();
    const projectId = await newProject(owner);
    const path = `DELETE /v1/projects/${projectId}/members/${await newMember(projectId, newUser(), 'viewer')}`;
    expect((await callApi(path, { as: owner })).status).toBe(204);
    expectError(await callApi(path, { as: owner }), 'MEMBER_NOT_FOUND');
  });
});

describe('conflicts', () => {
  test('keeps one of two owners who leave at the same time', async () => {
    const [first, second, witness] = [newUser(), newUser(), newUser()];
    const projectId = await newProject(first);
    await newMember(projectId, second, 'owner');
    await newMember(projectId, witness, 'viewer');
    const path = `/v1/projects/${projectId}/members`;
    const list = (await callApi(`GET ${path}`, { as: witness })).body as { id: string; userId: string; role: string }[];
    const owners = list.filter(({ role }) => role === 'owner');
    const replies = await Promise.all(owners.map(({ id, userId }) => callApi(`DELETE ${path}/${id}`, { as: userId })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    for (const reply of replies) if (reply.status === 409) expectError(reply, 'LAST_OWNER');
  });
});

describe('API keys', () => {
  async function setUp() {
    const [owner, fellow] = [newUser(), newUser()];
    const projectId = await newProject(owner);
    const memberPath = `/v1/projects/${projectId}/members/${await newMember(projectId, fellow, 'developer')}`;
    const create = (as: string, name: string) => callApi(`POST /v1/projects/${projectId}/apiKeys`, { as, body: { name } });
    const statuses = async () => {
      const reply = await callApi(`GET /v1/projects/${projectId}/apiKeys`, { as: owner });
      return Object.fromEntries(
        array(apiKeySchema)
          .parse(reply.body)
          .map(({ name, status }) => [name, status]),
      );
    };
    return { owner, fellow, projectId, memberPath, create, statuses };
  }

  test('pauses the keys that the member created and writes each to the audit log', async () => {
    const { owner, fellow, projectId, memberPath, create, statuses } = await setUp();
    await create(fellow, 'Theirs');
    await create(owner, 'Mine');
    await newApiKey(projectId, 'Of old');
    expect((await callApi(`DELETE ${memberPath}`, { as: owner })).status).toBe(204);
    expect(await statuses()).toEqual({ Theirs: 'paused', Mine: 'active', 'Of old': 'active' });
    const pauses = (await readAudit(projectId)).filter(({ action }) => action === 'apiKey.pause');
    expect(pauses).toMatchObject([
      { actorId: owner, subjectName: 'Theirs', changes: [{ field: 'status', before: 'active', after: 'paused' }] },
    ]);
  });

  test('pauses keys by who last saw their secret, also when a member leaves', async () => {
    const { owner, fellow, projectId, memberPath, statuses } = await setUp();
    const rotate = async (name: string, shownTo: string, as: string) => {
      const { apiKeyId } = await newApiKey(projectId, name, shownTo);
      await callApi(`POST /v1/projects/${projectId}/apiKeys/${apiKeyId}/rotate`, { as, body: { gracePeriodInSecs: 0 } });
    };
    await rotate('Taken over', owner, fellow);
    await rotate('Handed back', fellow, owner);
    expect((await callApi(`DELETE ${memberPath}?apiKeys=pause`, { as: fellow })).status).toBe(204);
    expect(await statuses()).toEqual({ 'Taken over': 'paused', 'Handed back': 'active' });
  });

  test('keeps keys active with apiKeys=keep', async () => {
    const { owner, fellow, projectId, memberPath, create, statuses } = await setUp();
    await create(fellow, 'Theirs');
    expect((await callApi(`DELETE ${memberPath}?apiKeys=keep`, { as: owner })).status).toBe(204);
    expect(await statuses()).toEqual({ Theirs: 'active' });
    expect((await readAudit(projectId)).map(({ action }) => action)).not.toContain('apiKey.pause');
  });

  test('pauses nothing when the removal is refused', async () => {
    const { owner, projectId, create, statuses } = await setUp();
    await create(owner, 'Mine');
    const members = (await callApi(`GET /v1/projects/${projectId}/members`, { as: owner })).body as { id: string; userId: string }[];
    const me = members.find(({ userId }) => userId === owner)?.id ?? '';
    expectError(await callApi(`DELETE /v1/projects/${projectId}/members/${me}`, { as: owner }), 'LAST_OWNER');
    expect(await statuses()).toEqual({ Mine: 'active' });
  });
});

describe('invitations', () => {
  const emailOf = (userId: string): string => `${userId}@example.com`.toLowerCase();

  async function setUp() {
    const [owner, inviter, invited] = [newUser(), newUser(), newUser()];
    const projectId = await newProject(owner);
    const memberPath = `/v1/projects/${projectId}/members/${await newMember(projectId, inviter, 'admin')}`;
    const path = `/v1/projects/${projectId}/invitations`;
    const invite = async (as: string, email: string, role = 'admin') =>
      ((await callApi(`POST ${path}`, { as, body: { email, role } })).body as { id: string }).id;
    const open = async () => ((await callApi(`GET ${path}`, { as: owner })).body as { email: string }[]).map(({ email }) => email);
    const accept = (invitationId: string) => callApi(`POST /v1/invitations/${invitationId}/accept`, { as: invited });
    return { owner, inviter, invited, projectId, memberPath, invite, open, accept };
  }

  test('revokes invitations made by the removed member and writes each to the audit log', async () => {
    const { owner, inviter, invited, projectId, memberPath, invite, open, accept } = await setUp();
    const invitationId = await invite(inviter, emailOf(invited));
    await invite(owner, 'kept@example.com');
    expect((await callApi(`DELETE ${memberPath}`, { as: owner })).status).toBe(204);
    expectError(await accept(invitationId), 'INVITATION_NOT_FOUND');
    expect(await open()).toEqual(['kept@example.com']);
    const revoked = (await readAudit(projectId)).filter(({ action }) => action === 'invitation.revoke');
    expect(revoked).toMatchObject([{ actorId: owner, subjectName: emailOf(invited) }]);
  });

  test('revokes invitations that a member with a lower role could no longer make', async () => {
    const { owner, inviter, invited, memberPath, invite, open, accept } = await setUp();
    const setRole = (role: string) => callApi(`PATCH ${memberPath}`, { as: owner, body: { role } });
    await setRole('owner');
    await invite(inviter, 'owner@example.com', 'owner');
    const invitationId = await invite(inviter, emailOf(invited));
    await setRole('admin');
    expect(await open()).toEqual([emailOf(invited)]);
    await setRole('developer');
    expect(await open()).toEqual([]);
    expectError(await accept(invitationId), 'INVITATION_NOT_FOUND');
  });
});
