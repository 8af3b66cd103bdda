import { createModalStack } from '@onepoint/modal-stack';

/** The app's modals, rendered by the shell. */
export const modals = createModalStack();
