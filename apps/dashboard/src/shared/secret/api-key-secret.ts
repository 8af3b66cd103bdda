// Secrets of API keys, which the API returns once. They are kept in memory until the page is closed or the session ends.
import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

const inMemory = { gcTime: Infinity, staleTime: Infinity } as const;
const secretQueryKey = (apiKeyId: string) => ['apiKeySecret', { apiKeyId }] as const;
const unsavedQueryKey = (apiKeyId: string) => ['apiKeySecretUnsaved', { apiKeyId }] as const;

interface RememberOptions {
  /** Whether the page has to warn before the secret is lost, because no modal asks the user to copy it. @default false */
  readonly isUnsaved?: boolean;
}

export function rememberSecret(
  queryClient: QueryClient,
  apiKeyId: string,
  secret: string,
  { isUnsaved = false }: RememberOptions = {},
): void {
  for (const queryKey of [secretQueryKey(apiKeyId), unsavedQueryKey(apiKeyId)]) queryClient.setQueryDefaults(queryKey, inMemory);
  queryClient.setQueryData<string>(secretQueryKey(apiKeyId), secret);
  queryClient.setQueryData<boolean>(unsavedQueryKey(apiKeyId), isUnsaved);
}

export function forgetSecret(queryClient: QueryClient, apiKeyId: string): void {
  queryClient.removeQueries({ queryKey: secretQueryKey(apiKeyId) });
  queryClient.removeQueries({ queryKey: unsavedQueryKey(apiKeyId) });
}

export const secretQueryOptions = (apiKeyId: string) =>
  queryOptions<string>({ queryKey: secretQueryKey(apiKeyId), queryFn: skipToken, gcTime: Infinity });

/** A key's secret, if this page created or rotated the key, or if the user entered it. */
export function useApiKeySecret(apiKeyId: string | undefined): string | undefined {
  return useQuery(secretQueryOptions(apiKeyId ?? '')).data;
}

/** Whether closing the page would lose a secret, and a function to call once the user has copied it. */
export function useUnsavedSecret(apiKeyId: string): { readonly isUnsaved: boolean; readonly handleSaved: () => void } {
  const queryClient = useQueryClient();
  const queryKey = unsavedQueryKey(apiKeyId);
  const { data: isUnsaved = false } = useQuery<boolean>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return { isUnsaved, handleSaved: () => queryClient.setQueryData<boolean>(queryKey, false) };
}
