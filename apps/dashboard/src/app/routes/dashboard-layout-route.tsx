import { useAppState } from '@onepoint/app-state';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Fragment, Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { ProjectSwitcher } from '../../features/projects/project-switcher.tsx';
import { useOpenCreateProject } from '../../features/projects/use-open-create-project.ts';
import { Redirect } from '../../shared/link/redirect.tsx';
import { findCurrentProject, ProjectContext, useProjects, needsBanner } from '../../shared/projects/project-context.ts';
import { useRoleNotice } from '../../shared/projects/project-names.ts';
import { paths } from '../paths.ts';
import { AccountMenu } from '../shell/account-menu.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import { DashboardMenu } from '../shell/dashboard-menu.tsx';
import { ProjectsPending } from '../shell/projects-pending.tsx';
import { useEarlyApiKeys } from '../shell/use-early-api-keys.ts';
import { useRememberSection } from '../shell/use-remember-section.ts';
import { useIsStranded } from '../use-is-stranded.ts';

const ProjectBanners = onDemand(async () => (await import('../../features/project-settings/project-banners.tsx')).ProjectBanners, {
  isOptional: true,
});

/** An API key belongs to its project. */
const isOfOneProject = (pathname: string): boolean => pathname.startsWith(`${paths.apiKeys}/`);

/** Frame of the screens of one project: the current one. */
export function Component() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const query = useProjects();
  const project = findCurrentProject(query.data ?? [], useAppState('projectId'));
  const openCreate = useOpenCreateProject(() => void navigate(paths.dashboard));
  useEarlyApiKeys();
  useRememberSection(project);
  useRoleNotice(project);
  const isStranded = useIsStranded(pathname, project?.id, isOfOneProject);
  // A failed load is not an empty list: only a list that came and is empty leads away.
  if (query.data && !project) return <Redirect to={paths.workspace} />;
  return (
    <AppShell
      account={<AccountMenu />}
      context={
        project && query.data ? (
          <ProjectSwitcher projects={query.data} current={project} allProjectsPath={paths.workspace} onCreate={() => void openCreate()} />
        ) : undefined
      }
      renderMenu={(onFollow) => <DashboardMenu project={project} onFollow={onFollow} />}
    >
      {project ? (
        <ProjectContext value={project}>
          <Fragment key={project.id}>
            {needsBanner(project) ? (
              <Suspense fallback={null}>
                <ProjectBanners project={project} settingsPath={paths.settings} paymentsPath={paths.payments} />
              </Suspense>
            ) : null}
            {isStranded ? <Redirect to={paths.dashboard} /> : <Outlet />}
          </Fragment>
        </ProjectContext>
      ) : (
        <ProjectsPending error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
    </AppShell>
  );
}
