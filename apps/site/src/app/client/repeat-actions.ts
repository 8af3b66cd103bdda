import { isField, retype } from './retype.ts';

const repeatByType: Readonly<Record<string, (event: never) => void>> = {
  click: ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.isConnected === true) button.click();
  },
  submit: ({ target, submitter }: SubmitEvent) => {
    if (target instanceof HTMLFormElement && target.isConnected) target.requestSubmit(submitter);
  },
  keydown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }));
  },
  input: ({ target }: Event) => {
    if (isField(target) && target.isConnected) retype(target);
  },
};

/** A key opens its dialog once, and a field is filled once. */
const isDone = ({ type, target }: Event, before: readonly Event[]): boolean =>
  before.some((other) => other.type === type && (type === 'keydown' || (type === 'input' && other.target === target)));

/** Does again, in order, what a reader did before the application listened. */
export function repeatActions(events: readonly Event[]): void {
  for (const [index, event] of events.entries()) {
    if (!isDone(event, events.slice(0, index))) repeatByType[event.type]?.(event as never);
  }
}
