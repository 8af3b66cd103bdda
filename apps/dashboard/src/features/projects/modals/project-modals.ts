import { lazyModal } from '@onepoint/modal-stack';

/** Modals of this feature, fetched when they open. */
export const createProjectModal = lazyModal(async () => (await import('./create-project-modal.tsx')).CreateProjectModal);
export const renameProjectModal = lazyModal(async () => (await import('./rename-project-modal.tsx')).RenameProjectModal);
export const deleteProjectModal = lazyModal(async () => (await import('./delete-project-modal.tsx')).DeleteProjectModal);
