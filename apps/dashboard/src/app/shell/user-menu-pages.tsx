import { useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { LayoutDashboard, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { paths, sectionPath } from '../paths.ts';
import styles from './user-menu.module.css';

export interface UserMenuPagesProps {
  /** There is a project to show the dashboard of. */
  hasProjects: boolean;
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** The user's own page, and the section of the dashboard looked at last. */
export function UserMenuPages({ hasProjects, onFollow }: UserMenuPagesProps) {
  const { t } = useTranslation('dashboard');
  const lastSection = useAppState('selectedLastUrlKeyInDashboard');
  return (
    <div className={styles.group}>
      <Link to={paths.profile} className={styles.item} onClick={onFollow}>
        <UserRound size={16} strokeWidth={1.5} aria-hidden />
        {t('shell.profile')}
      </Link>
      {hasProjects ? (
        <Link to={sectionPath(lastSection)} className={styles.item} onClick={onFollow}>
          <LayoutDashboard size={16} strokeWidth={1.5} aria-hidden />
          {t('userMenu.dashboard')}
        </Link>
      ) : null}
    </div>
  );
}
