import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { LayoutDashboard, UserRound } from 'lucide-react';
import { AppLink } from '../../shared/link/app-link.tsx';
import { paths } from '../paths.ts';
import { useLastSectionPath } from './use-remember-section.ts';
import styles from './user-menu.module.css';

export interface UserMenuPagesProps {
  /** The current one; without it there is no dashboard to show. */
  project: Pick<Project, 'isProvider'> | undefined;
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** The user's own page, and the section of the dashboard looked at last. */
export function UserMenuPages({ project, onFollow }: UserMenuPagesProps) {
  const { t } = useTranslation('dashboard');
  const dashboardPath = useLastSectionPath(project);
  return (
    <div className={styles.group}>
      <AppLink to={paths.profile} className={styles.item} onClick={onFollow}>
        <UserRound size={16} strokeWidth={1.5} aria-hidden />
        {t('shell.profile')}
      </AppLink>
      {project ? (
        <AppLink to={dashboardPath} className={styles.item} onClick={onFollow}>
          <LayoutDashboard size={16} strokeWidth={1.5} aria-hidden />
          {t('userMenu.dashboard')}
        </AppLink>
      ) : null}
    </div>
  );
}
