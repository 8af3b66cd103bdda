import { useTranslation } from '@onepoint/i18n';
import { may, type ApiKey, type Project } from '@onepoint/api-contract';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { modals } from '../../../shared/overlays/modals.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import type { ApiKeyCommands } from '../components/api-key-actions.tsx';
import { deleteApiKeyModal, renameApiKeyModal } from '../modals/api-key-modals.ts';
import { useUpdateApiKey } from './use-update-api-key.ts';

/**
 * What the reader can do with keys, or null where their role forbids it.
 *
 * @param onDeleted called once a key is gone
 */
export function useApiKeyCommands({ id: projectId, role }: Pick<Project, 'id' | 'role'>, onDeleted?: () => void): ApiKeyCommands | null {
  const { t } = useTranslation('dashboard');
  const notifyError = useNotifyError();
  const update = useUpdateApiKey(projectId);
  if (!may(role, 'apiKey:manage')) return null;

  const setStatus = (status: ApiKey['status'], done: 'paused' | 'resumed', failed: 'pause' | 'resume') => (apiKey: ApiKey) =>
    update.mutate(
      { apiKeyId: apiKey.id, status },
      {
        onSuccess: ({ name }) => notify('success', { title: t(`apiKeys.${done}`, { name }) }),
        onError: (error) => notifyError(t(`apiKeys.failed.${failed}`), error),
      },
    );

  return {
    onPause: setStatus('paused', 'paused', 'pause'),
    onResume: setStatus('active', 'resumed', 'resume'),
    onRename: (apiKey) => void modals.open({ id: 'rename-api-key', component: renameApiKeyModal, props: { projectId, apiKey } }),
    onDelete: async (apiKey) => {
      const result = await modals.open({ id: 'delete-api-key', component: deleteApiKeyModal, props: { projectId, apiKey } });
      if (result === 'deleted') onDeleted?.();
    },
  };
}
