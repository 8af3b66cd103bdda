import type { Project } from '@onepoint/api-contract';
import { displayedIdentifier, type IdentifiableUser } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { useDashboardPath } from '../../../shared/use-app-paths.ts';
import { AccountProjects } from './account-projects.tsx';
import styles from './account-view.module.css';
import type { Loaded } from './use-loaded.ts';

export interface AccountViewProps {
  user: IdentifiableUser & { imageUrl: string | null };
  projects: Loaded<readonly Project[]>;
  /** Ends the session. */
  onSignOut: () => void;
  /** The session is ending. */
  signingOut: boolean;
}

/** Who is signed in, what their project has left, and where to go from here. */
export function AccountView({ user, projects, onSignOut, signingOut }: AccountViewProps) {
  const { t, i18n } = useTranslation(['nav', 'common']);
  const dashboardPath = useDashboardPath();
  return (
    <>
      <div className={styles.profile}>
        <Avatar name={displayedIdentifier(user)} imageUrl={user.imageUrl ?? undefined} size={36} />
        <div className={styles.names}>
          <p className={styles.caption}>{t('account.signedInAs')}</p>
          <p className={styles.user}>{displayedIdentifier(user)}</p>
        </div>
      </div>
      <div className={styles.group}>
        <a href={localePath('/workspace/profile', i18n.language)} className={styles.item}>
          <UserRound size={16} strokeWidth={1.5} aria-hidden />
          {t('account.profile')}
        </a>
        <a href={dashboardPath} className={styles.item}>
          <LayoutDashboard size={16} strokeWidth={1.5} aria-hidden />
          {t('account.dashboard')}
        </a>
      </div>
      <AccountProjects {...projects} />
      <div className={styles.group}>
        <button type="button" className={styles.item} aria-busy={signingOut || undefined} onClick={signingOut ? undefined : onSignOut}>
          <LogOut size={16} strokeWidth={1.5} aria-hidden />
          {signingOut ? t('account.signingOut') : t('common:actions.signOut')}
        </button>
      </div>
    </>
  );
}
