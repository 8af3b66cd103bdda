// Mutations of modals and forms, separate from api-keys.queries.ts so that the list of keys loads without them.
import {
  ApiError,
  createApiKey,
  createIdempotencyKey,
  deleteApiKey,
  getApiKey,
  getApiKeyQueryKey,
  listApiKeysQueryKey,
  rotateApiKey,
  updateApiKey,
  type ApiClient,
  type UpdateApiKeyParameters,
} from '@onepoint/api-client';
import type { ApiKey } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { sendUnlessOvertaken } from '../../shared/drafts/send-unless-overtaken.ts';
import { forgetSecret, rememberSecret } from '../../shared/secret/api-key-secret.ts';
import { changeCachedApiKey, setCachedApiKey } from './api-keys.queries.ts';
import { rotationGraceSeconds, type RotationGrace } from './api-keys.rules.ts';

export const setApiKeyStatus = (
  client: ApiClient,
  change: Pick<UpdateApiKeyParameters, 'projectId' | 'apiKeyId' | 'status'>,
): Promise<ApiKey> => updateApiKey(client, change);

/** Attempts with the same name reuse one idempotency key, so that a double submit or a lost response can't create two API keys. */
export function useCreateApiKey(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [attempts] = useState(() => new Map<string, string>());
  const queryKey = listApiKeysQueryKey({ projectId });
  return useMutation({
    mutationFn: (name: string) => {
      const idempotencyKey = attempts.get(name) ?? createIdempotencyKey();
      attempts.set(name, idempotencyKey);
      return createApiKey(client, { projectId, name }, { idempotencyKey });
    },
    onSuccess: ({ secret, ...apiKey }) => {
      rememberSecret(queryClient, apiKey.id, secret);
      queryClient.setQueryData<ApiKey[]>(queryKey, (keys) => [apiKey, ...(keys ?? []).filter(({ id }) => id !== apiKey.id)]);
    },
    onError: (error, name) => {
      // The key exists but its secret is lost. Show it in the list, and make the next attempt a new request.
      if (!(error instanceof ApiError) || error.code !== 'IDEMPOTENCY_KEY_REPLAYED') return;
      attempts.delete(name);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Renames a key optimistically, unless someone else changed the name in the meantime. */
export function useRenameApiKey(projectId: string, { id: apiKeyId, name: shownName }: Pick<ApiKey, 'id' | 'name'>) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      sendUnlessOvertaken<ApiKey>({
        change: { name },
        shown: { name: shownName },
        send: (expected) => updateApiKey(client, { projectId, apiKeyId, name, expected }),
        read: () => getApiKey(client, { projectId, apiKeyId }),
      }),
    onMutate: (name) => changeCachedApiKey(queryClient, { projectId, apiKeyId }, { name }),
    onError: (_error, _name, rollBack) => rollBack?.(),
    onSuccess: ({ item }) => setCachedApiKey(queryClient, projectId, item),
  });
}

/** Attempts with the same grace period reuse one idempotency key, so that a lost response can't rotate the secret twice. */
export function useRotateApiKey(projectId: string, apiKeyId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [attempts] = useState(() => new Map<RotationGrace, string>());
  return useMutation({
    mutationFn: (grace: RotationGrace) => {
      const idempotencyKey = attempts.get(grace) ?? createIdempotencyKey();
      attempts.set(grace, idempotencyKey);
      return rotateApiKey(client, { projectId, apiKeyId, gracePeriodInSecs: rotationGraceSeconds[grace] }, { idempotencyKey });
    },
    onSuccess: ({ secret, ...apiKey }) => {
      rememberSecret(queryClient, apiKeyId, secret);
      setCachedApiKey(queryClient, projectId, apiKey);
    },
    onError: async (error, grace) => {
      // The key was rotated but its new secret is lost. Refetch it, and make the next attempt a new rotation.
      if (!(error instanceof ApiError) || error.code !== 'IDEMPOTENCY_KEY_REPLAYED') return;
      attempts.delete(grace);
      await queryClient.invalidateQueries({ queryKey: listApiKeysQueryKey({ projectId }) });
      await queryClient.invalidateQueries({ queryKey: getApiKeyQueryKey({ projectId, apiKeyId }) });
    },
  });
}

/** Not optimistic: the key stays in the list until the API confirms. */
export function useDeleteApiKey(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (apiKeyId: string) => {
      try {
        await deleteApiKey(client, { projectId, apiKeyId });
      } catch (error) {
        // Already deleted, elsewhere or by a request whose response was lost. Count that as success.
        if (!(error instanceof ApiError) || error.code !== 'API_KEY_NOT_FOUND') throw error;
      }
    },
    onSuccess: async (_, apiKeyId) => {
      const queryKey = listApiKeysQueryKey({ projectId });
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<ApiKey[]>(queryKey, (keys) => keys?.filter(({ id }) => id !== apiKeyId));
      queryClient.removeQueries({ queryKey: getApiKeyQueryKey({ projectId, apiKeyId }) });
      forgetSecret(queryClient, apiKeyId);
    },
  });
}

/**
 * Saves limits or allowlists unless someone else changed them in the meantime. Not optimistic: new permissions show only once the API
 * confirms them.
 */
export function useSaveApiKey(projectId: string, apiKeyId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Pick<UpdateApiKeyParameters, 'limits' | 'allowLists'>) =>
      sendUnlessOvertaken<ApiKey>({
        change,
        shown: queryClient.getQueryData<ApiKey>(getApiKeyQueryKey({ projectId, apiKeyId })),
        send: (expected) => updateApiKey(client, { projectId, apiKeyId, ...change, expected }),
        read: () => getApiKey(client, { projectId, apiKeyId }),
      }),
    onSuccess: async ({ item: apiKey }) => {
      // A refetch in flight would bring the old value back.
      await queryClient.cancelQueries({ queryKey: listApiKeysQueryKey({ projectId }) });
      setCachedApiKey(queryClient, projectId, apiKey);
    },
  });
}
