import { isField, retype } from './retype.ts';

interface KeptAction {
  /** What counts once, however often it is done. */
  readonly once?: unknown;
  readonly repeat: () => void;
}

export interface KeptActions {
  readonly isEmpty: () => boolean;
  /** Does what was kept, in order, and keeps nothing from then on. */
  readonly repeat: () => void;
}

const isSearchKey = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k';

/**
 * Keeps what a reader does before the application listens: clicks on buttons, forms that are sent, Ctrl+K and what is typed.
 *
 * @param onKept hears of each
 */
export function keepActions(onKept: () => void): KeptActions {
  let kept: KeptAction[] = [];
  const keep = (action: KeptAction): void => {
    if (action.once !== undefined) kept = kept.filter(({ once }) => once !== action.once);
    kept.push(action);
    onKept();
  };
  const listeners = {
    click: ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('button') : null;
      // A button that sends a form is kept as the form it sends.
      if (button === null || (button.type === 'submit' && button.form !== null)) return;
      keep({ repeat: () => button.isConnected && button.click() });
    },
    submit: (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return;
      event.preventDefault();
      keep({ repeat: () => form.isConnected && form.requestSubmit(submitter) });
    },
    keydown: (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      const { key, ctrlKey, metaKey } = event;
      const again = { key, ctrlKey, metaKey, bubbles: true, cancelable: true };
      keep({ once: 'search', repeat: () => document.dispatchEvent(new KeyboardEvent('keydown', again)) });
    },
    input: ({ target }: Event) => {
      if (!isField(target) || kept.some(({ once }) => once === target)) return;
      keep({ once: target, repeat: () => target.isConnected && retype(target) });
    },
  };
  const names = Object.keys(listeners) as (keyof typeof listeners)[];
  for (const name of names) document.addEventListener(name, listeners[name] as EventListener, true);
  return {
    isEmpty: () => kept.length === 0,
    repeat: () => {
      for (const name of names) document.removeEventListener(name, listeners[name] as EventListener, true);
      for (const { repeat } of kept.splice(0)) repeat();
    },
  };
}
