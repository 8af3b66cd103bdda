import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

const emailOf = (userId: string): string => `${userId}@example.com`;

async function setUp() {
  const owner = newUser();
  const projectId = await newProject(owner);
  const invite = (who: object) => callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body: { ...who, role: 'viewer' } });
  return { projectId, invite };
}

test('who is a member is not invited, by id as little as by address', async () => {
  const { projectId, invite } = await setUp();
  const member = newUser();
  await newMember(projectId, member, 'viewer');
  for (const who of [{ userId: member }, { email: emailOf(member) }]) expectError(await invite(who), 'MEMBER_EXISTS');
});

test('a person is invited once, however many ask at the same time', async () => {
  const { invite } = await setUp();
  const fellow = newUser();
  for (const who of [{ userId: fellow }, { email: emailOf(fellow) }]) {
    const replies = await Promise.all(Array.from({ length: 4 }, () => invite(who)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    for (const reply of replies) if (reply.status === 409) expectError(reply, 'INVITATION_EXISTS');
  }
});
