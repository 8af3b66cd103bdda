import { defineModals } from '@onepoint/modal-stack';
import { modals } from '../../shared/overlays/modals.ts';

export const projectModals = defineModals({
  'create-project': {
    load: async () => (await import('./modals/create-project-modal.tsx')).CreateProjectModal,
    bodyHeightPx: 96,
  },
  'rename-project': {
    load: async () => (await import('./modals/rename-project-modal.tsx')).RenameProjectModal,
    bodyHeightPx: 72,
  },
  'delete-project': {
    load: async () => (await import('./modals/delete-project-modal.tsx')).DeleteProjectModal,
    bodyHeightPx: 200,
  },
}).on(modals);
