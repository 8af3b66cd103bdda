import { expect, test } from 'vitest';
import { api, callApi, expectError } from '../../test/api.ts';
import { newMember, newProject, newUser } from '../../test/fixtures.ts';
import { assertMayAssign } from './members.rules.ts';

const onlyAddress = (name: string) => ({
  firstName: null,
  emailAddresses: [{ emailAddress: `${name}@example.com`, verified: true, primary: true }],
});

test('lists members oldest first, with the id as name when a user cannot be looked up', async () => {
  const owner = newUser({ firstName: 'Grace' });
  const unreachable = newUser();
  api.directory.unreachable.add(unreachable);
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, unreachable, 'viewer');
  const { status, body } = await callApi(`GET /v1/projects/${projectId}/members`, { as: owner });
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { userId: owner, role: 'owner', user: { id: owner, displayName: 'Grace' } },
    { id: memberId, userId: unreachable, role: 'viewer', user: { displayName: unreachable } },
  ]);
});

test('shows whole addresses to member managers and to their owner, and masks them for others', async () => {
  const [owner, viewer] = [newUser(onlyAddress('grace.hopper')), newUser(onlyAddress('katherine'))];
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, viewer, 'viewer');
  const path = `/v1/projects/${projectId}/members`;
  const names = async (as: string) =>
    ((await callApi(`GET ${path}`, { as })).body as { user: { displayName: string } }[]).map(({ user }) => user.displayName);
  expect(await names(owner)).toEqual(['grace.hopper@example.com', 'katherine@example.com']);
  expect(await names(viewer)).toEqual(['gra…e.com', 'katherine@example.com']);
  expect((await callApi(`GET ${path}/${memberId}`, { as: owner })).body).toMatchObject({ user: { displayName: 'katherine@example.com' } });
});

test('returns 403 for an unknown role', async () => {
  const member = newUser();
  const projectId = await newProject(newUser());
  await newMember(projectId, member, 'auditor');
  expectError(await callApi(`GET /v1/projects/${projectId}/members`, { as: member }), 'ROLE_FORBIDS');
});

test('returns one member', async () => {
  const [owner, fellow] = [newUser(), newUser({ firstName: 'Linus' })];
  const projectId = await newProject(owner);
  const memberId = await newMember(projectId, fellow, 'developer');
  const reply = await callApi(`GET /v1/projects/${projectId}/members/${memberId}`, { as: owner });
  expect(reply).toMatchObject({ status: 200, body: { id: memberId, userId: fellow, role: 'developer', user: { displayName: 'Linus' } } });
});

test('allows only owners to add or remove owners', () => {
  for (const roles of [['owner'], ['owner', 'viewer'], ['viewer', 'owner']]) {
    expect(() => assertMayAssign('owner', ...roles)).not.toThrow();
    expect(() => assertMayAssign('admin', ...roles)).toThrow(expect.objectContaining({ code: 'ROLE_FORBIDS' }));
  }
  expect(() => assertMayAssign('admin', 'admin', 'viewer')).not.toThrow();
});
