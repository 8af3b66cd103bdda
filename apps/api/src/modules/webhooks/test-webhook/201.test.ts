import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { newWebhook } from '../../../test/new-webhook.ts';

test('a test is put among the deliveries, and one that waits is not doubled', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  await newWebhook(projectId);
  const send = () => callApi(`POST /v1/projects/${projectId}/webhook/test`, { as: me });
  const [first, second] = await Promise.all([send(), send()]);
  expect(first).toMatchObject({ status: 201, body: { event: 'test', status: 'pending', attempts: 0 } });
  expect(second.body).toEqual(first.body);
});
