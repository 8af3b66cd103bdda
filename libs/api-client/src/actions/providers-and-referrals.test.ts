import { expect, test, vi } from 'vitest';
import type { ApiClient } from '../client/create-api-client.ts';
import { applyForPartnership } from './apply-for-partnership.ts';
import { createProvider } from './create-provider.ts';
import { deleteProvider } from './delete-provider.ts';
import { getPartnership } from './get-partnership.ts';
import { getReferrals } from './get-referrals.ts';
import { listProviderRewards } from './list-provider-rewards.ts';
import { listProviders } from './list-providers.ts';
import { listReferralRewards } from './list-referral-rewards.ts';
import { updateProvider } from './update-provider.ts';

test('providers and referrals are named by the path, the rest is said in the body or the query', async () => {
  const call = vi.fn(() => Promise.resolve(null));
  const client = { call } as unknown as ApiClient;
  const project = { projectId: 'proj_1' };
  const provider = { ...project, providerId: 'prov_1' };
  const node = { name: 'A', chain: 'base', url: 'https://a.example.com' };
  const form = { company: 'A', website: 'https://a.example.com', message: 'We teach.' };
  await listProviders(client, project);
  await createProvider(client, { ...project, ...node });
  await updateProvider(client, { ...provider, status: 'paused' });
  await deleteProvider(client, provider);
  await listProviderRewards(client, project);
  await getReferrals(client, project);
  await listReferralRewards(client, { ...project, lastId: 'led_1', limit: 5 });
  await getPartnership(client, project);
  await applyForPartnership(client, { ...project, ...form });
  expect(call.mock.calls.map(([, input]: unknown[]) => input)).toEqual([
    { params: project },
    { params: project, body: node },
    { params: provider, body: { status: 'paused' } },
    { params: provider },
    { params: project },
    { params: project },
    { params: project, query: { lastId: 'led_1', limit: 5 } },
    { params: project },
    { params: project, body: form },
  ]);
});
