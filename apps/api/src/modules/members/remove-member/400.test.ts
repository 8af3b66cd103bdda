import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test.each(['apiKeys=delete', 'apiKeys=', 'keys=keep'])('%s says nothing that can be done, and nobody is removed', async (query) => {
  const owner = newUser();
  const projectId = await newProject(owner);
  const path = `/v1/projects/${projectId}/members/${await newMember(projectId, newUser(), 'viewer')}`;
  expectError(await callApi(`DELETE ${path}?${query}`, { as: owner }), 'VALIDATION_FAILED');
  expect((await callApi(`GET ${path}`, { as: owner })).status).toBe(200);
});
