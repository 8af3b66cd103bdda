import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('a repetition rotates nothing and says so, for the secret cannot be shown again', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId);
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}`;
  const rotate = (gracePeriodInSecs: number) =>
    callApi(`POST ${path}/rotate`, { as: me, body: { gracePeriodInSecs }, headers: { 'idempotency-key': 'rotate-once' } });
  const { last4 } = (await rotate(60)).body as { last4: string };
  expect(expectError(await rotate(60), 'IDEMPOTENCY_KEY_REPLAYED')).toEqual({ apiKeyId });
  expectError(await rotate(0), 'IDEMPOTENCY_KEY_REUSED');
  expect((await callApi(`GET ${path}`, { as: me })).body).toMatchObject({ last4 });
  expect(await readAudit(projectId)).toHaveLength(1);
});
