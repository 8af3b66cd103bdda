import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('an application waits, as it was written, and the audit log says who sent it', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const path = `/v1/projects/${projectId}/partnership`;
  const body = { company: ' Example Labs ', website: 'https://example.com', message: 'We teach 2,000 developers a year.' };
  const reply = await callApi(`POST ${path}`, { as: me, body });
  expect(reply).toMatchObject({
    status: 201,
    body: { status: 'submitted', shareBasisPoints: 2_000, application: { ...body, company: 'Example Labs', decidedAt: null } },
  });
  expect((await callApi(`GET ${path}`, { as: me })).body).toEqual(reply.body);
  expect(await readAudit(projectId)).toMatchObject([
    { action: 'partnership.apply', actorId: me, subjectName: 'Example Labs', changes: [] },
  ]);
});
