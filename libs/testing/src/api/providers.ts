import { type Provider, contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, type FakeApiState } from './fake-api-state.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

/** A healthy, active node on Base. */
export function providerFixture(fields: Partial<Provider> = {}): Provider {
  return {
    id: 'prov_Qm3x7Lk2Vd9sB1nH5tYw0R',
    name: 'Frankfurt 1',
    chain: 'base',
    url: 'https://node-1.example.com/v1/4fR1uV',
    weight: 10,
    status: 'active',
    health: 'healthy',
    blockHeight: 23_846_112,
    lagBlocks: 0,
    latencyMs: 18,
    lastCheckedAt: '2026-03-14T11:59:55.000Z',
    requestsToday: 18_204,
    createdAt: '2026-03-02T09:20:00.000Z',
    ...fields,
  };
}

/** @throws {ApiRefusal} PROVIDER_NOT_FOUND if the project is not a provider */
function providersOf(state: FakeApiState, projectId: string, action: 'provider:read' | 'provider:manage'): Provider[] {
  const project = projectForAction(state, projectId, action);
  if (!project.isProvider) throw new ApiRefusal('PROVIDER_NOT_FOUND');
  return (state.providers[project.id] ??= []);
}

/** @throws {ApiRefusal} PROVIDER_REFUSED for a node with a fault */
function look(state: FakeApiState, url: string): void {
  const reason = state.nodeFaults[url];
  if (reason !== undefined) throw new ApiRefusal('PROVIDER_REFUSED', { reason });
}

export const providerHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listProviders, ({ params }) => providersOf(state, params.projectId, 'provider:read')),
  mockCall(baseUrl, contract.createProvider, ({ params, body }) => {
    const providers = providersOf(state, params.projectId, 'provider:manage');
    look(state, body.url);
    const created = providerFixture({ ...body, id: `prov_created${String(providers.length + 1)}`, lagBlocks: null, requestsToday: 0 });
    providers.unshift(created);
    return created;
  }),
  mockCall(baseUrl, contract.updateProvider, ({ params, body }) => {
    const provider = providersOf(state, params.projectId, 'provider:manage').find(({ id }) => id === params.providerId);
    if (!provider) throw new ApiRefusal('PROVIDER_NOT_FOUND');
    const isResumed = body.status === 'active' && provider.status === 'paused';
    if (isResumed || (body.url !== undefined && body.url !== provider.url)) look(state, body.url ?? provider.url);
    return Object.assign(provider, Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)));
  }),
  mockCall(baseUrl, contract.deleteProvider, ({ params }) => {
    const providers = providersOf(state, params.projectId, 'provider:manage');
    if (!providers.some(({ id }) => id === params.providerId)) throw new ApiRefusal('PROVIDER_NOT_FOUND');
    state.providers[params.projectId] = providers.filter(({ id }) => id !== params.providerId);
    return null;
  }),
  mockCall(baseUrl, contract.listProviderRewards, ({ params }) => {
    providersOf(state, params.projectId, 'provider:read');
    return { ratePerMillion: '0.12', months: state.providerRewards[params.projectId] ?? [] };
  }),
];
