import type { Invitation } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Card } from '@onepoint/ui-kit/card';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { MailX, Send } from 'lucide-react';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { notify } from '../../shared/overlays/notify.ts';
import { useRoleName } from '../../shared/projects/project-names.ts';
import { MemberName } from './members-table.tsx';
import styles from './members-table.module.css';
import { useResendInvitation, useRevokeInvitation } from './members.queries.ts';
import { formatInvitee } from './members.rules.ts';

interface InvitationsCardProps {
  projectId: string;
  invitations: readonly Invitation[];
}

export function InvitationsCard({ projectId, invitations }: InvitationsCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const roleName = useRoleName();
  const notifyError = useNotifyError();
  const resend = useResendInvitation(projectId);
  const revoke = useRevokeInvitation(projectId);
  const handleResend = (invitation: Invitation): void =>
    resend.mutate(invitation, {
      onSuccess: () => notify('success', { title: t('members.invitations.resent', { who: formatInvitee(invitation) }) }),
      onError: (error) => notifyError(t('members.invitations.failed.resend'), error),
    });
  const handleRevoke = (invitation: Invitation): void =>
    revoke.mutate(invitation, {
      onSuccess: () => notify('success', { title: t('members.invitations.revoked') }),
      onError: (error) => notifyError(t('members.invitations.failed.revoke'), error),
    });
  return (
    <Card title={t('members.invitations.title')} description={t('members.invitations.description')} padding="none">
      <Table
        caption={t('members.invitations.table')}
        columns={invitationsColumns({
          t,
          format,
          roleName,
          resendingId: resend.isPending ? resend.variables.id : undefined,
          revokingId: revoke.isPending ? revoke.variables.id : undefined,
          onResend: handleResend,
          onRevoke: handleRevoke,
        })}
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
  resendingId: string | undefined;
  revokingId: string | undefined;
  onResend: (invitation: Invitation) => void;
  onRevoke: (invitation: Invitation) => void;
}

function invitationsColumns(parameters: InvitationsColumnsParameters): TableColumn<Invitation>[] {
  const { t, format, roleName, resendingId, revokingId, onResend, onRevoke } = parameters;
  return [
    {
      id: 'who',
      header: t('members.invitations.columns.who'),
      rowHeader: true,
      cell: (invitation) => (
        <span className={styles.invitee}>
          <span translate="no">{formatInvitee(invitation)}</span>
          <EmailState invitation={invitation} />
        </span>
      ),
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
        <span className={styles.actions}>
          <IconButton
            size="sm"
            name={t('members.invitations.resend', { who: formatInvitee(invitation) })}
            icon={<Send aria-hidden />}
            loading={resendingId === invitation.id}
            onClick={() => onResend(invitation)}
          />
          <IconButton
            size="sm"
            name={t('members.invitations.revoke', { who: formatInvitee(invitation) })}
            icon={<MailX aria-hidden />}
            loading={revokingId === invitation.id}
            onClick={() => onRevoke(invitation)}
          />
        </span>
      ),
    },
  ];
}

function EmailState({ invitation: { delivery, sentAt } }: { invitation: Pick<Invitation, 'delivery' | 'sentAt'> }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (delivery === 'failed') return <Badge tone="negative">{t('members.invitations.delivery.failed')}</Badge>;
  if (delivery === 'pending') return <Badge tone="caution">{t('members.invitations.delivery.pending')}</Badge>;
  return (
    <time className="text-muted text-small" dateTime={sentAt}>
      {t('members.invitations.delivery.sent', { date: format.date(sentAt) })}
    </time>
  );
}
