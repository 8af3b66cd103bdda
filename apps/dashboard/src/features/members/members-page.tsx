import { may, type Member, type Project } from '@onepoint/api-contract';
import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { UserPlus } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { InvitationsCard } from './invitations-card.tsx';
import { MembersTable, type MemberCommands } from './members-table.tsx';
import { memberModals } from './members.modals.ts';
import { useInvitations, useMembers } from './members.queries.ts';
import { isLastOwner } from './members.rules.ts';

interface MembersPageProps {
  /** Workspace, where invited people find the invitation. */
  workspacePath: string;
  /** Profile page, which shows the user's own ID. */
  profilePath: string;
  onLeft: () => void;
}

export function MembersPage({ workspacePath, profilePath, onLeft }: MembersPageProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  const members = useMembers(project.id);
  const invitations = useInvitations(project);
  const myUserId = useSession().user?.id;
  const headline = useMembersHeadline(members.data?.length, invitations.data?.length ?? 0);
  const failed = members.isError && !members.data;
  const workspaceUrl = new URL(workspacePath, location.href).href;
  return (
    <>
      <PageHeader
        title={t('members.title')}
        headline={failed ? null : headline}
        actions={
          may(project.role, 'member:manage') ? (
            <Button
              variant="primary"
              icon={<UserPlus aria-hidden />}
              onClick={() =>
                void memberModals.open('invite-member', { projectId: project.id, myRole: project.role, workspaceUrl, profilePath })
              }
            >
              {t('members.add')}
            </Button>
          ) : undefined
        }
      />
      {failed ? (
        <QueryError
          title={t('members.failed.load')}
          error={members.error}
          onRetry={() => void members.refetch()}
          retrying={members.isFetching}
        />
      ) : (
        <Card padding="none">
          <MembersTable
            members={members.data}
            myUserId={myUserId}
            commands={memberCommands({ project, members: members.data ?? [], myUserId, onLeft })}
          />
        </Card>
      )}
      {invitations.isError && !invitations.data ? (
        <QueryError
          title={t('members.invitations.failed.load')}
          error={invitations.error}
          onRetry={() => void invitations.refetch()}
          retrying={invitations.isFetching}
        />
      ) : null}
      {invitations.data && invitations.data.length > 0 ? <InvitationsCard projectId={project.id} invitations={invitations.data} /> : null}
    </>
  );
}

/** Such as "2 members, 1 pending invitation". Undefined while members load. */
function useMembersHeadline(memberCount: number | undefined, invitationCount: number): string | undefined {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  if (memberCount === undefined) return undefined;
  const members = t('members.headline.count', { count: memberCount, formatted: format.number(memberCount) });
  if (invitationCount === 0) return members;
  return [members, t('members.headline.invited', { count: invitationCount, formatted: format.number(invitationCount) })].join(
    t('common:separators.item'),
  );
}

interface MemberCommandsParameters {
  project: Project;
  members: readonly Member[];
  myUserId: string | undefined;
  onLeft: () => void;
}

function memberCommands({ project, members, myUserId, onLeft }: MemberCommandsParameters): MemberCommands {
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
