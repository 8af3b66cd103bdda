import type { Project } from '@onepoint/api-contract';
import { isLastOwner } from './data/is-last-owner.ts';
import { useMembers } from './hooks/use-members.ts';
import { useMyUserId } from './hooks/use-my-user-id.ts';
import { memberModals } from './members.modals.ts';

/** Opens what asks before the reader leaves a project; nothing while it is not known who its members are. */
export function useOpenLeaveProject(project: Pick<Project, 'id' | 'name'>, onLeft: () => void): () => Promise<void> {
  const { data: members = [] } = useMembers(project.id);
  const myUserId = useMyUserId();
  return async () => {
    const me = members.find(({ userId }) => userId === myUserId);
    if (!me) return;
    const result = await memberModals.open('leave-project', {
      project,
      memberId: me.id,
      userId: me.userId,
      isLastOwner: isLastOwner(members, me.id),
    });
    if (result === 'left') onLeft();
  };
}
