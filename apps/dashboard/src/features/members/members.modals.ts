import { defineModals } from '@onepoint/modal-stack';
import { modals } from '../../shared/overlays/modals.ts';

/** Modals of this feature. None is opened by an address: each acts on what is beside its button. */
export const memberModals = defineModals({
  'invite-member': {
    load: async () => (await import('./modals/invite-member-modal.tsx')).InviteMemberModal,
    widthPx: 560,
    bodyHeightPx: 440,
  },
  'change-role': {
    load: async () => (await import('./modals/change-role-modal.tsx')).ChangeRoleModal,
    widthPx: 560,
    bodyHeightPx: 360,
  },
  'remove-member': {
    load: async () => (await import('./modals/remove-member-modal.tsx')).RemoveMemberModal,
    bodyHeightPx: 96,
  },
  'leave-project': {
    load: async () => (await import('./modals/leave-project-modal.tsx')).LeaveProjectModal,
    bodyHeightPx: 96,
  },
}).on(modals);
