import { contract, type ApiKey, type Call, type CreatedApiKey, type Payment, type Statistics } from '@onepoint/api-contract';
import { expect, expectTypeOf, test, vi } from 'vitest';
import * as api from '../index.ts';
import type { CallOptions } from './create-api-client.ts';
import { createCall, type CallFunction } from './create-call.ts';

const getApiKeyStatistics = createCall(contract.getApiKeyStatistics);
const project = { projectId: 'proj_1' };
const key = { ...project, apiKeyId: 'key_1' };

function setUp() {
  const call = vi.fn<(call: Call, input: unknown, options?: CallOptions) => Promise<null>>(() => Promise.resolve(null));
  return { call, client: { call } as unknown as api.ApiClient };
}

test('sends path parameters in the path and the rest in the body or the query', async () => {
  const { call, client } = setUp();
  await api.listApiKeys(client, project);
  await api.createApiKey(client, { ...project, name: 'Server' });
  await api.updateApiKey(client, { ...key, status: 'paused' });
  await api.deleteApiKey(client, key);
  await getApiKeyStatistics(client, { ...key, from: 'a', to: 'b' });
  await api.removeMember(client, { ...project, memberId: 'mem_1', apiKeys: 'keep' });
  await api.listAuditEntries(client, { ...project, action: 'apiKey', limit: 50 });
  await api.listPayments(client, { ...project, lastId: 'pay_1', status: 'CREATED', limit: 3 });
  await api.acceptInvitation(client, { invitationId: 'inv_1' });
  expect(call.mock.calls.map(([{ operationId }, input]) => [operationId, input])).toEqual([
    ['listApiKeys', { params: project }],
    ['createApiKey', { params: project, body: { name: 'Server' } }],
    ['updateApiKey', { params: key, body: { status: 'paused' } }],
    ['deleteApiKey', { params: key }],
    ['getApiKeyStatistics', { params: key, query: { from: 'a', to: 'b' } }],
    ['removeMember', { params: { ...project, memberId: 'mem_1' }, query: { apiKeys: 'keep' } }],
    ['listAuditEntries', { params: project, query: { action: 'apiKey', limit: 50 } }],
    ['listPayments', { params: project, query: { lastId: 'pay_1', status: 'CREATED', limit: 3 } }],
    ['acceptInvitation', { params: { invitationId: 'inv_1' } }],
  ]);
});

test('takes the options last, also for calls without parameters', async () => {
  const { call, client } = setUp();
  const { signal } = new AbortController();
  const payment = { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 } as const;
  const request = { email: 'ada@example.com', projectLink: 'https://example.com', message: 'Six chains, please' };
  await api.createPayment(client, { ...project, ...payment }, { idempotencyKey: 'k1' });
  await api.createEnterpriseRequest(client, request, { idempotencyKey: 'k2' });
  await api.listProjects(client, { signal });
  await api.listProjects(client);
  expect(call.mock.calls.map(([, ...rest]) => rest)).toEqual([
    [{ params: project, body: payment }, { idempotencyKey: 'k1' }],
    [{ body: request }, { idempotencyKey: 'k2' }],
    [{}, { signal }],
    [{}, undefined],
  ]);
});

test.each(Object.values(contract).map((call) => [call.operationId, call] as const))(
  '%s sends exactly the parts it declares',
  async (_, declared) => {
    const { call, client } = setUp();
    const names = Array.from(declared.path.matchAll(/\{(\w+)\}/g), ([, name]) => name ?? '');
    const parameters = { ...Object.fromEntries(names.map((name) => [name, 'id'])), other: 1 };
    await (createCall(declared as Call) as CallFunction<typeof contract.updateApiKey>)(client, parameters as never);
    const parts = (['params', 'query', 'body'] as const).filter((part) => part in declared);
    expect(Object.keys(call.mock.calls[0]?.[1] as object)).toEqual(parts);
  },
);

test('types parameters and results by the contract', () => {
  expectTypeOf(api.createApiKey).parameter(1).toExtend<{ projectId: string; name: string }>();
  expectTypeOf(api.createApiKey).returns.resolves.toEqualTypeOf<CreatedApiKey>();
  expectTypeOf(api.listApiKeys).returns.resolves.toEqualTypeOf<ApiKey[]>();
  expectTypeOf(getApiKeyStatistics).returns.resolves.toEqualTypeOf<Statistics>();
  expectTypeOf(api.createPayment).returns.resolves.toEqualTypeOf<Payment>();
  expectTypeOf(api.createPayment).parameter(2).toEqualTypeOf<CallOptions & { readonly idempotencyKey: string }>();
  expectTypeOf(api.listPayments).returns.resolves.toEqualTypeOf<{ data: Payment[]; hasMore: boolean }>();
});
