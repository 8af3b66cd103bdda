import type { ApiKey, CreatedApiKey, Statistics } from '@onepoint/api-contract';
import { expect, expectTypeOf, test, vi } from 'vitest';
import type { ApiClient } from '../client/create-api-client.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { addMember } from './add-member.ts';
import { createApiKey, type CreateApiKeyParameters, type CreateApiKeyReturnType } from './create-api-key.ts';
import { createInvitation } from './create-invitation.ts';
import { deleteApiKey } from './delete-api-key.ts';
import { getApiKeyStatistics, type GetApiKeyStatisticsReturnType } from './get-api-key-statistics.ts';
import { listApiKeys, type ListApiKeysReturnType } from './list-api-keys.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { listInvitations } from './list-invitations.ts';
import { listReceivedInvitations } from './list-received-invitations.ts';
import { removeMember } from './remove-member.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { rotateApiKey } from './rotate-api-key.ts';
import { updateApiKey } from './update-api-key.ts';
import { updateMember } from './update-member.ts';

const key = { projectId: 'proj_1', apiKeyId: 'key_1' };

function setUp() {
  const call = vi.fn(() => Promise.resolve(null));
  return { call, client: { call } as unknown as ApiClient };
}

test('what names the project goes into the path, the rest into the body or the query', async () => {
  const { call, client } = setUp();
  await listApiKeys(client, { projectId: 'proj_1' });
  await createApiKey(client, { projectId: 'proj_1', name: 'Server' });
  await updateApiKey(client, { ...key, status: 'paused' });
  await deleteApiKey(client, key);
  await getApiKeyStatistics(client, { ...key, from: 'a', to: 'b' });
  expect(call.mock.calls.map(([, input]: unknown[]) => input)).toEqual([
    { params: { projectId: 'proj_1' } },
    { params: { projectId: 'proj_1' }, body: { name: 'Server' } },
    { params: key, body: { status: 'paused' } },
    { params: key },
    { params: key, query: { from: 'a', to: 'b' } },
  ]);
});

test('the filters of the audit log go into the query', async () => {
  const { call, client } = setUp();
  await listAuditEntries(client, { projectId: 'proj_1', action: 'apiKey', limit: 50 });
  expect(call.mock.calls.map(([, input]: unknown[]) => input)).toEqual([
    { params: { projectId: 'proj_1' }, query: { action: 'apiKey', limit: 50 } },
  ]);
});

test('members, invitations and rotation name the project in the path and say the rest in the body', async () => {
  const { call, client } = setUp();
  const member = { projectId: 'proj_1', memberId: 'mem_1' };
  await addMember(client, { projectId: 'proj_1', userId: 'user_1', role: 'viewer' });
  await updateMember(client, { ...member, role: 'admin' });
  await removeMember(client, { ...member, apiKeys: 'keep' });
  await createInvitation(client, { projectId: 'proj_1', email: 'ada@example.com', role: 'viewer' });
  await listInvitations(client, { projectId: 'proj_1' });
  await rotateApiKey(client, { ...key, gracePeriodInSecs: 3600 });
  expect(call.mock.calls.map(([, input]: unknown[]) => input)).toEqual([
    { params: { projectId: 'proj_1' }, body: { userId: 'user_1', role: 'viewer' } },
    { params: member, body: { role: 'admin' } },
    { params: member, query: { apiKeys: 'keep' } },
    { params: { projectId: 'proj_1' }, body: { email: 'ada@example.com', role: 'viewer' } },
    { params: { projectId: 'proj_1' } },
    { params: key, body: { gracePeriodInSecs: 3600 } },
  ]);
});

test('whoever is invited names the invitation alone; whoever invites names the project too', async () => {
  const { call, client } = setUp();
  await listReceivedInvitations(client);
  await acceptInvitation(client, { invitationId: 'inv_1' });
  await revokeInvitation(client, { projectId: 'proj_1', invitationId: 'inv_1' });
  expect(call.mock.calls.map(([, input]: unknown[]) => input)).toEqual([
    {},
    { params: { invitationId: 'inv_1' } },
    { params: { projectId: 'proj_1', invitationId: 'inv_1' } },
  ]);
});

test('actions are typed by the contract', () => {
  expectTypeOf<CreateApiKeyParameters>().toExtend<{ projectId: string; name: string }>();
  expectTypeOf<CreateApiKeyReturnType>().toEqualTypeOf<CreatedApiKey>();
  expectTypeOf<ListApiKeysReturnType>().toEqualTypeOf<ApiKey[]>();
  expectTypeOf<GetApiKeyStatisticsReturnType>().toEqualTypeOf<Statistics>();
});
