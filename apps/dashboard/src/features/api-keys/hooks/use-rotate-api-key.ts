import { ApiError, createIdempotencyKey, getApiKeyQueryKey, listApiKeysQueryKey, rotateApiKey } from '@onepoint/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { rotationGraceSeconds, type RotationGrace } from '../data/rotation-grace.ts';
import { replaceApiKey } from './api-key-list.ts';
import { rememberSecret } from './use-api-key-secret.ts';

/** Gives a key a new secret. One idempotency key holds for all tries with one grace period: a lost reply cannot rotate twice. */
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
      replaceApiKey(queryClient, projectId, apiKey);
    },
    onError: async (error, grace) => {
      // The key was rotated and its secret is lost: show what it is now, and let the next try be a new rotation.
      if (!(error instanceof ApiError) || error.code !== 'IDEMPOTENCY_KEY_REPLAYED') return;
      attempts.delete(grace);
      await queryClient.invalidateQueries({ queryKey: listApiKeysQueryKey({ projectId }) });
      await queryClient.invalidateQueries({ queryKey: getApiKeyQueryKey({ projectId, apiKeyId }) });
    },
  });
}
