import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { BackToProject } from './back-to-project.tsx';
import styles from './dashboard-menu.module.css';
import { dashboardMenu, providerMenu, settingsMenu } from './menu-items.ts';
import { MenuPanel } from './menu-panel.tsx';
import { PlanBalance } from './plan-balance.tsx';
import { SideMenu } from './side-menu.tsx';

export interface DashboardMenuProps {
  /** Undefined until the projects are there. */
  project: Project | undefined;
  onFollow?: (() => void) | undefined;
}

/** Sections of the current project over its plan and balance; in the settings, theirs and the way back. */
export function DashboardMenu({ project, onFollow }: DashboardMenuProps) {
  const { t } = useTranslation('dashboard');
  const { pathname } = useLocation();
  const inSettings = pathname === paths.settings || pathname.startsWith(`${paths.settings}/`);
  return (
    <MenuPanel foot={project ? <PlanBalance project={project} onFollow={onFollow} /> : undefined}>
      {inSettings ? (
        <div>
          <BackToProject project={project} onFollow={onFollow} />
          <SideMenu label={t('shell.settingsMenu')} items={settingsMenu} onFollow={onFollow} />
        </div>
      ) : (
        <div className={styles.menus}>
          <SideMenu label={t('shell.menu')} items={dashboardMenu} onFollow={onFollow} />
          {project?.isProvider ? <SideMenu label={t('shell.providerMenu')} items={providerMenu} onFollow={onFollow} /> : null}
        </div>
      )}
    </MenuPanel>
  );
}
