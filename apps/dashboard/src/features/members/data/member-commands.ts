import { may, type Member, type Project } from '@onepoint/api-contract';
import type { MemberCommands } from '../components/member-actions.tsx';
import { isLastOwner } from '../data/is-last-owner.ts';
import { memberModals } from '../members.modals.ts';

export interface MemberCommandsParameters {
  project: Project;
  members: readonly Member[];
  myUserId: string | undefined;
  /** Called once the reader is no longer a member. */
  onLeft: () => void;
}

/** What the reader can do with members. */
export function memberCommands({ project, members, myUserId, onLeft }: MemberCommandsParameters): MemberCommands {
  const projectId = project.id;
  const manages = ({ role }: Member): boolean =>
    may(project.role, 'member:manage') && (role !== 'owner' || may(project.role, 'owner:manage'));
  return {
    manages,
    onChangeRole: (member) =>
      void memberModals.open('change-role', { projectId, member, myRole: project.role, isMe: member.userId === myUserId }),
    onRemove: (member) => void memberModals.open('remove-member', { projectId, member }),
    onLeave: async ({ id, userId }) => {
      const result = await memberModals.open('leave-project', { project, memberId: id, userId, isLastOwner: isLastOwner(members, id) });
      if (result === 'left') onLeft();
    },
  };
}
