import type { Member } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { Badge } from '@onepoint/ui-kit/badge';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { LogOut, UserCog, UserMinus } from 'lucide-react';
import { useFormat } from '../../shared/format/use-format.ts';
import { useRoleName } from '../../shared/projects/project-names.ts';
import styles from './members-table.module.css';

interface MembersTableProps extends Pick<MembersColumnsParameters, 'myUserId' | 'commands'> {
  /** Undefined while loading. */
  members: readonly Member[] | undefined;
}

export function MembersTable({ members, ...parameters }: MembersTableProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const roleName = useRoleName();
  return (
    <Table
      caption={t('members.table')}
      columns={membersColumns({ t, format, roleName, ...parameters })}
      rows={members ?? []}
      rowId={({ id }) => id}
      loadingRows={members ? 0 : 3}
    />
  );
}

interface MembersColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  roleName: (role: string) => string;
  /** Undefined while loading. */
  myUserId: string | undefined;
  commands: MemberCommands;
}

function membersColumns({ t, format, roleName, myUserId, commands }: MembersColumnsParameters): TableColumn<Member>[] {
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

export interface MemberCommands {
  /** Whether the current user can change and remove this member. */
  manages: (member: Member) => boolean;
  onChangeRole: (member: Member) => void;
  onRemove: (member: Member) => void;
  onLeave: (me: Member) => void;
}

interface MemberNameProps {
  user: Member['user'];
  isMe?: boolean;
}

export function MemberName({ user: { displayName, imageUrl }, isMe = false }: MemberNameProps) {
  const { t } = useTranslation('dashboard');
  return (
    <span className={styles.member}>
      <Avatar name={displayName} imageUrl={imageUrl ?? undefined} size={20} />
      <span className={styles.name}>{displayName}</span>
      {isMe ? <Badge>{t('members.you')}</Badge> : null}
    </span>
  );
}

interface MemberActionsProps extends MemberCommands {
  member: Member;
  isMe: boolean;
}

function MemberActions({ member, isMe, manages, onChangeRole, onRemove, onLeave }: MemberActionsProps) {
  const { t } = useTranslation('dashboard');
  const name = member.user.displayName;
  return (
    <span className={styles.actions}>
      {manages(member) ? (
        <IconButton
          size="sm"
          name={t('members.changeRole', { name })}
          icon={<UserCog aria-hidden />}
          onClick={() => onChangeRole(member)}
        />
      ) : null}
      {manages(member) && !isMe ? (
        <IconButton size="sm" name={t('members.remove', { name })} icon={<UserMinus aria-hidden />} onClick={() => onRemove(member)} />
      ) : null}
      {isMe ? <IconButton size="sm" name={t('members.leave')} icon={<LogOut aria-hidden />} onClick={() => onLeave(member)} /> : null}
    </span>
  );
}
