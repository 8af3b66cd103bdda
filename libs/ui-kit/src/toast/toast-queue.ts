import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

export type ToastType = 'success' | 'info' | 'warning' | 'error';

export interface ToastContent {
  readonly type: ToastType;
  readonly title: string;
  readonly message?: string | undefined;
  /** A button below the texts. Pressing it closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export type ToastTexts = Omit<ToastContent, 'type'>;

/** Duration of success, info and warning toasts in milliseconds. Errors, and toasts with an action, stay until closed. */
const lifeMs = 3000;
const visibleMax = 4;

/** Queue of toasts: newest on top, up to four at a time. `ToastRegion` renders `aria`. */
export interface ToastQueue {
  readonly aria: AriaToastQueue<ToastContent>;
  readonly success: (texts: ToastTexts) => string;
  readonly info: (texts: ToastTexts) => string;
  readonly warning: (texts: ToastTexts) => string;
  readonly error: (texts: ToastTexts) => string;
  /** Closes the toast with a key returned when it was added. */
  readonly close: (key: string) => void;
  readonly clear: () => void;
}

/** Creates the toast queue of an app. Toasts close after 3 s, paused while hovered or focused; errors and toasts with an action stay. */
export function createToastQueue(): ToastQueue {
  const aria = new AriaToastQueue<ToastContent>({ maxVisibleToasts: visibleMax });
  const stay = (type: ToastType) => (texts: ToastTexts) => aria.add({ type, ...texts });
  const pass = (type: ToastType) => (texts: ToastTexts) => aria.add({ type, ...texts }, texts.action ? {} : { timeout: lifeMs });
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
