import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';

const secretQueryKey = (apiKeyId: string) => ['apiKeySecret', { apiKeyId }] as const;

/** Keeps the secret of a key just created, in memory alone: it goes with the page, and with the session. */
export function rememberSecret(queryClient: QueryClient, apiKeyId: string, secret: string): void {
  queryClient.setQueryDefaults(secretQueryKey(apiKeyId), { gcTime: Infinity, staleTime: Infinity });
  queryClient.setQueryData<string>(secretQueryKey(apiKeyId), secret);
}

export function forgetSecret(queryClient: QueryClient, apiKeyId: string): void {
  queryClient.removeQueries({ queryKey: secretQueryKey(apiKeyId) });
}

/** The secret of a key, where this page has just created it. Nobody else ever sees it again. */
export function useApiKeySecret(apiKeyId: string | undefined): string | undefined {
  return useQuery<string>({ queryKey: secretQueryKey(apiKeyId ?? ''), queryFn: skipToken, gcTime: Infinity }).data;
}
