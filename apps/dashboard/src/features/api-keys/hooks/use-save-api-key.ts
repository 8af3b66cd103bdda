import { getApiKey, getApiKeyQueryKey, listApiKeysQueryKey, updateApiKey, type UpdateApiKeyParameters } from '@onepoint/api-client';
import type { ApiKey } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { sendUnlessOvertaken } from '../../../shared/drafts/send-unless-overtaken.ts';
import { replaceApiKey } from './api-key-list.ts';

/**
 * Saves limits or allow-lists of a key, unless somebody else saved others meanwhile: those are shown first. Not shown before the API has said yes: what a key may do is no guess.
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
      // A list that is on its way would put the old value back.
      await queryClient.cancelQueries({ queryKey: listApiKeysQueryKey({ projectId }) });
      replaceApiKey(queryClient, projectId, apiKey);
    },
  });
}
