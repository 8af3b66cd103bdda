import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('the reply names who is invited, and the log says who did it', async () => {
  const [owner, fellow] = [newUser(), newUser()];
  const projectId = await newProject(owner);
  const reply = await callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body: { userId: fellow, role: 'admin' } });
  expect(reply).toMatchObject({ status: 201, body: { userId: fellow, email: null, role: 'admin', invitedBy: { id: owner } } });
  expect(await readAudit(projectId)).toEqual([
    {
      action: 'invitation.create',
      actorId: owner,
      subjectId: (reply.body as { id: string }).id,
      subjectName: fellow,
      changes: [{ field: 'role', before: null, after: 'admin' }],
    },
  ]);
});

test('an address is invited while the identity service is out of reach', async () => {
  const owner = newUser();
  const projectId = await newProject(owner);
  await callApi('GET /v3/users/me', { as: owner });
  api.directory.unreachable.add(owner);
  const body = { email: 'anybody@example.com', role: 'viewer' };
  expect((await callApi(`POST /v1/projects/${projectId}/members`, { as: owner, body })).status).toBe(201);
});
