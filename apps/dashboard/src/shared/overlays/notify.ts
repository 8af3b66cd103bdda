import { codeLoader } from '@onepoint/navigation';
import type { ToastTexts, ToastType } from '@onepoint/ui-kit/toast-queue';

/** Loaded with the first toast, because no page needs it to render. */
const loadToasts = () => codeLoader.load(() => import('./toasts.ts'));

/** Shows a toast for 3 seconds; errors stay until closed. */
export function notify(type: ToastType, texts: ToastTexts): void {
  void loadToasts().then(({ toasts }) => toasts[type](texts));
}
