import { useAppState } from '@onepoint/app-state';
import { Outlet } from 'react-router';
import { findCurrentProject, useProjects } from '../../shared/projects/project-context.ts';
import { AccountMenu } from '../shell/account-menu.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import { WorkspaceMenu } from '../shell/workspace-menu.tsx';

/** Frame of the screens about the user rather than one project. */
export function Component() {
  const { data: projects = [] } = useProjects();
  const project = findCurrentProject(projects, useAppState('projectId'));
  return (
    <AppShell account={<AccountMenu />} renderMenu={(onFollow) => <WorkspaceMenu project={project} onFollow={onFollow} />}>
      <Outlet />
    </AppShell>
  );
}
