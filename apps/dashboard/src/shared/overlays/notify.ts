import { codeLoader } from '@onepoint/navigation';
import type { ToastTexts, ToastType } from '@onepoint/ui-kit/toast-queue';

/** The toasts' queue, fetched when the first one is due: no page needs it to be shown. */
export const loadToasts = () => codeLoader.load(() => import('./toasts.ts'));

/** Shows a toast. It passes after 3 seconds; errors stay until they are closed. */
export function notify(type: ToastType, texts: ToastTexts): void {
  void loadToasts().then(({ toasts }) => toasts[type](texts));
}
