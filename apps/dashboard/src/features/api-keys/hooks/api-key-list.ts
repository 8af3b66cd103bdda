import { getApiKeyQueryKey, listApiKeysQueryKey } from '@onepoint/api-client';
import type { ApiKey } from '@onepoint/api-contract';
import type { QueryClient } from '@tanstack/react-query';

/** Puts a changed key where it is shown: in the list and on its own page. */
export function replaceApiKey(queryClient: QueryClient, projectId: string, apiKey: ApiKey): void {
  queryClient.setQueryData<ApiKey[]>(listApiKeysQueryKey({ projectId }), (keys) =>
    keys?.map((key) => (key.id === apiKey.id ? apiKey : key)),
  );
  const own = getApiKeyQueryKey({ projectId, apiKeyId: apiKey.id });
  if (queryClient.getQueryData(own)) queryClient.setQueryData<ApiKey>(own, apiKey);
}

export function findApiKey(queryClient: QueryClient, projectId: string, apiKeyId: string): ApiKey | undefined {
  return (
    queryClient.getQueryData<ApiKey[]>(listApiKeysQueryKey({ projectId }))?.find(({ id }) => id === apiKeyId) ??
    queryClient.getQueryData<ApiKey>(getApiKeyQueryKey({ projectId, apiKeyId }))
  );
}
