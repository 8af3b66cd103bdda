// API key secrets, which the API returns only once. Kept in memory until the page closes or the session ends.
import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

const inMemory = { gcTime: Infinity, staleTime: Infinity } as const;
const secretQueryKey = (apiKeyId: string) => ['apiKeySecret', { apiKeyId }] as const;
const unsavedQueryKey = (apiKeyId: string) => ['apiKeySecretUnsaved', { apiKeyId }] as const;

interface RememberOptions {
  /** Warns before the secret is lost, for secrets without a modal that asks the user to copy them. @default false */
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

/** Defined only if this page created or rotated the key, or the user entered the secret. */
export function useApiKeySecret(apiKeyId: string | undefined): string | undefined {
  return useQuery(secretQueryOptions(apiKeyId ?? '')).data;
}

/** `isUnsaved` is true while closing the page would lose the secret. Call `handleSaved` once the user has copied it. */
export function useUnsavedSecret(apiKeyId: string): { readonly isUnsaved: boolean; readonly handleSaved: () => void } {
  const queryClient = useQueryClient();
  const queryKey = unsavedQueryKey(apiKeyId);
  const { data: isUnsaved = false } = useQuery<boolean>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return { isUnsaved, handleSaved: () => queryClient.setQueryData<boolean>(queryKey, false) };
}
