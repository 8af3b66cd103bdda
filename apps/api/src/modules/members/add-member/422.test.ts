import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';
import { membersMax } from '../members-max.ts';

test('concurrent additions stop exactly at the limit', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  await Promise.all(Array.from({ length: membersMax - 2 }, () => newMember(projectId, newUser(), 'viewer')));
  const add = () => callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body: { userId: newUser(), role: 'viewer' } });
  const replies = await Promise.all([add(), add(), add()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  for (const reply of replies) if (reply.status === 422) expect(expectError(reply, 'LIMIT_REACHED')).toEqual({ limit: membersMax });
});
