import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

export type ToastType = 'success' | 'info' | 'warning' | 'error';

export interface ToastContent {
  readonly type: ToastType;
  readonly title: string;
  readonly message?: string | undefined;
}

export type ToastTexts = Omit<ToastContent, 'type'>;

/** Life of a success, an info or a warning in milliseconds; errors stay until closed. */
const lifeMs = 3000;
const visibleMax = 4;

/** Queue of toasts: newest on top, four at a time. `aria` is what `ToastRegion` draws. */
export interface ToastQueue {
  readonly aria: AriaToastQueue<ToastContent>;
  readonly success: (texts: ToastTexts) => string;
  readonly info: (texts: ToastTexts) => string;
  readonly warning: (texts: ToastTexts) => string;
  readonly error: (texts: ToastTexts) => string;
  /** Closes the toast that an add returned the key of. */
  readonly close: (key: string) => void;
  readonly clear: () => void;
}

/** Makes the queue of an app. All but errors live 3 s, counted while neither pointer nor focus is on the toasts. */
export function createToastQueue(): ToastQueue {
  const aria = new AriaToastQueue<ToastContent>({ maxVisibleToasts: visibleMax });
  const stay = (type: ToastType) => (texts: ToastTexts) => aria.add({ type, ...texts });
  const pass = (type: ToastType) => (texts: ToastTexts) => aria.add({ type, ...texts }, { timeout: lifeMs });
  return {
    aria,
    success: pass('success'),
    info: pass('info'),
    warning: pass('warning'),
    error: stay('error'),
    close: (key) => aria.close(key),
    clear: () => aria.clear(),
  };
}
