import { type ApiKey, contract, isAsExpected, type Chain } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { apiKeyOf, projectOf, type FakeApiState } from './fake-api-state.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

const currencies = {
  ETH: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  POL: { name: 'POL', symbol: 'POL', decimals: 18 },
  BNB: { name: 'BNB', symbol: 'BNB', decimals: 18 },
} as const;

const chain = (slug: string, chainId: number, name: string, symbol: keyof typeof currencies, explorerUrl: string): Chain => ({
  slug,
  chainId,
  name,
  currency: currencies[symbol],
  testnet: false,
  explorerUrl,
  httpUrl: `https://rpc.example.com/rpc/${slug}`,
  wsUrl: `wss://rpc.example.com/rpc/${slug}`,
});

export const chainsFixture: readonly Chain[] = [
  chain('ethereum', 1, 'Ethereum', 'ETH', 'https://etherscan.io'),
  chain('polygon', 137, 'Polygon', 'POL', 'https://polygonscan.com'),
  chain('bsc', 56, 'BNB Smart Chain', 'BNB', 'https://bscscan.com'),
  chain('base', 8453, 'Base', 'ETH', 'https://basescan.org'),
];

export const chainHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listChains, () => state.chains),
];

/** An active API key, used today. */
export function apiKeyFixture(fields: Partial<ApiKey> = {}): ApiKey {
  return {
    id: 'key_9vKc3Jd6RtYpQ1sHx5Ba',
    name: 'Production server',
    prefix: 'op_3fG9',
    last4: 'k7Qz',
    status: 'active',
    createdAt: '2026-03-02T09:20:00.000Z',
    lastUsedAt: '2026-03-14T11:58:30.000Z',
    requestsToday: 12_408,
    secretShownTo: [],
    allowLists: { origins: [], ips: [], methods: [], contracts: [] },
    limits: { requestsPerSecond: null, computeUnitsPerDay: null, computeUnitsPerMonth: null },
    usage: { busiestMinuteRequests: 1_284, computeUnitsToday: 287_410, computeUnitsThisMonth: 3_902_155 },
    ...fields,
  };
}

/** An API key that was just created with `secretFixture`. */
export function newApiKeyFixture(fields: Partial<ApiKey> = {}): ApiKey {
  return apiKeyFixture({
    prefix: secretFixture.slice(0, 7),
    last4: secretFixture.slice(-4),
    lastUsedAt: null,
    requestsToday: 0,
    usage: { busiestMinuteRequests: 0, computeUnitsToday: 0, computeUnitsThisMonth: 0 },
    ...fields,
  });
}

/** The secret of every API key that the fake API creates. */
export const secretFixture = 'op_3fG9mVtR2xWc8YbNq5KdLz7HsJp4TgXe6AkQ1uZi9o';

/** The secret after every rotation. */
export const rotatedSecretFixture = 'op_7hQeT2kYwR5bJ8vNdX3cLs9GfMpZ6uQaE4rHi1Vm2Kd';

export const apiKeyHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => [
  mockCall(baseUrl, contract.listApiKeys, ({ params }) => state.apiKeys[projectOf(state, params.projectId).id] ?? []),
  mockCall(baseUrl, contract.createApiKey, ({ params, body }) => {
    const { id } = projectOf(state, params.projectId);
    const existing = state.apiKeys[id] ?? [];
    const created = newApiKeyFixture({
      id: `key_created${String(existing.length + 1)}`,
      name: body.name,
      secretShownTo: [state.user.id],
    });
    state.apiKeys[id] = [created, ...existing];
    return { ...created, secret: secretFixture };
  }),
  mockCall(baseUrl, contract.getApiKey, ({ params }) => apiKeyOf(state, params.projectId, params.apiKeyId)),
  mockCall(baseUrl, contract.updateApiKey, ({ params, body: { allowLists, limits, expected, ...fields } }) => {
    const apiKey = apiKeyOf(state, params.projectId, params.apiKeyId);
    if (expected && !isAsExpected(apiKey, expected)) throw new ApiRefusal('CHANGED_MEANWHILE');
    return Object.assign(apiKey, fields, {
      allowLists: { ...apiKey.allowLists, ...allowLists },
      limits: { ...apiKey.limits, ...limits },
    });
  }),
  mockCall(baseUrl, contract.rotateApiKey, ({ params, body }) => {
    const apiKey = apiKeyOf(state, params.projectId, params.apiKeyId);
    const { gracePeriodInSecs } = body;
    const previousSecretEndsAt = gracePeriodInSecs === 0 ? null : new Date(Date.now() + gracePeriodInSecs * 1000).toISOString();
    Object.assign(apiKey, {
      prefix: rotatedSecretFixture.slice(0, 7),
      last4: rotatedSecretFixture.slice(-4),
      previousSecretEndsAt,
      secretShownTo: [...new Set([state.user.id, ...(previousSecretEndsAt === null ? [] : apiKey.secretShownTo)])],
    });
    return { ...apiKey, secret: rotatedSecretFixture, previousSecretEndsAt };
  }),
  mockCall(baseUrl, contract.deleteApiKey, ({ params }) => {
    const apiKey = apiKeyOf(state, params.projectId, params.apiKeyId);
    state.apiKeys[params.projectId] = (state.apiKeys[params.projectId] ?? []).filter((other) => other !== apiKey);
    return null;
  }),
];
