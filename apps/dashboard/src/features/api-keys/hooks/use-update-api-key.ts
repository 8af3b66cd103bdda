import { getApiKeyQueryKey, listApiKeysQueryKey } from '@onepoint/api-client';
import type { ApiKey } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { findApiKey, replaceApiKey } from './api-key-list.ts';

export type ApiKeyChange = { readonly apiKeyId: string } & Pick<ApiKey, 'status'>;

/** Pauses or resumes a key. Shown at once, and taken back where the API refuses. */
export function useUpdateApiKey(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: ApiKeyChange) => {
      const { sendApiKeyChange } = await import('./send-api-key-change.ts');
      return sendApiKeyChange(client, { projectId, ...change });
    },
    onMutate: async ({ apiKeyId, ...fields }) => {
      // A list that is on its way would put the old value back.
      await queryClient.cancelQueries({ queryKey: listApiKeysQueryKey({ projectId }) });
      await queryClient.cancelQueries({ queryKey: getApiKeyQueryKey({ projectId, apiKeyId }) });
      const before = findApiKey(queryClient, projectId, apiKeyId);
      if (before) replaceApiKey(queryClient, projectId, { ...before, ...fields });
      return { before };
    },
    onError: (_error, _change, context) => {
      if (context?.before) replaceApiKey(queryClient, projectId, context.before);
    },
    onSuccess: (apiKey) => replaceApiKey(queryClient, projectId, apiKey),
  });
}
