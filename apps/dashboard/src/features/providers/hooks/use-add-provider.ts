import { createIdempotencyKey, createProvider, listProvidersQueryKey } from '@onepoint/api-client';
import type { Provider } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import type { ProviderFields } from '../data/provider-fields.ts';

/** Adds a node. All tries of one form share an idempotency key as long as its fields stay: a double submit adds one. */
export function useAddProvider(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [attempts] = useState(() => new Map<string, string>());
  const queryKey = listProvidersQueryKey({ projectId });
  return useMutation({
    mutationFn: (fields: ProviderFields) => {
      const body = { ...fields, url: fields.url.trim() };
      const attempt = JSON.stringify(body);
      const idempotencyKey = attempts.get(attempt) ?? createIdempotencyKey();
      attempts.set(attempt, idempotencyKey);
      return createProvider(client, { projectId, ...body }, { idempotencyKey });
    },
    onSuccess: async (added) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Provider[]>(queryKey, (providers) => [added, ...(providers ?? []).filter(({ id }) => id !== added.id)]);
    },
  });
}
