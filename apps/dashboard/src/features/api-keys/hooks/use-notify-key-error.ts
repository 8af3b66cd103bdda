import { ApiError, getApiKeyQueryKey, listApiKeysQueryKey, listProjectsQueryKey } from '@onepoint/api-client';
import { useTranslation } from '@onepoint/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { notify } from '../../../shared/overlays/notify.ts';

/**
 * Says that a change of a key was not made, and why. Where the key is gone, or the reader's role no longer allows changes, what is on screen
 * is out of date: it is read again, and the reader told.
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
