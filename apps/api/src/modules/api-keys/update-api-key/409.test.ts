import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { expectError } from '../../../test/expect-error.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { readAudit } from '../../../test/read-audit.ts';

async function open() {
  const me = newUser();
  const projectId = await newProject(me);
  const { apiKeyId } = await newApiKey(projectId, 'Before');
  const path = `/v1/projects/${projectId}/apiKeys/${apiKeyId}`;
  return { projectId, patch: (body: object) => callApi(`PATCH ${path}`, { as: me, body }), get: () => callApi(`GET ${path}`, { as: me }) };
}

test('of two tabs that change what both have seen at the same time, one is told, and nothing of the other’s is replaced', async () => {
  const { projectId, patch, get } = await open();
  const expected = { allowLists: { methods: [] } };
  const replies = await Promise.all(['eth_call', 'eth_getLogs'].map((method) => patch({ allowLists: { methods: [method] }, expected })));
  const [saved, refused] = replies.toSorted((one, other) => one.status - other.status);
  expect(saved?.status).toBe(200);
  expectError(refused as (typeof replies)[0], 'CHANGED_MEANWHILE');
  expect((await get()).body).toMatchObject({ allowLists: (saved?.body as { allowLists: object } | undefined)?.allowLists });
  expect(await readAudit(projectId)).toHaveLength(1);
});

test('what was changed beside it is no conflict, nor is a change that was carried out already', async () => {
  const { patch } = await open();
  await patch({ status: 'paused', limits: { requestsPerSecond: 5 } });
  const change = { name: 'After', limits: { computeUnitsPerDay: 7 }, expected: { name: 'Before', limits: { computeUnitsPerDay: null } } };
  expect(await patch(change)).toMatchObject({
    status: 200,
    body: { name: 'After', limits: { requestsPerSecond: 5, computeUnitsPerDay: 7 } },
  });
  expect((await patch(change)).status).toBe(200);
  expectError(await patch({ name: 'Later', expected: { name: 'Before' } }), 'CHANGED_MEANWHILE');
});

test('expecting something is no change', async () => {
  const { patch } = await open();
  expectError(await patch({ expected: { name: 'Before' } }), 'VALIDATION_FAILED');
});
