import { createToastQueue, type ToastQueue, type ToastTexts, type ToastType } from '@onepoint/ui-kit/toast-queue';
import { ToastRegion } from '@onepoint/ui-kit/toast-region';
import { createRoot } from 'react-dom/client';
import { pressableStyleId } from '../pressable-style-id.ts';

export interface ToastLabels {
  /** Accessible name of the region. */
  region: string;
  close: string;
}

let queue: ToastQueue | undefined;

/** Puts the region of the toasts at the end of the document, apart from the application: it outlives every page of it. */
function startToasts({ region, close }: ToastLabels): ToastQueue {
  const started = createToastQueue();
  const host = document.createElement('div');
  host.id = pressableStyleId;
  document.body.append(host);
  createRoot(host).render(<ToastRegion queue={started} label={region} closeLabel={close} />);
  return started;
}

/** Shows a toast. Success and info pass after 3 seconds; errors stay until they are closed. */
export function showToast(type: ToastType, texts: ToastTexts, labels: ToastLabels): void {
  queue ??= startToasts(labels);
  queue[type](texts);
}
