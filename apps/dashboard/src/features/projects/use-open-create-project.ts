import { chooseProject } from '../../shared/projects/project-context.ts';

/** Also selects the created project. */
export function useOpenCreateProject(onCreated: () => void): () => Promise<void> {
  return async () => {
    const { projectModals } = await import('./projects.modals.ts');
    const project = await projectModals.open('create-project');
    if (!project) return;
    chooseProject(project.id);
    onCreated();
  };
}
