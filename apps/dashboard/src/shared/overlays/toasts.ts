import { createToastQueue } from '@onepoint/ui-kit/toast-queue';

/** Rendered by the shell. */
export const toasts = createToastQueue();
