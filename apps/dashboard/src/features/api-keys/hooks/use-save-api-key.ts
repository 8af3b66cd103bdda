import { listApiKeysQueryKey, updateApiKey, type UpdateApiKeyParameters } from '@onepoint/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { replaceApiKey } from './api-key-list.ts';

/** Saves limits or allow-lists of a key. Not shown before the API has said yes: what a key may do is no guess. */
export function useSaveApiKey(projectId: string, apiKeyId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: Pick<UpdateApiKeyParameters, 'limits' | 'allowLists'>) => updateApiKey(client, { projectId, apiKeyId, ...change }),
    onSuccess: async (apiKey) => {
      // A list that is on its way would put the old value back.
      await queryClient.cancelQueries({ queryKey: listApiKeysQueryKey({ projectId }) });
      replaceApiKey(queryClient, projectId, apiKey);
    },
  });
}
