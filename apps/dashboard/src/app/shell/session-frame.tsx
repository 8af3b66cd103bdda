import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useLocation } from 'react-router';
import { SessionSlow } from '../../features/session/session-wait.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { paths } from '../paths.ts';
import { AppShell } from './app-shell.tsx';
import { DashboardMenu, WorkspaceMenu } from './side-menu.tsx';

/** Skeleton of a signed-in page while the session loads. It matches the page's own frame while projects load, so nothing shifts. */
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

interface ProjectsPendingProps {
  /** Null while projects load. */
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Placeholder for a project's page while projects load or after that failed. */
export function ProjectsPending({ error, onRetry, retrying }: ProjectsPendingProps) {
  const { t } = useTranslation('dashboard');
  if (error !== null)
    return <QueryError headingLevel={1} title={t('projects.failed.load')} error={error} onRetry={onRetry} retrying={retrying} />;
  return (
    <>
      <PageHeader title={undefined} headline={undefined} />
      <Card aria-busy>
        <Skeleton lines={5} />
      </Card>
    </>
  );
}
