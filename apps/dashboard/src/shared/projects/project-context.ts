import type { Project } from '@onepoint/api-contract';
import { createContext, useContext } from 'react';

export const ProjectContext = createContext<Project | null>(null);

/** The current project. Screens of the dashboard are only shown where there is one. */
export function useProject(): Project {
  const project = useContext(ProjectContext);
  if (!project) throw new Error('useProject needs a ProjectContext around it');
  return project;
}
