import { useTranslation } from '@onepoint/i18n';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useLocation } from 'react-router';
import { SessionSlow } from '../../features/session/session-slow.tsx';
import { paths } from '../paths.ts';
import { AppShell } from './app-shell.tsx';
import { DashboardMenu } from './dashboard-menu.tsx';
import { workspaceMenu } from './menu-items.ts';
import { MenuPanel } from './menu-panel.tsx';
import { ProjectsPending } from './projects-pending.tsx';
import { SideMenu } from './side-menu.tsx';

/**
 * What every signed-in page begins with, before it is known who is signed in: its menu, and shapes of the rest. The page's own frame is the same
 * while it waits for the projects, so that nothing moves.
 */
export function SessionFrame() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { pathname } = useLocation();
  const isWorkspace = pathname === paths.workspace || pathname.startsWith(`${paths.workspace}/`);
  return (
    <AppShell
      account={<Skeleton shape="circle" />}
      renderMenu={(onFollow) =>
        isWorkspace ? (
          <MenuPanel>
            <SideMenu label={t('shell.workspaceMenu')} items={workspaceMenu} onFollow={onFollow} />
          </MenuPanel>
        ) : (
          <DashboardMenu project={undefined} onFollow={onFollow} />
        )
      }
    >
      <p className="visually-hidden" role="status">
        {t('common:states.loading')}
      </p>
      <SessionSlow />
      <ProjectsPending error={null} onRetry={() => undefined} retrying={false} />
    </AppShell>
  );
}
