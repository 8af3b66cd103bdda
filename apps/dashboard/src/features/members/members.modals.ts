import { getCurrentUserQueryOptions, listMembersQueryOptions } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { defineModals } from '@onepoint/modal-stack';
import { useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { modals } from '../../shared/overlays/modals.ts';
import { isLastOwner } from './members.rules.ts';

export const memberModals = defineModals({
  'invite-member': {
    load: async () => (await import('./modals/invite-member-modal.tsx')).InviteMemberModal,
    widthPx: 560,
    bodyHeightPx: 440,
  },
  'change-role': {
    load: async () => (await import('./modals/change-role-modal.tsx')).ChangeRoleModal,
    widthPx: 560,
    bodyHeightPx: 360,
  },
  'remove-member': {
    load: async () => (await import('./modals/remove-member-modal.tsx')).RemoveMemberModal,
    bodyHeightPx: 96,
  },
  'leave-project': {
    load: async () => (await import('./modals/leave-project-modal.tsx')).LeaveProjectModal,
    bodyHeightPx: 96,
  },
}).on(modals);

/** Loads the members first, then opens the confirmation. */
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
