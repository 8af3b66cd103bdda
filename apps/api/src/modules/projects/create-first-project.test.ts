import { firstProjectSchema, type FirstProject } from '@onepoint/api-contract';
import { apiKeys, hashApiKeySecret } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newInvitation, newMember, newProject, newUser } from '../../test/fixtures.ts';

const nothing: FirstProject = { project: null, apiKey: null, secret: null };

async function createFirst(as: string, body: object = {}): Promise<FirstProject> {
  const reply = await callApi('POST /v1/firstProject', { as, body });
  expect(reply.status).toBe(200);
  return firstProjectSchema.parse(reply.body);
}

const listProjects = async (as: string) => (await callApi('GET /v1/projects', { as })).body;

describe('a new user', () => {
  test('gets a project and an API key, whose secret is returned once and stored only as a hash', async () => {
    const me = newUser();
    const { project, apiKey, secret } = await createFirst(me);
    expect(project).toMatchObject({ name: 'Default', role: 'owner', usageCommitment: 'FREE', balance: 0 });
    expect(apiKey).toMatchObject({ name: 'Default', status: 'active', lastUsedAt: null, secretShownTo: [me] });
    expect(secret).toMatch(/^op_[0-9A-Za-z]{40}$/);
    expect(await listProjects(me)).toEqual([project]);

    const rows = await api.database.orm
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.projectId, project?.id ?? ''));
    expect(rows).toMatchObject([{ id: apiKey?.id, secretHash: hashApiKeySecret(secret ?? '') }]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await createFirst(me)).toEqual({ project, apiKey, secret: null });
  });

  test('finds the same entries in the audit log as after creating both by hand', async () => {
    const me = newUser();
    const { project, apiKey } = await createFirst(me);
    expect(await readAudit(project?.id ?? '')).toMatchObject([
      { action: 'project.create', actorId: me, subjectId: project?.id, subjectName: 'Default' },
      { action: 'apiKey.create', actorId: me, subjectId: apiKey?.id, subjectName: 'Default' },
    ]);
  });

  test('gets one project from concurrent calls, and one of them the secret', async () => {
    const me = newUser();
    const replies = await Promise.all(Array.from({ length: 6 }, () => createFirst(me)));
    expect(await listProjects(me)).toHaveLength(1);
    expect(new Set(replies.map(({ project }) => project?.id)).size).toBe(1);
    expect(new Set(replies.map(({ apiKey }) => apiKey?.id)).size).toBe(1);
    expect(replies.filter(({ secret }) => secret !== null)).toHaveLength(1);
  });

  test('never gets a second one while creating a project by hand', async () => {
    const me = newUser();
    const [, created] = await Promise.all([createFirst(me), callApi('POST /v1/projects', { as: me, body: { name: 'By hand' } })]);
    expect(created.status).toBe(201);
    const names = ((await listProjects(me)) as { name: string }[]).map(({ name }) => name);
    expect(names.filter((name) => name === 'Default').length).toBeLessThanOrEqual(1);
    expect(names).toContain('By hand');
  });

  test('is counted for the referral link they followed', async () => {
    const [giver, me] = [newUser(), newUser()];
    const path = `/v1/projects/${await newProject(giver)}/referrals`;
    const { code } = (await callApi(`GET ${path}`, { as: giver })).body as { code: string };
    await createFirst(me, { referralCode: code });
    expect((await callApi(`GET ${path}`, { as: giver })).body).toMatchObject({ signUps: 1 });
  });
});

describe('creates nothing', () => {
  test('for a user with an open invitation, until it is declined', async () => {
    const me = newUser();
    const invitationId = await newInvitation(await newProject(newUser()), { email: `${me}@example.com`.toLowerCase() });
    expect(await createFirst(me)).toEqual(nothing);
    expect(await listProjects(me)).toEqual([]);
    await callApi(`POST /v1/invitations/${invitationId}/decline`, { as: me });
    expect(await createFirst(me)).toMatchObject({ project: { name: 'Default' }, secret: expect.any(String) });
  });

  test('for a member of another user’s project', async () => {
    const me = newUser();
    const projectId = await newProject(newUser());
    await newMember(projectId, me, 'developer');
    expect(await createFirst(me)).toEqual(nothing);
    expect(await listProjects(me)).toMatchObject([{ id: projectId }]);
  });

  test('for a user who accepted an invitation, also after they left the project', async () => {
    const me = newUser();
    const projectId = await newProject(newUser());
    const invitationId = await newInvitation(projectId, { email: `${me}@example.com`.toLowerCase() });
    await callApi(`POST /v1/invitations/${invitationId}/accept`, { as: me });
    expect(await createFirst(me)).toEqual(nothing);
    const list = (await callApi(`GET /v1/projects/${projectId}/members`, { as: me })).body as { id: string; userId: string }[];
    const mine = list.find(({ userId }) => userId === me);
    expect((await callApi(`DELETE /v1/projects/${projectId}/members/${mine?.id}`, { as: me })).status).toBe(204);
    expect(await createFirst(me)).toEqual(nothing);
    expect(await listProjects(me)).toEqual([]);
  });

  test('for a user who created a project by hand, and returns that one', async () => {
    const me = newUser();
    const projectId = await newProject(me);
    expect(await createFirst(me)).toMatchObject({ project: { id: projectId }, apiKey: null, secret: null });
  });

  test('for a user who deleted their first project', async () => {
    const me = newUser();
    const { project } = await createFirst(me);
    expect((await callApi(`DELETE /v1/projects/${project?.id}`, { as: me })).status).toBe(204);
    expect(await createFirst(me)).toEqual(nothing);
    expect(await listProjects(me)).toEqual([]);
  });
});

test('rejects an unknown field', async () => {
  expectError(await callApi('POST /v1/firstProject', { as: newUser(), body: { name: 'Mine' } }), 'VALIDATION_FAILED');
});

test('does not compress the reply, which contains a secret', async () => {
  const reply = await callApi('POST /v1/firstProject', { as: newUser(), body: {}, headers: { 'accept-encoding': 'gzip' } });
  expect(reply.headers).not.toHaveProperty('content-encoding');
});
