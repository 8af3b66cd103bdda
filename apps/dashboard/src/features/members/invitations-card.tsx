import type { Invitation } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { MailX } from 'lucide-react';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { notify } from '../../shared/overlays/notify.ts';
import { useRoleName } from '../../shared/projects/project-names.ts';
import { MemberName } from './members-table.tsx';
import { useRevokeInvitation } from './members.queries.ts';
import { formatInvitee } from './members.rules.ts';

interface InvitationsCardProps {
  projectId: string;
  invitations: readonly Invitation[];
}

/** Pending invitations. */
export function InvitationsCard({ projectId, invitations }: InvitationsCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const roleName = useRoleName();
  const notifyError = useNotifyError();
  const revoke = useRevokeInvitation(projectId);
  const handleRevoke = (invitation: Invitation): void =>
    revoke.mutate(invitation, {
      onSuccess: () => notify('success', { title: t('members.invitations.revoked') }),
      onError: (error) => notifyError(t('members.invitations.failed.revoke'), error),
    });
  const revokingId = revoke.isPending ? revoke.variables.id : undefined;
  return (
    <Card title={t('members.invitations.title')} description={t('members.invitations.description')} padding="none">
      <Table
        caption={t('members.invitations.table')}
        columns={invitationsColumns({ t, format, roleName, revokingId, onRevoke: handleRevoke })}
        rows={invitations}
        rowId={({ id }) => id}
      />
    </Card>
  );
}

interface InvitationsColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  roleName: (role: string) => string;
  /** Invitation that is being revoked. */
  revokingId: string | undefined;
  onRevoke: (invitation: Invitation) => void;
}

function invitationsColumns({ t, format, roleName, revokingId, onRevoke }: InvitationsColumnsParameters): TableColumn<Invitation>[] {
  return [
    {
      id: 'who',
      header: t('members.invitations.columns.who'),
      rowHeader: true,
      cell: (invitation) => <span translate="no">{formatInvitee(invitation)}</span>,
    },
    { id: 'role', header: t('members.invitations.columns.role'), cell: ({ role }) => roleName(role) },
    { id: 'by', header: t('members.invitations.columns.invitedBy'), cell: ({ invitedBy }) => <MemberName user={invitedBy} /> },
    {
      id: 'expires',
      header: t('members.invitations.columns.expires'),
      cell: ({ expiresAt }) => <time dateTime={expiresAt}>{format.date(expiresAt)}</time>,
    },
    {
      id: 'actions',
      header: t('members.invitations.columns.actions'),
      hideHeader: true,
      align: 'end',
      cell: (invitation) => (
        <IconButton
          size="sm"
          name={t('members.invitations.revoke', { who: formatInvitee(invitation) })}
          icon={<MailX aria-hidden />}
          loading={revokingId === invitation.id}
          onClick={() => onRevoke(invitation)}
        />
      ),
    },
  ];
}
