import { ApiError, getApiKeyQueryKey, listApiKeysQueryKey, listApiKeysQueryOptions, listProjectsQueryKey } from '@onepoint/api-client';
import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { codeLoader } from '@onepoint/navigation';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { refreshEvery } from '../../shared/live-data.ts';
import { notify } from '../../shared/overlays/notify.ts';

/** Refetch interval while the page is visible. Request counts change constantly. */
export const apiKeysRefreshMs = 5000;

export function useApiKeys(projectId: string) {
  return useQuery({ ...listApiKeysQueryOptions(useApiClient(), { projectId }), refetchInterval: refreshEvery(apiKeysRefreshMs) });
}

/** Updates a key in the cached list and, if its page was loaded, in the cached detail query. */
export function setCachedApiKey(queryClient: QueryClient, projectId: string, apiKey: ApiKey): void {
  queryClient.setQueryData<ApiKey[]>(listApiKeysQueryKey({ projectId }), (keys) =>
    keys?.map((key) => (key.id === apiKey.id ? apiKey : key)),
  );
  const detailKey = getApiKeyQueryKey({ projectId, apiKeyId: apiKey.id });
  if (queryClient.getQueryData(detailKey)) queryClient.setQueryData<ApiKey>(detailKey, apiKey);
}

/**
 * Updates a cached key optimistically; for `onMutate`. Cancels refetches, which would bring the old value back, and applies `change`.
 *
 * @returns a rollback function for `onError`
 */
export async function changeCachedApiKey(
  queryClient: QueryClient,
  { projectId, apiKeyId }: { readonly projectId: string; readonly apiKeyId: string },
  change: Partial<ApiKey>,
): Promise<() => void> {
  const listKey = listApiKeysQueryKey({ projectId });
  const detailKey = getApiKeyQueryKey({ projectId, apiKeyId });
  await queryClient.cancelQueries({ queryKey: listKey });
  await queryClient.cancelQueries({ queryKey: detailKey });
  const before =
    queryClient.getQueryData<ApiKey[]>(listKey)?.find(({ id }) => id === apiKeyId) ?? queryClient.getQueryData<ApiKey>(detailKey);
  if (!before) return () => undefined;
  setCachedApiKey(queryClient, projectId, { ...before, ...change });
  return () => setCachedApiKey(queryClient, projectId, before);
}

// Loaded on demand: the call validates allowlists, which the first view doesn't need.
const loadMutations = () => codeLoader.load(() => import('./api-keys.mutations.ts'), { waits: false });

/** Optimistic. */
export function useSetApiKeyStatus(projectId: string) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: { readonly apiKeyId: string } & Pick<ApiKey, 'status'>) => {
      const { setApiKeyStatus } = await loadMutations();
      return setApiKeyStatus(client, { projectId, ...change });
    },
    onMutate: ({ apiKeyId, status }) => changeCachedApiKey(queryClient, { projectId, apiKeyId }, { status }),
    onError: (_error, _change, rollBack) => rollBack?.(),
    onSuccess: (apiKey) => setCachedApiKey(queryClient, projectId, apiKey),
  });
}

/**
 * Shows an error toast for a failed key change. If the key no longer exists or the user's role no longer allows the change, also refetches
 * the data on screen.
 */
export function useNotifyKeyError(projectId: string): (title: string, error: unknown, apiKeyId?: string) => void {
  const { t } = useTranslation('dashboard');
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  return (title, error, apiKeyId) => {
    if (error instanceof ApiError && error.code === 'API_KEY_NOT_FOUND') {
      void queryClient.invalidateQueries({ queryKey: listApiKeysQueryKey({ projectId }) });
      if (apiKeyId !== undefined) void queryClient.invalidateQueries({ queryKey: getApiKeyQueryKey({ projectId, apiKeyId }) });
      notify('error', { title, message: t('apiKeys.goneToast') });
    } else if (error instanceof ApiError && error.code === 'ROLE_FORBIDS') {
      void queryClient.invalidateQueries({ queryKey: listProjectsQueryKey() });
      notify('error', { title, message: t('apiKeys.roleLowered') });
    } else {
      notifyError(title, error);
    }
  };
}
