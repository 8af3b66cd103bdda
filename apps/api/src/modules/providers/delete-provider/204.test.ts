import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newUser } from '../../../test/fixtures.ts';
import { newProvider, newProviderProject } from '../../../test/new-provider.ts';
import { readAudit } from '../../../test/read-audit.ts';

test('a deleted provider is gone, also for changing and deleting it again', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const id = await newProvider(projectId, { name: 'Frankfurt' });
  const path = `/v1/projects/${projectId}/providers`;
  expect(await callApi(`DELETE ${path}/${id}`, { as: me })).toMatchObject({ status: 204, body: null });
  expectError(await callApi(`PATCH ${path}/${id}`, { as: me, body: { status: 'active' } }), 'PROVIDER_NOT_FOUND');
  expectError(await callApi(`DELETE ${path}/${id}`, { as: me }), 'PROVIDER_NOT_FOUND');
  expect((await callApi(`GET ${path}`, { as: me })).body).toEqual([]);
  expect(await readAudit(projectId)).toMatchObject([{ action: 'provider.delete', subjectId: id, subjectName: 'Frankfurt' }]);
});
