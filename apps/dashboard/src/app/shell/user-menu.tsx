import type { Project, User } from '@onepoint/api-contract';
import { displayedIdentifier, maskedIdentifier } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { BookOpen, LogOut } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useDismiss } from '../../shared/dismiss/use-dismiss.ts';
import { sitePaths } from '../paths.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserMenuPreferences } from './user-menu-preferences.tsx';
import { UserMenuProjects } from './user-menu-projects.tsx';
import styles from './user-menu.module.css';

export interface UserMenuProps {
  user: Pick<User, 'firstName' | 'lastName' | 'username' | 'web3Wallets' | 'emailAddresses' | 'imageUrl'>;
  projects: readonly Pick<Project, 'id' | 'name'>[];
  currentProjectId: string | undefined;
  /** Ends the session. */
  onSignOut: () => void;
  /** The session is ending. */
  signingOut: boolean;
}

/** Who is signed in, their projects, the theme, and the ways out. A disclosure: Tab walks through it as through any part of the page. */
export function UserMenu({ user, projects, currentProjectId, onSignOut, signingOut }: UserMenuProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, opener, open, close);
  const handleFollow = (): void => {
    close();
    // What opens now gives focus back to whatever has it: the menu's items are about to be gone.
    opener.current?.focus();
  };
  const [email] = user.emailAddresses;
  const name = displayedIdentifier(user);
  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={opener}
        type="button"
        className={styles.trigger}
        aria-label={t('userMenu.label')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name} imageUrl={user.imageUrl ?? undefined} size={28} />
      </button>
      {open ? (
        <div className={styles.panel}>
          <div className={styles.profile}>
            <Avatar name={name} imageUrl={user.imageUrl ?? undefined} size={36} />
            <div className={styles.names}>
              <p className={styles.caption}>{t('userMenu.signedInAs')}</p>
              <p className={styles.name}>{maskedIdentifier(user)}</p>
              {email && email.emailAddress !== name ? <p className={styles.caption}>{email.emailAddress}</p> : null}
            </div>
          </div>
          <UserMenuProjects projects={projects} currentId={currentProjectId} onFollow={close} />
          <div className={styles.group}>
            <a href={sitePaths.docs} className={styles.item}>
              <BookOpen size={16} strokeWidth={1.5} aria-hidden />
              {t('shell.docs')}
            </a>
            <UserMenuPreferences onFollow={handleFollow} />
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
      ) : null}
    </div>
  );
}
