import { deleteWebhook, getWebhookQueryKey, getWebhookQueryOptions, setWebhook, testWebhook } from '@onepoint/api-client';
import { useTranslation } from '@onepoint/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';

/** While something waits to be delivered, the deliveries are read again this often. */
const refreshMs = 2_000;

/** The webhook of a project, its last deliveries, and what can be done with it. */
export function useWebhook(projectId: string) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const query = useQuery({
    ...getWebhookQueryOptions(client, { projectId }),
    refetchInterval: ({ state }) => (state.data?.deliveries.some(({ status }) => status === 'pending') ? refreshMs : false),
  });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: getWebhookQueryKey({ projectId }) });
  const onError = (error: Error): void => notifyError(t('settings.webhook.failed.act'), error);
  return {
    query,
    set: useMutation({ mutationFn: (url: string) => setWebhook(client, { projectId, url }), onSettled, onError }),
    test: useMutation({ mutationFn: () => testWebhook(client, { projectId }), onSettled, onError }),
    remove: useMutation({ mutationFn: () => deleteWebhook(client, { projectId }), onSettled, onError }),
  };
}
