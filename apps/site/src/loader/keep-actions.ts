export interface KeptActions {
  readonly isEmpty: () => boolean;
  /** What was kept, in order; nothing is kept from then on. */
  readonly take: () => readonly Event[];
}

const isSearchKey = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k';

/** By their types: whether an event is for the application to answer. */
const isAction: Readonly<Record<string, (event: never) => boolean>> = {
  click: ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    // A button that sends a form is kept as the form it sends.
    return button !== null && (button.type !== 'submit' || button.form === null);
  },
  submit: ({ target }: SubmitEvent) => target instanceof HTMLFormElement && target.method !== 'dialog',
  keydown: isSearchKey,
  input: () => true,
};

/**
 * Keeps what a reader does before the application listens: clicks on buttons, forms that are sent, Ctrl+K and what is typed. The application
 * repeats it (`src/app/client/repeat-actions.ts`), so that a document carries no more than it needs until then.
 *
 * @param onKept hears of each
 */
export function keepActions(onKept: () => void): KeptActions {
  const kept: Event[] = [];
  const hear = (event: Event): void => {
    const { type } = event;
    if (isAction[type]?.(event as never) !== true) return;
    if (type === 'submit' || type === 'keydown') event.preventDefault();
    kept.push(event);
    onKept();
  };
  const types = Object.keys(isAction);
  for (const type of types) document.addEventListener(type, hear, true);
  return {
    isEmpty: () => kept.length === 0,
    take: () => {
      for (const type of types) document.removeEventListener(type, hear, true);
      return kept.splice(0);
    },
  };
}
