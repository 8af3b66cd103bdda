import { getChecklistQueryOptions, listApiKeysQueryOptions, listChainsQueryOptions } from '@onepoint/api-client';
import { useAppState, appState } from '@onepoint/app-state';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, Suspense, useState, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { preloadEndpointCard } from '../../features/api-keys/endpoint-card.tsx';
import { RequireSession } from '../../features/session/require-session.tsx';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { Redirect } from '../../shared/link/redirect.tsx';
import { chooseProject, findCurrentProject, needsBanner, ProjectContext, useProjects } from '../../shared/projects/project-context.ts';
import { useRoleNotice } from '../../shared/projects/project-names.ts';
import { useLinkedModals } from '../modal-links.ts';
import { paths } from '../paths.ts';
import { useRememberSection } from '../shell/last-section.ts';
import { ProjectsPending, SignedInShell } from '../shell/signed-in-shell.tsx';

/** Layout of pages that need a session. Placeholder and pages share the shell, so React keeps it mounted once the session has loaded. */
export function SessionLayout() {
  return (
    <RequireSession loginPath={paths.login} frame={<SignedInShell isReady={false} />}>
      <SignedInShell isReady>
        <LinkedPages />
      </SignedInShell>
    </RequireSession>
  );
}

function LinkedPages() {
  useLinkedModals();
  return <Outlet />;
}

const ProjectBanners = onDemand(async () => (await import('../../features/project-settings/project-banners.tsx')).ProjectBanners, {
  isOptional: true,
});

/** Pages that exist in one project only, such as an API key's. */
const isOfOneProject = (pathname: string): boolean => [paths.apiKeys, paths.requests].some((path) => pathname.startsWith(`${path}/`));

export function DashboardLayout() {
  const { pathname } = useLocation();
  const query = useProjects();
  const project = findCurrentProject(query.data ?? [], useAppState('projectId'));
  useEarlyApiKeys();
  useRememberSection(project);
  useRoleNotice(project);
  useProjectOfUrl(query.data);
  const isStranded = useIsStranded(pathname, project?.id, isOfOneProject);
  // Redirect only if the list is empty, not if the request failed.
  if (query.data && !project) return <Redirect to={paths.workspace} />;
  if (!project) return <ProjectsPending error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  return (
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
  );
}

/** Emails select a project with this parameter: `?project=proj_…`. */
const projectParameter = 'project';

/** Selects the URL's project if the user is a member of it. Removes the parameter in any case. */
function useProjectOfUrl(projects: readonly { readonly id: string }[] | undefined): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const id = parameters.get(projectParameter);
    if (id === null || projects === undefined) return;
    if (projects.some((project) => project.id === id)) chooseProject(id);
    parameters.delete(projectParameter);
    void navigate({ pathname, search: parameters.toString(), hash }, { replace: true });
  }, [projects, pathname, search, hash, navigate]);
}

interface Visit {
  readonly pathname: string;
  readonly projectId: string | undefined;
}

/**
 * Whether the user switched projects on a page that exists only in the previous one, such as an API key's. That page must unmount before it
 * sends requests for the new project.
 *
 * @param isOfProject whether a path exists in one project only
 */
export function useIsStranded(pathname: string, projectId: string | undefined, isOfProject: (pathname: string) => boolean): boolean {
  const [entered, setEntered] = useState<Visit>({ pathname, projectId });
  const isKnown = entered.pathname === pathname && entered.projectId !== undefined;
  // Set during render, because an effect would run after the page has sent its requests.
  if (!isKnown && (entered.pathname !== pathname || entered.projectId !== projectId)) setEntered({ pathname, projectId });
  return isKnown && projectId !== undefined && projectId !== entered.projectId && isOfProject(pathname);
}

/** Prefetches the API keys page (data and code) in parallel with the projects, assuming the last selected project still exists. */
function useEarlyApiKeys(): void {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const isFirstScreen = useLocation().pathname === paths.dashboard;
  useEffect(() => {
    if (!isFirstScreen) return;
    preloadEndpointCard();
    const { projectId } = appState.getState();
    if (projectId !== null) {
      void queryClient.prefetchQuery(listApiKeysQueryOptions(client, { projectId }));
      void queryClient.prefetchQuery(getChecklistQueryOptions(client, { projectId }));
    }
    void queryClient.prefetchQuery(listChainsQueryOptions(client));
  }, [isFirstScreen, client, queryClient]);
}
