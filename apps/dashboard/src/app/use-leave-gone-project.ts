import { useNavigate } from 'react-router';
import { useProjects } from '../shared/projects/project-context.ts';
import { paths } from './paths.ts';

/**
 * Goes to the workspace once a project is no longer the reader's. From the last one the frame of the dashboard leads there by itself, and one of the
 * two must.
 */
export function useLeaveGoneProject(): (projectId: string) => void {
  const navigate = useNavigate();
  const { data: projects = [] } = useProjects();
  return (projectId) => {
    if (projects.some(({ id }) => id !== projectId)) void navigate(paths.workspace);
  };
}
