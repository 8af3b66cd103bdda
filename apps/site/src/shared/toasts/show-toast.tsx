import { createToastQueue, type ToastQueue, type ToastTexts, type ToastType } from '@onepoint/ui-kit/toast-queue';
import { ToastRegion } from '@onepoint/ui-kit/toast-region';
import { createRoot } from 'react-dom/client';

/** React Aria injects a style element with this id, which the content security policy rejects, unless an element has the id already. */
export const pressableStyleId = 'react-aria-pressable-style';

interface ToastLabels {
  /** Accessible name of the region. */
  region: string;
  close: string;
}

let queue: ToastQueue | undefined;

/** Mounts the toast region outside the app, so that it outlives pages. */
function startToasts({ region, close }: ToastLabels): ToastQueue {
  const started = createToastQueue();
  const host = document.createElement('div');
  host.id = pressableStyleId;
  document.body.append(host);
  createRoot(host).render(<ToastRegion queue={started} label={region} closeLabel={close} />);
  return started;
}

/** Shows a toast. Success and info disappear after 3 seconds; errors stay until they are closed. */
export function showToast(type: ToastType, texts: ToastTexts, labels: ToastLabels): void {
  queue ??= startToasts(labels);
  queue[type](texts);
}
