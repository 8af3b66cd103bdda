import type { Project, User } from '@onepoint/api-contract';
import { displayedIdentifier } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { BookOpen, LogOut } from 'lucide-react';
import { ThemeSwitch } from '../../shared/theme-switch.tsx';
import { sitePaths } from '../paths.ts';
import { UserMenuPages } from './user-menu-pages.tsx';
import { UserMenuPreferences } from './user-menu-preferences.tsx';
import { UserMenuProjects } from './user-menu-projects.tsx';
import styles from './user-menu.module.css';

export interface UserMenuPanelProps {
  user: Pick<User, 'firstName' | 'lastName' | 'username' | 'web3Wallets' | 'emailAddresses' | 'imageUrl'>;
  projects: readonly Pick<Project, 'id' | 'name' | 'isProvider'>[];
  currentProjectId: string | undefined;
  /** Ends the session. */
  onSignOut: () => void;
  /** The session is ending. */
  signingOut: boolean;
  /** A project was chosen. */
  onChoose: () => void;
  /** A modal opens in the menu's place. */
  onFollow: () => void;
}

/** What the account menu opens. */
export function UserMenuPanel({ user, projects, currentProjectId, onSignOut, signingOut, onChoose, onFollow }: UserMenuPanelProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [email] = user.emailAddresses;
  const name = displayedIdentifier(user);
  return (
    <div className={styles.panel}>
      <div className={styles.profile}>
        <Avatar name={name} imageUrl={user.imageUrl ?? undefined} size={36} />
        <div className={styles.names}>
          <p className={styles.caption}>{t('userMenu.signedInAs')}</p>
          <p className={styles.name}>{name}</p>
          {email && email.emailAddress !== name ? <p className={styles.caption}>{email.emailAddress}</p> : null}
        </div>
      </div>
      <UserMenuPages project={projects.find(({ id }) => id === currentProjectId)} onFollow={onChoose} />
      <UserMenuProjects projects={projects} currentId={currentProjectId} onFollow={onChoose} />
      <div className={styles.group}>
        <a href={sitePaths.docs} className={styles.item}>
          <BookOpen size={16} strokeWidth={1.5} aria-hidden />
          {t('shell.docs')}
        </a>
        <UserMenuPreferences onFollow={onFollow} />
      </div>
      <div className={styles.theme}>
        <span className={styles.caption}>{t('common:theme.label')}</span>
        <ThemeSwitch />
      </div>
      <div className={styles.group}>
        <button type="button" className={styles.item} aria-busy={signingOut || undefined} onClick={signingOut ? undefined : onSignOut}>
          <LogOut size={16} strokeWidth={1.5} aria-hidden />
          {signingOut ? t('userMenu.signingOut') : t('common:actions.signOut')}
        </button>
      </div>
    </div>
  );
}
