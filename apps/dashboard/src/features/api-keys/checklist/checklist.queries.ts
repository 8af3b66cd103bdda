import { getChecklistQueryKey, getChecklistQueryOptions, updateChecklist } from '@onepoint/api-client';
import type { Checklist } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';

interface UseChecklistOptions {
  readonly refreshMs: number;
  /** Whether to refetch it while the page is visible. */
  readonly isLive: (checklist: Checklist) => boolean;
}

/** Setup checklist of a project. */
export function useChecklist(projectId: string, { refreshMs, isLive }: UseChecklistOptions) {
  return useQuery({
    ...getChecklistQueryOptions(useApiClient(), { projectId }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isLive(data) ? refreshMs : false),
  });
}

/** Dismisses the checklist for this member, with an optimistic update. */
export function useDismissChecklist(projectId: string) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const queryKey = getChecklistQueryKey({ projectId });
  const setDismissed = (isDismissed: boolean) =>
    queryClient.setQueryData<Checklist>(queryKey, (checklist) => checklist && { ...checklist, isDismissed });
  return useMutation({
    mutationFn: () => updateChecklist(client, { projectId, isDismissed: true }),
    onMutate: async () => {
      // A response that is still loading would show the checklist again.
      await queryClient.cancelQueries({ queryKey });
      setDismissed(true);
    },
    onError: (error) => {
      setDismissed(false);
      notifyError(t('checklist.failed'), error);
    },
  });
}
