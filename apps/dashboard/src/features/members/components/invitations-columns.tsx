import type { Invitation } from '@onepoint/api-contract';
import type { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import type { TableColumn } from '@onepoint/ui-kit/table';
import { MailX } from 'lucide-react';
import type { useFormat } from '../../../shared/format/use-format.ts';
import { formatInvitee } from '../data/invitee.ts';
import { MemberName } from './member-name.tsx';

export interface InvitationsColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  roleName: (role: string) => string;
  /** The invitation that is being revoked. */
  revokingId: string | undefined;
  onRevoke: (invitation: Invitation) => void;
}

export function invitationsColumns({ t, format, roleName, revokingId, onRevoke }: InvitationsColumnsParameters): TableColumn<Invitation>[] {
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
