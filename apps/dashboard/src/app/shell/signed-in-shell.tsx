import { useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ProjectSwitcher, type ProjectSwitcherProps } from '../../features/projects/project-switcher.tsx';
import { useOpenCreateProject } from '../../features/projects/use-open-create-project.ts';
import { SessionSlow } from '../../features/session/session-wait.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { findCurrentProject, useProjects } from '../../shared/projects/project-context.ts';
import { paths } from '../paths.ts';
import { AppShell } from './app-shell.tsx';
import { DashboardMenu, WorkspaceMenu } from './side-menu.tsx';
import { AccountMenu } from './user-menu.tsx';

interface SignedInShellProps {
  /** False while the session loads: shows placeholders and sends no requests. */
  isReady: boolean;
  children?: ReactNode;
}

/** Frame of signed-in pages. Stays mounted while the session and projects load, so that nothing shifts and focus stays. */
export function SignedInShell({ isReady, children }: SignedInShellProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data: projects = [] } = useProjects({ enabled: isReady });
  const project = findCurrentProject(projects, useAppState('projectId'));
  const openCreate = useOpenCreateProject(() => void navigate(paths.dashboard));
  const isWorkspace = pathname === paths.workspace || pathname.startsWith(`${paths.workspace}/`);
  const renderSwitcher =
    project && !isWorkspace
      ? (props?: Pick<ProjectSwitcherProps, 'fullWidth' | 'onFollow'>) => (
          <ProjectSwitcher
            projects={projects}
            current={project}
            allProjectsPath={paths.workspace}
            onCreate={() => void openCreate()}
            {...props}
          />
        )
      : undefined;
  return (
    <AppShell
      account={isReady ? <AccountMenu /> : <Skeleton shape="circle" />}
      context={renderSwitcher?.()}
      renderMenu={(onFollow) =>
        isWorkspace ? (
          <WorkspaceMenu project={project} onFollow={onFollow} />
        ) : (
          <DashboardMenu project={project} switcher={renderSwitcher?.({ fullWidth: true, onFollow })} onFollow={onFollow} />
        )
      }
    >
      {isReady ? (
        children
      ) : (
        <>
          <p className="visually-hidden" role="status">
            {t('states.loading')}
          </p>
          <SessionSlow />
          <ProjectsPending error={null} onRetry={() => undefined} retrying={false} />
        </>
      )}
    </AppShell>
  );
}

interface ProjectsPendingProps {
  /** Null while projects load. */
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

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
