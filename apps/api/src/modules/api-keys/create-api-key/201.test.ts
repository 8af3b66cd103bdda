import { createdApiKeySchema } from '@onepoint/api-contract';
import { apiKeys, hashApiKeySecret } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { newMember, newProject, newUser } from '../../../test/fixtures.ts';

test('the reply to creation carries the secret, the database its hash alone', async () => {
  const me = newUser();
  const projectId = await newProject(me);
  const reply = await callApi(`POST /v1/projects/${projectId}/apiKeys`, { as: me, body: { name: 'Production' } });
  expect(reply.status).toBe(201);
  const created = createdApiKeySchema.parse(reply.body);
  expect(created).toMatchObject({ name: 'Production', status: 'active', lastUsedAt: null, requestsToday: 0 });
  expect(created.secret).toMatch(/^op_[0-9A-Za-z]{40}$/);

  const [row] = await api.database.orm.select().from(apiKeys).where(eq(apiKeys.id, created.id));
  expect(row?.secretHash).toBe(hashApiKeySecret(created.secret));
  expect(JSON.stringify(row)).not.toContain(created.secret);
});

test('a developer creates keys, a viewer sees them', async () => {
  const [owner, developer, viewer] = [newUser(), newUser(), newUser()];
  const projectId = await newProject(owner);
  await newMember(projectId, developer, 'developer');
  await newMember(projectId, viewer, 'viewer');
  const created = await callApi(`POST /v1/projects/${projectId}/apiKeys`, { as: developer, body: { name: 'Of a developer' } });
  expect(created.status).toBe(201);
  expect((await callApi(`GET /v1/projects/${projectId}/apiKeys`, { as: viewer })).body).toHaveLength(1);
});
