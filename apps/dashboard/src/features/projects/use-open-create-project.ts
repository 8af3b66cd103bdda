import { chooseProject } from '../../shared/projects/project-context.ts';

/** Opens the modal that creates a project, then selects it. */
export function useOpenCreateProject(onCreated: () => void): () => Promise<void> {
  return async () => {
    const { projectModals } = await import('./projects.modals.ts');
    const project = await projectModals.open('create-project');
    if (!project) return;
    chooseProject(project.id);
    onCreated();
  };
}
