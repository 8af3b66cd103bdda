import type { Member } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { Badge } from '@onepoint/ui-kit/badge';
import styles from './member-name.module.css';

export interface MemberNameProps {
  user: Member['user'];
  /** The user is the reader. */
  isMe?: boolean;
}

/** A person with their picture. */
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
