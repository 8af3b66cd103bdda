import { lazyModal } from '@onepoint/modal-stack';

/** Modals of this feature, fetched when they open. */
export const createApiKeyModal = lazyModal(async () => (await import('./create-api-key-modal.tsx')).CreateApiKeyModal);
export const revealApiKeyModal = lazyModal(async () => (await import('./reveal-api-key-modal.tsx')).RevealApiKeyModal);
export const renameApiKeyModal = lazyModal(async () => (await import('./rename-api-key-modal.tsx')).RenameApiKeyModal);
export const deleteApiKeyModal = lazyModal(async () => (await import('./delete-api-key-modal.tsx')).DeleteApiKeyModal);
