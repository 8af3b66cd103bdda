import { listChainsQueryOptions } from '@onepoint/api-client';
import { may, type ApiKey, type CreatedApiKey, type Project } from '@onepoint/api-contract';
import { appState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { notify } from '../../shared/overlays/notify.ts';
import type { ApiKeyCommands } from './api-keys-table.tsx';
import { useNotifyKeyError, useSetApiKeyStatus } from './api-keys.queries.ts';
import type { RotatedSecret } from './modals/reveal-api-key-modal.tsx';

/**
 * Null if the user's role doesn't allow these actions.
 *
 * @param onDeleted called after a key was deleted
 */
export function useApiKeyCommands({ id: projectId, role }: Pick<Project, 'id' | 'role'>, onDeleted?: () => void): ApiKeyCommands | null {
  const { t } = useTranslation('dashboard');
  const notifyError = useNotifyKeyError(projectId);
  const update = useSetApiKeyStatus(projectId);
  const reveal = useRevealApiKey();
  if (!may(role, 'apiKey:manage')) return null;

  const setStatus = (status: ApiKey['status'], done: 'paused' | 'resumed', failed: 'pause' | 'resume') => (apiKey: ApiKey) =>
    update.mutate(
      { apiKeyId: apiKey.id, status },
      {
        onSuccess: ({ name }) => notify('success', { title: t(`apiKeys.${done}`, { name }) }),
        onError: (error) => notifyError(t(`apiKeys.failed.${failed}`), error, apiKey.id),
      },
    );

  return {
    onPause: setStatus('paused', 'paused', 'pause'),
    onResume: setStatus('active', 'resumed', 'resume'),
    onRename: async (apiKey) => void (await loadApiKeyModals()).open('rename-api-key', { projectId, apiKey }),
    onRotate: async (apiKey) => {
      const apiKeyModals = await loadApiKeyModals();
      // Preload it: the new secret exists only in the response, so its modal must not fail to load then.
      apiKeyModals.preload('reveal-api-key');
      const rotated = await apiKeyModals.open('rotate-api-key', { projectId, apiKey });
      if (rotated) await reveal(rotated, rotated);
    },
    onDelete: async (apiKey) => {
      const apiKeyModals = await loadApiKeyModals();
      const result = await apiKeyModals.open('delete-api-key', { projectId, apiKey });
      if (result === 'deleted') onDeleted?.();
    },
  };
}

export function useOpenCreateApiKey(projectId: string): () => Promise<void> {
  const reveal = useRevealApiKey();
  return async () => {
    const apiKeyModals = await loadApiKeyModals();
    // Preload it: the secret exists only in the response, so its modal must not fail to load then.
    apiKeyModals.preload('reveal-api-key');
    const created = await apiKeyModals.open('create-api-key', { projectId });
    if (created) await reveal(created);
  };
}

function useRevealApiKey(): (apiKey: CreatedApiKey, rotated?: RotatedSecret) => Promise<void> {
  const queryKey = listChainsQueryOptions(useApiClient()).queryKey;
  const queryClient = useQueryClient();
  return async (apiKey, rotated) => {
    const chains = queryClient.getQueryData(queryKey);
    const { selectedDocChain } = appState.getState();
    const chain = chains?.find(({ slug }) => slug === selectedDocChain) ?? chains?.[0];
    const endpointUrl = chain && `${chain.httpUrl}/${apiKey.secret}`;
    const apiKeyModals = await loadApiKeyModals();
    return apiKeyModals.open('reveal-api-key', { apiKey, endpointUrl, rotated });
  };
}

/** Loaded on demand, because listing keys needs no modal. */
const loadApiKeyModals = async () => (await import('./api-keys.modals.ts')).apiKeyModals;
