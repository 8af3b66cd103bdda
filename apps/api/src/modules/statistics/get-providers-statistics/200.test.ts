import { expect, test } from 'vitest';
import { callApi } from '../../../test/call-api.ts';
import { newApiKey, newProject, newUser } from '../../../test/fixtures.ts';
import { newProvider, newProviderProject } from '../../../test/new-provider.ts';
import { newUsage } from '../../../test/new-usage.ts';

const hour = 'from=2026-11-21T10:00:00Z&to=2026-11-21T11:00:00Z&granularityInSecs=3600';

test('what nodes of a project answered for others is counted, of deleted ones too, and nothing else', async () => {
  const me = newUser();
  const serving = await newProviderProject(me);
  const [live, deleted] = [await newProvider(serving), await newProvider(serving, { deletedAt: new Date() })];
  const foreign = await newProvider(await newProviderProject(newUser()));
  const customer = await newProject(newUser(), { planId: 'PAYG' });
  const usage = { projectId: customer, apiKeyId: (await newApiKey(customer)).apiKeyId, minute: '2026-11-21T10:30:00Z' };
  await newUsage({ ...usage, requests: 1, providerId: live });
  await newUsage({ ...usage, requests: 10, providerId: deleted });
  await newUsage({ ...usage, requests: 100, providerId: foreign });
  await newUsage({ ...usage, requests: 1_000 });
  const requestsOf = async (query: string) => {
    const { status, body } = await callApi(`GET /v1/projects/${serving}/providers/statistics?${hour}${query}`, { as: me });
    expect(status).toBe(200);
    return (body as { total: { requests: number } }).total.requests;
  };
  expect(await requestsOf('')).toBe(11);
  expect(await requestsOf(`&providerId=${live}`)).toBe(1);
  expect(await requestsOf(`&providerId=${foreign}`)).toBe(0);
  expect(await requestsOf(`&apiKeyId=${usage.apiKeyId}x`)).toBe(11);
});
