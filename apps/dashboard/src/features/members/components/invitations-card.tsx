import type { Invitation } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Table } from '@onepoint/ui-kit/table';
import { useNotifyError } from '../../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { useRoleName } from '../../../shared/projects/project-names.ts';
import { useRevokeInvitation } from '../hooks/use-revoke-invitation.ts';
import { invitationsColumns } from './invitations-columns.tsx';

export interface InvitationsCardProps {
  projectId: string;
  invitations: readonly Invitation[];
}

/** Who is invited and has not answered yet. */
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
