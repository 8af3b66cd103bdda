import { createToastQueue } from '@onepoint/ui-kit/toast-queue';

/** The app's toasts. The shell draws them. */
export const toasts = createToastQueue();
