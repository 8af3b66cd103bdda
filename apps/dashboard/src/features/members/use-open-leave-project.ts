import { getCurrentUserQueryOptions, listMembersQueryOptions } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { isLastOwner } from './data/is-last-owner.ts';
import { memberModals } from './members.modals.ts';

/** Opens what asks before the reader leaves a project, as soon as it is known who its members are. */
export function useOpenLeaveProject(project: Pick<Project, 'id' | 'name'>, onLeft: () => void): () => Promise<void> {
  const { t } = useTranslation('modals');
  const queryClient = useQueryClient();
  const apiClient = useApiClient();
  const notifyError = useNotifyError();
  const findMembers = () =>
    Promise.all([
      queryClient.ensureQueryData(listMembersQueryOptions(apiClient, { projectId: project.id })),
      queryClient.ensureQueryData(getCurrentUserQueryOptions(apiClient)),
    ]);
  return async () => {
    try {
      const [members, user] = await findMembers();
      const me = members.find(({ userId }) => userId === user.id);
      if (!me) return;
      const result = await memberModals.open('leave-project', {
        project,
        memberId: me.id,
        userId: me.userId,
        isLastOwner: isLastOwner(members, me.id),
      });
      if (result === 'left') onLeft();
    } catch (error) {
      notifyError(t('leaveProject.failed'), error);
    }
  };
}
