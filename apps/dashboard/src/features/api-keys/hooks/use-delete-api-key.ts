import { ApiError, deleteApiKey, getApiKeyQueryKey, listApiKeysQueryKey } from '@onepoint/api-client';
import type { ApiKey } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { forgetSecret } from './use-api-key-secret.ts';

/** Deletes a key for good; it leaves the list once the API has said so, never before. */
export function useDeleteApiKey(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    // Deleted elsewhere in the meantime, or by a request whose reply was lost: it is gone, as was wanted.
    mutationFn: async (apiKeyId: string) => {
      try {
        await deleteApiKey(client, { projectId, apiKeyId });
      } catch (error) {
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
