import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { newProvider, newProviderProject } from '../../../test/new-provider.ts';
import { newUsage } from '../../../test/new-usage.ts';

test('each month (UTC) earns its answered compute units, of nodes that were deleted since as well', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  const [kept, deleted] = [await newProvider(projectId), await newProvider(projectId, { deletedAt: new Date() })];
  const client = await newProject(newUser());
  const { apiKeyId } = await newApiKey(client);
  const usage = { projectId: client, apiKeyId };
  await newUsage({ ...usage, providerId: kept, minute: '2026-09-30T23:59:00Z', requests: 3, errors: 1, computeUnits: 1_000_000 });
  await newUsage({ ...usage, providerId: deleted, minute: '2026-10-01T00:00:00Z', requests: 1, computeUnits: 50 });
  await newUsage({ ...usage, providerId: kept, minute: '2026-10-31T12:00:00Z', requests: 1, computeUnits: 50 });
  await newUsage({ ...usage, minute: '2026-10-31T12:00:00Z', requests: 1, computeUnits: 7 });
  expect((await callApi(`GET /v1/projects/${projectId}/providers/rewards`, { as: me })).body).toEqual({
    ratePerMillion: '0.12',
    months: [
      { month: '2026-10', requests: 2, computeUnits: 100, earned: '0.000012' },
      { month: '2026-09', requests: 2, computeUnits: 1_000_000, earned: '0.12' },
    ],
  });
});

test('before the first answer there is no month', async () => {
  const me = newUser();
  const projectId = await newProviderProject(me);
  expect((await callApi(`GET /v1/projects/${projectId}/providers/rewards`, { as: me })).body).toMatchObject({ months: [] });
});
