import { getProject, listAlertsQueryKey, listProjectsQueryKey, updateProject, type UpdateProjectParameters } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { sendUnlessOvertaken } from '../../../shared/drafts/send-unless-overtaken.ts';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { notify } from '../../../shared/overlays/notify.ts';

/** Of every save of settings, whichever form it is of. */
export const saveSettingsKey = ['saveSettings'] as const;

export type SettingChanges = Omit<UpdateProjectParameters, 'projectId' | 'expected'>;

/**
 * Saves settings of a project, unless somebody else saved others meanwhile: those are shown first. What the API answers is shown at once; where
 * it refuses, that is said, and the project is read again: a role may have been lowered meanwhile.
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
      // A list that is on its way would show what was.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Project[]>(queryKey, (projects) => projects?.map((project) => (project.id === item.id ? item : project)));
      // Also for who has left the screen meanwhile, where the form itself says it.
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
