import { ApiError, createApiKey, createIdempotencyKey, listApiKeysQueryKey } from '@onepoint/api-client';
import type { ApiKey } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { rememberSecret } from './use-api-key-secret.ts';

/**
 * Creates a key. One idempotency key holds for all tries of one form, so that a double submit or a lost reply cannot make
 * two keys; another name is another request.
 */
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
      // The key is there, its secret is lost: show it, and let the next try be a new one.
      if (!(error instanceof ApiError) || error.code !== 'IDEMPOTENCY_KEY_REPLAYED') return;
      attempts.delete(name);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
}
