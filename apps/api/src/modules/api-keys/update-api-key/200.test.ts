import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';

test('a key is renamed, paused and resumed; what is not sent stays', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId, 'Before');
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}`;
  const patch = (body: unknown) => callApi(`PATCH ${path}`, { as: me, body });
  expect(await patch({ name: ' After ' })).toMatchObject({ status: 200, body: { name: 'After', status: 'active' } });
  expect(await patch({ status: 'paused' })).toMatchObject({ status: 200, body: { name: 'After', status: 'paused' } });
  expect(await patch({ status: 'active' })).toMatchObject({ status: 200, body: { name: 'After', status: 'active' } });
});
