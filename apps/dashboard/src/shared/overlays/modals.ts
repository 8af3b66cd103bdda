import { createModalStack } from '@onepoint/modal-stack';

/** The app's modals. The shell draws them. */
export const modals = createModalStack();
