import { acknowledgeAlert, listAlertsQueryKey, listProjectsQueryKey } from '@onepoint/api-client';
import type { OpenAlert, Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../shared/format/use-format.ts';

interface AlertTexts {
  title: string;
  text: string;
}

/** Formats alerts. Shows an unknown kind by its name. */
export function useAlertTexts(): (alert: Pick<OpenAlert, 'kind' | 'threshold' | 'value' | 'limit'>) => AlertTexts {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return ({ kind, threshold, value, limit }) => {
    if (kind === 'low-balance') {
      return {
        title: t('alerts.lowBalance.title', { threshold: format.money(threshold) }),
        text: t('alerts.lowBalance.text', { balance: format.money(value) }),
      };
    }
    if (kind === 'spend') {
      return {
        title: t('alerts.spend.title', { percent: format.percent(threshold / 100) }),
        text: t('alerts.spend.text', { spent: format.money(value), limit: format.money(limit ?? 0) }),
      };
    }
    if (kind === 'runway')
      return { title: t('alerts.runway.title', { count: threshold }), text: t('alerts.runway.text', { count: value }) };
    return { title: kind, text: '' };
  };
}

const withAcknowledged = (projectId: string, alertId: string, isAcknowledged: boolean) => (projects: Project[] | undefined) =>
  projects?.map((project) => {
    if (project.id !== projectId) return project;
    const open = project.alerts.open.map((alert) => (alert.id === alertId ? { ...alert, isAcknowledged } : alert));
    return { ...project, alerts: { ...project.alerts, open } };
  });

/** Acknowledges an alert. Its banner disappears immediately, and returns if the API refuses. */
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
