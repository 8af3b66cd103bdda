import { contract, type Provider } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { ApiRefusal } from '../api-refusal.ts';
import { projectForAction, type FakeApiState } from '../fake-api-state.ts';
import { providerFixture } from '../fixtures/provider.ts';
import { mockCall } from '../mock-call.ts';

/** @throws {ApiRefusal} PROVIDER_NOT_FOUND where the project is none */
function providersOf(state: FakeApiState, projectId: string, action: 'provider:read' | 'provider:manage'): Provider[] {
  const project = projectForAction(state, projectId, action);
  if (!project.isProvider) throw new ApiRefusal('PROVIDER_NOT_FOUND');
  return (state.providers[project.id] ??= []);
}

/** @throws {ApiRefusal} PROVIDER_REFUSED for a node that does not answer */
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
