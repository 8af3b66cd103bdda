import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

const onlyAddress = (name: string) => ({
  firstName: null,
  emailAddresses: [{ emailAddress: `${name}@example.com`, verified: true, primary: true }],
});

test('members come oldest first, with names for those who can be looked up and ids for the rest', async () => {
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

test('addresses of members are whole to those who manage members and to their owners, and masked to the rest', async () => {
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
