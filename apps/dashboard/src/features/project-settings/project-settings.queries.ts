import { getProject, listAlertsQueryKey, listProjectsQueryKey, updateProject, type UpdateProjectParameters } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { sendUnlessOvertaken } from '../../shared/drafts/send-unless-overtaken.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { notify } from '../../shared/overlays/notify.ts';

/** Shared by all settings forms. */
export const saveSettingsKey = ['saveSettings'] as const;

type SettingChanges = Omit<UpdateProjectParameters, 'projectId' | 'expected'>;

/**
 * Saves project settings. If someone else changed them in the meantime, shows their values instead of overwriting them (`isSaved` is
 * false). On an error, refetches the project, because the user's role might have changed.
 */
export function useSaveSettings(projectId: string) {
  const { t } = useTranslation(['dashboard', 'common']);
  const client = useApiClient();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const queryKey = listProjectsQueryKey();
  return useMutation({
    mutationKey: saveSettingsKey,
    mutationFn: (changes: SettingChanges) =>
      sendUnlessOvertaken<Project>({
        change: changes,
        shown: queryClient.getQueryData<Project[]>(queryKey)?.find(({ id }) => id === projectId),
        send: (expected) => updateProject(client, { projectId, ...changes, expected }),
        read: () => getProject(client, { projectId }),
      }),
    onSuccess: async ({ item, isSaved }) => {
      // A response in flight would bring back the old values.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Project[]>(queryKey, (projects) => projects?.map((project) => (project.id === item.id ? item : project)));
      // The form also says so, but the user might have left the page.
      if (!isSaved) return notify('error', { title: t('dashboard:settings.failed.save'), message: t('dashboard:overtaken.title') });
      void queryClient.invalidateQueries({ queryKey: listAlertsQueryKey({ projectId }) });
      return notify('success', { title: t('common:states.saved') });
    },
    onError: (error) => {
      void queryClient.invalidateQueries({ queryKey });
      notifyError(t('dashboard:settings.failed.save'), error);
    },
  });
}
