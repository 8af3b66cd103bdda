import { getApiKey, getApiKeyQueryKey, listApiKeysQueryKey, updateApiKey } from '@onepoint/api-client';
import type { ApiKey } from '@onepoint/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { sendUnlessOvertaken } from '../../../shared/drafts/send-unless-overtaken.ts';
import { findApiKey, replaceApiKey } from './api-key-list.ts';

/** Renames a key, unless somebody else gave it another name than the one that was shown. Shown at once, and taken back where the API refuses. */
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
    onMutate: async (name) => {
      // A list that is on its way would put the old value back.
      await queryClient.cancelQueries({ queryKey: listApiKeysQueryKey({ projectId }) });
      await queryClient.cancelQueries({ queryKey: getApiKeyQueryKey({ projectId, apiKeyId }) });
      const before = findApiKey(queryClient, projectId, apiKeyId);
      if (before) replaceApiKey(queryClient, projectId, { ...before, name });
      return { before };
    },
    onError: (_error, _name, context) => {
      if (context?.before) replaceApiKey(queryClient, projectId, context.before);
    },
    onSuccess: ({ item }) => replaceApiKey(queryClient, projectId, item),
  });
}
