import { apiKeys, ledgerEntries } from '@onepoint/database';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { api } from '../../../test/api.ts';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';

test('a deleted project is gone for its owner, its keys die with it, its ledger stays', async () => {
  const me = newUser();
  const projectId = await newProject(me, { balanceCents: 500 });
  const { apiKeyId } = await newApiKey(projectId);
  expect(await callApi(`DELETE /v1/projects/${projectId}`, { as: me })).toMatchObject({ status: 204, body: null });

  expectError(await callApi(`GET /v1/projects/${projectId}`, { as: me }), 'PROJECT_NOT_FOUND');
  expectError(await callApi(`DELETE /v1/projects/${projectId}`, { as: me }), 'PROJECT_NOT_FOUND');
  expect((await callApi('GET /v1/projects', { as: me })).body).toEqual([]);
  const [key] = await api.database.orm.select().from(apiKeys).where(eq(apiKeys.id, apiKeyId));
  expect(key?.deletedAt).toBeInstanceOf(Date);
  expect(await api.database.orm.select().from(ledgerEntries).where(eq(ledgerEntries.projectId, projectId))).toHaveLength(1);
});
