import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { newProvider, newProviderProject } from '../../../test/new-provider.ts';
import { newUsage } from '../../../test/new-usage.ts';

test('what one provider answered is counted, whoever asked', async () => {
  const me = newUser();
  const serving = await newProviderProject(me);
  const [one, other] = [await newProvider(serving), await newProvider(serving)];
  for (const requests of [1, 10]) {
    const projectId = await newProject(newUser());
    const { apiKeyId } = await newApiKey(projectId);
    const usage = { projectId, apiKeyId, minute: '2026-11-21T10:30:00Z', requests };
    await newUsage({ ...usage, providerId: one, errors: 1, errorsByStatus: [0, 0, 0, 0, 0, 1] });
    await newUsage({ ...usage, providerId: other });
  }
  const path = `/v1/projects/${serving}/providers/${one}/statistics?from=2026-11-21T10:30:00Z&to=2026-11-21T10:32:00Z`;
  const { status, body } = await callApi(`GET ${path}`, { as: me });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    series: [{ requests: [11, 0] }],
    errorsByStatus: [{ status: 'upstreamFailed', errors: [2, 0], total: 2 }],
    total: { requests: 11 },
  });
});
