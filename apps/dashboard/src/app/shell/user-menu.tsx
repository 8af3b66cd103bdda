import type { User } from '@onepoint/api-contract';
import { displayedIdentifier, maskedIdentifier } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Avatar } from '@onepoint/ui-kit/avatar';
import { BookOpen, LayoutGrid, LogOut } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useDismiss } from '../../shared/dismiss/use-dismiss.ts';
import { paths, sitePaths } from '../paths.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './user-menu.module.css';

export interface UserMenuProps {
  user: Pick<User, 'firstName' | 'lastName' | 'username' | 'web3Wallets' | 'emailAddresses' | 'imageUrl'>;
  /** Ends the session. */
  onSignOut: () => void;
  /** The session is ending. */
  signingOut: boolean;
}

/** Who is signed in, the theme, and the ways out. A disclosure: Tab walks through it as through any part of the page. */
export function UserMenu({ user, onSignOut, signingOut }: UserMenuProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, opener, open, close);
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
          <div className={styles.group}>
            <Link to={paths.workspace} className={styles.item} onClick={close}>
              <LayoutGrid size={16} strokeWidth={1.5} aria-hidden />
              {t('shell.projects')}
            </Link>
            <a href={sitePaths.docs} className={styles.item}>
              <BookOpen size={16} strokeWidth={1.5} aria-hidden />
              {t('shell.docs')}
            </a>
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
