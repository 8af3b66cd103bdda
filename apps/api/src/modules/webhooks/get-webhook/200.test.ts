import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { newWebhook } from '../../../test/new-webhook.ts';

test('a project has no webhook until one is set, and its secret is never told', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const get = () => callApi(`GET /v1/projects/${projectId}/webhook`, { as: me });
  expect(await get()).toMatchObject({ status: 200, body: { webhook: null, deliveries: [] } });
  await newWebhook(projectId);
  const { body } = await get();
  expect(body).toEqual({ webhook: { url: 'https://hooks.example.com/a', createdAt: expect.any(String) }, deliveries: [] });
});

test('the last deliveries are listed, newest first', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 10 });
  await newWebhook(projectId);
  for (const lowBalance of [100, null]) await callApi(`PATCH /v1/projects/${projectId}`, { as: me, body: { alerts: { lowBalance } } });
  const { body } = await callApi(`GET /v1/projects/${projectId}/webhook`, { as: me });
  const waiting = { status: 'pending', attempts: 0, responseStatus: null, error: null, settledAt: null };
  expect(body).toMatchObject({
    deliveries: [
      { ...waiting, event: 'alert.resolved' },
      { ...waiting, event: 'alert.raised' },
    ],
  });
});
