import { useTranslation } from '@onepoint/i18n';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useLocation } from 'react-router';
import { SessionSlow } from '../../features/session/session-wait.tsx';
import { paths } from '../paths.ts';
import { AppShell } from './app-shell.tsx';
import { DashboardMenu } from './dashboard-menu.tsx';
import { ProjectsPending } from './projects-pending.tsx';
import { WorkspaceMenu } from './workspace-menu.tsx';

/**
 * What every signed-in page begins with, before it is known who is signed in: its menu, and shapes of the rest. The page's own frame is the same
 * while it waits for the projects, so that nothing moves.
 */
export function SessionFrame() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isWorkspace = pathname === paths.workspace || pathname.startsWith(`${paths.workspace}/`);
  return (
    <AppShell
      account={<Skeleton shape="circle" />}
      renderMenu={(onFollow) =>
        isWorkspace ? <WorkspaceMenu project={undefined} onFollow={onFollow} /> : <DashboardMenu project={undefined} onFollow={onFollow} />
      }
    >
      <p className="visually-hidden" role="status">
        {t('states.loading')}
      </p>
      <SessionSlow />
      <ProjectsPending error={null} onRetry={() => undefined} retrying={false} />
    </AppShell>
  );
}
