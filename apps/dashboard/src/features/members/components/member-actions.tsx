import type { Member } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { IconButton } from '@onepoint/ui-kit/icon-button';
import { LogOut, UserCog, UserMinus } from 'lucide-react';
import styles from './member-actions.module.css';

export interface MemberCommands {
  /** Whether the reader's role lets them change and remove this member. */
  manages: (member: Member) => boolean;
  onChangeRole: (member: Member) => void;
  onRemove: (member: Member) => void;
  /** Everybody may leave. */
  onLeave: (me: Member) => void;
}

export interface MemberActionsProps extends MemberCommands {
  member: Member;
  isMe: boolean;
}

/** What can be done with a member, each action named with whom it is for. */
export function MemberActions({ member, isMe, manages, onChangeRole, onRemove, onLeave }: MemberActionsProps) {
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
