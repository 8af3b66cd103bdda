import type { Member } from '@onepoint/api-contract';
import type { useTranslation } from '@onepoint/i18n';
import type { TableColumn } from '@onepoint/ui-kit/table';
import type { useFormat } from '../../../shared/format/use-format.ts';
import { MemberActions, type MemberCommands } from './member-actions.tsx';
import { MemberName } from './member-name.tsx';

export interface MembersColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  roleName: (role: string) => string;
  /** Undefined until it is known who the reader is. */
  myUserId: string | undefined;
  commands: MemberCommands;
}

export function membersColumns({ t, format, roleName, myUserId, commands }: MembersColumnsParameters): TableColumn<Member>[] {
  return [
    {
      id: 'name',
      header: t('members.columns.name'),
      rowHeader: true,
      cell: ({ user, userId }) => <MemberName user={user} isMe={userId === myUserId} />,
    },
    { id: 'role', header: t('members.columns.role'), cell: ({ role }) => roleName(role) },
    {
      id: 'since',
      header: t('members.columns.since'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.date(createdAt)}</time>,
    },
    {
      id: 'actions',
      header: t('members.columns.actions'),
      hideHeader: true,
      align: 'end',
      cell: (member) => <MemberActions member={member} isMe={member.userId === myUserId} {...commands} />,
    },
  ];
}
