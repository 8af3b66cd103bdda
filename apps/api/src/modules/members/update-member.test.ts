import { expect, test } from 'vitest';
import { callApi, expectError } from '../../test/api.ts';
import { readAudit } from '../../test/audit-and-ledger.ts';
import { newMember, newProject, newUser } from '../../test/fixtures.ts';

test('applies a role from the next call on and writes it to the audit log', async () => {
  const [owner, fellow] = [newUser(), newUser({ firstName: 'Grace' })];
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, fellow, 'developer');
  const create = () => callApi(`POST /v1/projects/${projectId}/apiKeys`, { as: fellow, body: { name: 'A' } });
  expect((await create()).status).toBe(201);
  const reply = await callApi(`PATCH /v1/projects/${projectId}/members/${memberId}`, { as: owner, body: { role: 'viewer' } });
  expect(reply).toMatchObject({ status: 200, body: { id: memberId, role: 'viewer', user: { displayName: 'Grace' } } });
  expect((await create()).status).toBe(403);
  expect((await readAudit(projectId)).at(-1)).toEqual({
    action: 'member.changeRole',
    actorId: owner,
    subjectId: memberId,
    subjectName: 'Grace',
    changes: [{ field: 'role', before: 'developer', after: 'viewer' }],
  });
});

test('changes nothing when the member already has the role', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, newUser(), 'viewer');
  const reply = await callApi(`PATCH /v1/projects/${projectId}/members/${memberId}`, { as: owner, body: { role: 'viewer' } });
  expect(reply).toMatchObject({ status: 200, body: { role: 'viewer' } });
  expect(await readAudit(projectId)).toEqual([]);
});

test.each([{}, { role: 'root' }, { role: null }, { role: 'viewer', userId: 'user_1' }])('returns 400 for %j', async (body) => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, newUser(), 'viewer');
  expectError(await callApi(`PATCH /v1/projects/${projectId}/members/${memberId}`, { as: owner, body }), 'VALIDATION_FAILED');
});

test('returns 403 for an admin who makes or demotes an owner', async () => {
  const [owner, admin, second] = [newUser(), newUser(), newUser()];
  const projectId = await newProject(owner);
  const adminMember = await newMember(projectId, admin, 'admin');
  const secondMember = await newMember(projectId, second, 'owner');
  const change = (memberId: string, role: string) =>
    callApi(`PATCH /v1/projects/${projectId}/members/${memberId}`, { as: admin, body: { role } });
  for (const reply of [await change(adminMember, 'owner'), await change(secondMember, 'viewer')]) {
    expect(expectError(reply, 'ROLE_FORBIDS')).toEqual({ role: 'admin', action: 'owner:manage' });
  }
});

test('keeps one of two owners who demote each other at the same time', async () => {
  const [first, second] = [newUser(), newUser()];
  const projectId = await newProject(first);
  const secondMember = await newMember(projectId, second, 'owner');
  const path = `/v1/projects/${projectId}/members`;
  const list = (await callApi(`GET ${path}`, { as: first })).body as { id: string; userId: string }[];
  const firstMember = list.find(({ userId }) => userId === first)?.id ?? '';
  const demote = (as: string, memberId: string) => callApi(`PATCH ${path}/${memberId}`, { as, body: { role: 'admin' } });
  await Promise.all([demote(first, secondMember), demote(second, firstMember)]);
  const roles = ((await callApi(`GET ${path}`, { as: first })).body as { role: string }[]).map(({ role }) => role);
  expect(roles.toSorted()).toEqual(['admin', 'owner']);
});

test('returns 409 for the last owner', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const [me] = (await callApi(`GET /v1/projects/${projectId}/members`, { as: owner })).body as { id: string }[];
  const reply = await callApi(`PATCH /v1/projects/${projectId}/members/${me?.id}`, { as: owner, body: { role: 'admin' } });
  expectError(reply, 'LAST_OWNER');
});
