import { useNavigate } from 'react-router';
import { useProjects } from '../../shared/projects/project-context.ts';
import { paths } from '../paths.ts';

/** Navigates to the workspace after the user left or deleted a project. After the last project, `DashboardLayout` redirects itself. */
export function useLeaveGoneProject(): (projectId: string) => void {
  const navigate = useNavigate();
  const { data: projects = [] } = useProjects();
  return (projectId) => {
    if (projects.some(({ id }) => id !== projectId)) void navigate(paths.workspace);
  };
}
