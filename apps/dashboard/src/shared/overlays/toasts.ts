import { createToastQueue } from '@onepoint/ui-kit/toast-queue';

/** The app's toasts, rendered by the shell. */
export const toasts = createToastQueue();
