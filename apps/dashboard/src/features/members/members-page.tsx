import { may } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { UserPlus } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { InvitationsCard } from './components/invitations-card.tsx';
import { MembersTable } from './components/members-table.tsx';
import { useMembersHeadline } from './components/use-members-headline.ts';
import { memberCommands } from './data/member-commands.ts';
import { useInvitations } from './hooks/use-invitations.ts';
import { useMembers } from './hooks/use-members.ts';
import { useMyUserId } from './hooks/use-my-user-id.ts';
import { memberModals } from './members.modals.ts';

export interface MembersPageProps {
  /** Path of the workspace: whoever is invited finds the invitation there. */
  workspacePath: string;
  /** Path of the page that shows the reader's own id. */
  profilePath: string;
  /** Called once the reader has left the project. */
  onLeft: () => void;
}

/** Who works on the current project, and who is invited to. */
export function MembersPage({ workspacePath, profilePath, onLeft }: MembersPageProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  const members = useMembers(project.id);
  const invitations = useInvitations(project);
  const myUserId = useMyUserId();
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
