import { getChecklistQueryKey, getChecklistQueryOptions, updateChecklist } from '@onepoint/api-client';
import type { Checklist } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';

interface UseChecklistOptions {
  readonly refreshMs: number;
  /** Whether to refetch the checklist while the page is visible. */
  readonly isLive: (checklist: Checklist) => boolean;
}

export function useChecklist(projectId: string, { refreshMs, isLive }: UseChecklistOptions) {
  return useQuery({
    ...getChecklistQueryOptions(useApiClient(), { projectId }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isLive(data) ? refreshMs : false),
  });
}

/** Dismisses the checklist for this member only. Optimistic. */
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
      // A response still loading would show the checklist again.
      await queryClient.cancelQueries({ queryKey });
      setDismissed(true);
    },
    onError: (error) => {
      setDismissed(false);
      notifyError(t('checklist.failed'), error);
    },
  });
}
