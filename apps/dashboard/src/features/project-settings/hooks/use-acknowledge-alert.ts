import { acknowledgeAlert, listAlertsQueryKey, listProjectsQueryKey } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';

const withAcknowledged = (projectId: string, alertId: string, isAcknowledged: boolean) => (projects: Project[] | undefined) =>
  projects?.map((project) => {
    if (project.id !== projectId) return project;
    const open = project.alerts.open.map((alert) => (alert.id === alertId ? { ...alert, isAcknowledged } : alert));
    return { ...project, alerts: { ...project.alerts, open } };
  });

/** Says that an alert was seen: its banner goes at once, and comes back where the API refuses. */
export function useAcknowledgeAlert(projectId: string) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const queryKey = listProjectsQueryKey();
  return useMutation({
    mutationFn: (alertId: string) => acknowledgeAlert(client, { projectId, alertId }),
    onMutate: async (alertId) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, withAcknowledged(projectId, alertId, true));
    },
    onError: (error, alertId) => {
      queryClient.setQueryData(queryKey, withAcknowledged(projectId, alertId, false));
      notifyError(t('alerts.failed.acknowledge'), error);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: listAlertsQueryKey({ projectId }) }),
  });
}
