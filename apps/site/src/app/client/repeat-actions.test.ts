import { beforeEach, expect, it, vi } from 'vitest';
import { repeatActions } from './repeat-actions.ts';

beforeEach(() => {
  document.body.innerHTML = '<button type="button"><b>Copy</b></button><form><input><button>Send</button></form>';
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(selector);
  return found;
}

/** An event as it is kept: dispatched before anybody but the loader listened. */
function kept(selector: string, event: Event): Event {
  find(selector).dispatchEvent(event);
  return event;
}
const click = (selector: string): Event => kept(selector, new MouseEvent('click', { bubbles: true }));
const keydown = (): Event => kept('button', new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));

it('repeats clicks and forms in order', () => {
  const submit = kept('form', new SubmitEvent('submit', { submitter: find('form button'), bubbles: true, cancelable: true }));
  const events = [click('b'), submit, click('button')];
  const heard = vi.fn((event: Event) => event.preventDefault());
  find('button').addEventListener('click', heard);
  find('form').addEventListener('submit', heard);
  repeatActions(events);
  expect(heard.mock.calls.map(([{ type }]) => type)).toEqual(['click', 'submit', 'click']);
  expect(heard.mock.calls[1]?.[0]).toMatchObject({ submitter: find('form button') });
});

it('opens the search once, however often it was asked for', () => {
  const events = [keydown(), keydown()];
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  repeatActions(events);
  document.removeEventListener('keydown', heard);
  expect(heard.mock.calls).toMatchObject([[{ key: 'k', ctrlKey: true }]]);
});

it('fills a field once with what stands in it', () => {
  const field = find('input') as HTMLInputElement;
  field.value = 'typed';
  const events = [new Event('input', { bubbles: true }), new Event('input', { bubbles: true })].map((event) => kept('input', event));
  const heard = vi.fn(() => field.value);
  field.addEventListener('input', heard);
  repeatActions(events);
  expect(heard.mock.results).toMatchObject([{ value: 'typed' }]);
});

it('forgets what is no longer in the page', () => {
  const button = find('button');
  const events = [click('button')];
  const heard = vi.fn();
  button.addEventListener('click', heard);
  button.remove();
  repeatActions(events);
  expect(heard).not.toHaveBeenCalled();
});
