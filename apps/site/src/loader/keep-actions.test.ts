import { beforeEach, expect, it, vi } from 'vitest';
import { keepActions } from './keep-actions.ts';

beforeEach(() => {
  document.body.innerHTML = '<button type="button">Copy</button><form><input><button>Send</button></form>';
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(selector);
  return found;
}
const pressSearch = (): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }));

it('repeats clicks in order, and keeps nothing after that', () => {
  const kept = keepActions(() => undefined);
  const button = find('button');
  button.click();
  button.click();
  const heard = vi.fn();
  button.addEventListener('click', heard);
  kept.repeat();
  expect(heard).toHaveBeenCalledTimes(2);
  button.click();
  expect(kept.isEmpty()).toBe(true);
});

it('keeps a form that is sent, and not the click on its button beside it', () => {
  const onKept = vi.fn();
  const kept = keepActions(onKept);
  find('form button').click();
  expect(onKept).toHaveBeenCalledTimes(1);
  const heard = vi.fn((event: Event) => event.preventDefault());
  find('form').addEventListener('submit', heard);
  kept.repeat();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('opens the search once, however often it was asked for', () => {
  const kept = keepActions(() => undefined);
  expect([pressSearch(), pressSearch()]).toEqual([false, false]);
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  kept.repeat();
  document.removeEventListener('keydown', heard);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('forgets what is no longer in the page', () => {
  const kept = keepActions(() => undefined);
  const button = find('button');
  const heard = vi.fn();
  button.click();
  button.addEventListener('click', heard);
  button.remove();
  kept.repeat();
  expect(heard).not.toHaveBeenCalled();
});
