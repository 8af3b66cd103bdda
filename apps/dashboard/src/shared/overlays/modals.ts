import { createModalStack } from '@onepoint/modal-stack';

/** Rendered by the shell. */
export const modals = createModalStack();
