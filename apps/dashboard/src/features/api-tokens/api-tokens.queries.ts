import {
  createPersonalToken,
  createProjectToken,
  listPersonalTokens,
  listPersonalTokensQueryKey,
  listProjectTokens,
  listProjectTokensQueryKey,
  revokePersonalToken,
  revokeProjectToken,
  type CreatePersonalTokenParameters,
} from '@onepoint/api-client';
import type { Scope } from '@onepoint/api-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';

/** ID of the project that owns the tokens. Null for the user's personal tokens. */
export type TokenOwner = string | null;

export interface NewToken extends Omit<CreatePersonalTokenParameters, 'scopes'> {
  scopes: Scope[];
}

const queryKeyOf = (projectId: TokenOwner): readonly unknown[] =>
  projectId === null ? listPersonalTokensQueryKey() : listProjectTokensQueryKey({ projectId });

/** Tokens, newest first. */
export function useTokens(projectId: TokenOwner) {
  const client = useApiClient();
  return useQuery({
    queryKey: queryKeyOf(projectId),
    queryFn: ({ signal }) =>
      projectId === null ? listPersonalTokens(client, { signal }) : listProjectTokens(client, { projectId }, { signal }),
  });
}

/** The response contains the secret, which the API returns only once. */
export function useCreateToken(projectId: TokenOwner) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: NewToken) =>
      projectId === null ? createPersonalToken(client, token) : createProjectToken(client, { projectId, ...token }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(projectId) }),
  });
}

export function useRevokeToken(projectId: TokenOwner) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (tokenId: string) =>
      projectId === null ? revokePersonalToken(client, { personalTokenId: tokenId }) : revokeProjectToken(client, { projectId, tokenId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(projectId) }),
  });
}
