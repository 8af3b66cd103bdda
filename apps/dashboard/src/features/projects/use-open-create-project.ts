import { modals } from '../../shared/overlays/modals.ts';
import { chooseProject } from './choose-project.ts';
import { createProjectModal } from './modals/project-modals.ts';

/** Opens the modal that creates a project; the new one is then the current one. */
export function useOpenCreateProject(onCreated: () => void): () => Promise<void> {
  return async () => {
    const project = await modals.open({ id: 'create-project', component: createProjectModal, props: {} });
    if (!project) return;
    chooseProject(project.id);
    onCreated();
  };
}
