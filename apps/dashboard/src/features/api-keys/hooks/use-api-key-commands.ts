import { useTranslation } from '@onepoint/i18n';
import { may, type ApiKey, type Project } from '@onepoint/api-contract';
import { notify } from '../../../shared/overlays/notify.ts';
import type { ApiKeyCommands } from '../components/api-key-actions.tsx';
import { loadApiKeyModals } from './load-api-key-modals.ts';
import { useNotifyKeyError } from './use-notify-key-error.ts';
import { useRevealApiKey } from './use-reveal-api-key.ts';
import { useUpdateApiKey } from './use-update-api-key.ts';

/**
 * What the reader can do with keys, or null where their role forbids it.
 *
 * @param onDeleted called once a key is gone
 */
export function useApiKeyCommands({ id: projectId, role }: Pick<Project, 'id' | 'role'>, onDeleted?: () => void): ApiKeyCommands | null {
  const { t } = useTranslation('dashboard');
  const notifyError = useNotifyKeyError(projectId);
  const update = useUpdateApiKey(projectId);
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
      // A secret is never left waiting for code.
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
