import { contract } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { apiKeyOf, projectOf, type FakeApiState } from '../fake-api-state.ts';
import { apiKeyFixture } from '../fixtures/api-key.ts';
import { mockCall } from '../mock-call.ts';

/** The secret of every key the fake API creates; it opens nothing. */
export const secretFixture = 'op_3fG9mVtR2xWc8YbNq5KdLz7HsJp4TgXe6AkQ1uZi9o';

export const apiKeyHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listApiKeys, ({ params }) => state.apiKeys[projectOf(state, params.projectId).id] ?? []),
  mockCall(baseUrl, contract.createApiKey, ({ params, body }) => {
    const { id } = projectOf(state, params.projectId);
    const existing = state.apiKeys[id] ?? [];
    const created = apiKeyFixture({
      id: `key_created${String(existing.length + 1)}`,
      name: body.name,
      prefix: secretFixture.slice(0, 7),
      last4: secretFixture.slice(-4),
      lastUsedAt: null,
      requestsToday: 0,
    });
    state.apiKeys[id] = [created, ...existing];
    return { ...created, secret: secretFixture };
  }),
  mockCall(baseUrl, contract.getApiKey, ({ params }) => apiKeyOf(state, params.projectId, params.apiKeyId)),
  mockCall(baseUrl, contract.updateApiKey, ({ params, body }) => Object.assign(apiKeyOf(state, params.projectId, params.apiKeyId), body)),
  mockCall(baseUrl, contract.deleteApiKey, ({ params }) => {
    const apiKey = apiKeyOf(state, params.projectId, params.apiKeyId);
    state.apiKeys[params.projectId] = (state.apiKeys[params.projectId] ?? []).filter((other) => other !== apiKey);
    return null;
  }),
];
