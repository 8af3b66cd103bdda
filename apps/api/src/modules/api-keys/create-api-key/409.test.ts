import { idempotentRequests } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newProject, newUser } from '../../../test/fixtures.ts';

test('a repetition creates nothing and says which key the first one created, for its secret cannot be shown again', async () => {
  const me = newUser();
  const path = `/v1/projects/${await newProject(me)}/apiKeys`;
  const request = { as: me, body: { name: 'Once' }, headers: { 'idempotency-key': 'key-once' } };
  const first = await callApi(`POST ${path}`, request);
  const { id, secret } = first.body as { id: string; secret: string };
  expect(expectError(await callApi(`POST ${path}`, request), 'IDEMPOTENCY_KEY_REPLAYED')).toEqual({ apiKeyId: id });
  expect((await callApi(`GET ${path}`, { as: me })).body).toHaveLength(1);

  const kept = await api.database.orm.select().from(idempotentRequests).where(eq(idempotentRequests.userId, me));
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(secret);
});

test('an idempotency key that comes back for another project is refused', async () => {
  const me = newUser();
  const request = { as: me, body: { name: 'A' }, headers: { 'idempotency-key': 'key-reused' } };
  await callApi(`POST /v1/projects/${await newProject(me)}/apiKeys`, request);
  expectError(await callApi(`POST /v1/projects/${await newProject(me)}/apiKeys`, request), 'IDEMPOTENCY_KEY_REUSED');
});
