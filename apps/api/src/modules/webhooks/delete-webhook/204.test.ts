import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';
import { newWebhook } from '../../../test/new-webhook.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('a deleted webhook is gone, and what waits for it is given up', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  await newWebhook(projectId);
  await callApi(`POST /v1/projects/${projectId}/webhook/test`, { as: me });
  expect(await callApi(`DELETE /v1/projects/${projectId}/webhook`, { as: me })).toMatchObject({ status: 204, body: null });
  expect((await callApi(`GET /v1/projects/${projectId}/webhook`, { as: me })).body).toMatchObject({
    webhook: null,
    deliveries: [{ event: 'test', status: 'failed', error: 'WEBHOOK_DELETED', nextAttemptAt: null, settledAt: expect.any(String) }],
  });
  expect((await readAudit(projectId)).at(-1)).toMatchObject({
    action: 'webhook.delete',
    changes: [{ field: 'host', before: 'hooks.example.com', after: null }],
  });
});
