import { contract, tokenPrefixes, type Token } from '@onepoint/api-contract';
import type { HttpHandler } from 'msw';
import { projectForAction, type FakeApiState } from './fake-api-state.ts';
import { ApiRefusal, mockCall } from './mock-call.ts';

/** A token that was used recently. */
export function tokenFixture(fields: Partial<Token> = {}): Token {
  return {
    id: 'tok_5kTn1XzM4QwB',
    name: 'Rotate keys in CI',
    last4: 'dWq3',
    scopes: ['keys:read', 'keys:write'],
    createdBy: { id: 'user_2fXq7TnB1LwZ', displayName: 'Grace', imageUrl: null },
    createdAt: '2026-03-02T09:20:00.000Z',
    expiresAt: '2026-05-31T09:20:00.000Z',
    lastUsedAt: '2026-03-14T11:58:30.000Z',
    ...fields,
  };
}

/** Secrets of the tokens that the fake API creates. */
export const tokenSecretFixtures = {
  personal: `${tokenPrefixes.personal}3fG9mVtR2xWc8YbNq5KdLz7HsJp4Tg0xY12Z`,
  project: `${tokenPrefixes.project}3fG9mVtR2xWc8YbNq5KdLz7HsJp4Tg1kQ9aB`,
};

const find = (tokens: readonly Token[], tokenId: string): Token => {
  const token = tokens.find(({ id }) => id === tokenId);
  if (!token) throw new ApiRefusal('TOKEN_NOT_FOUND');
  return token;
};

export const tokenHandlers = (baseUrl: string, state: FakeApiState): HttpHandler[] => {
  const created = (fields: Pick<Token, 'name' | 'scopes' | 'expiresAt'>, secret: string, count: number): Token =>
    tokenFixture({
      ...fields,
      id: `tok_created${String(count + 1)}`,
      last4: secret.slice(-4),
      createdBy: { id: state.user.id, displayName: state.user.firstName ?? state.user.id, imageUrl: null },
      createdAt: new Date().toISOString(),
      lastUsedAt: null,
    });
  const ofProject = (projectId: string): Token[] => state.projectTokens[projectForAction(state, projectId, 'token:manage').id] ?? [];
  return [
    mockCall(baseUrl, contract.listPersonalTokens, () => state.personalTokens),
    mockCall(baseUrl, contract.createPersonalToken, ({ body }) => {
      const token = created(body, tokenSecretFixtures.personal, state.personalTokens.length);
      state.personalTokens = [token, ...state.personalTokens];
      return { ...token, secret: tokenSecretFixtures.personal };
    }),
    mockCall(baseUrl, contract.revokePersonalToken, ({ params }) => {
      const token = find(state.personalTokens, params.personalTokenId);
      state.personalTokens = state.personalTokens.filter((other) => other !== token);
      return null;
    }),
    mockCall(baseUrl, contract.listProjectTokens, ({ params }) => ofProject(params.projectId)),
    mockCall(baseUrl, contract.createProjectToken, ({ params, body }) => {
      const tokens = ofProject(params.projectId);
      const token = created(body, tokenSecretFixtures.project, tokens.length);
      state.projectTokens[params.projectId] = [token, ...tokens];
      return { ...token, secret: tokenSecretFixtures.project };
    }),
    mockCall(baseUrl, contract.revokeProjectToken, ({ params }) => {
      const tokens = ofProject(params.projectId);
      const token = find(tokens, params.tokenId);
      state.projectTokens[params.projectId] = tokens.filter((other) => other !== token);
      return null;
    }),
  ];
};
