import { beforeEach, expect, it, vi } from 'vitest';
import { keepActions } from './keep-actions.ts';

beforeEach(() => {
  document.body.innerHTML = '<button type="button"><b>Copy</b></button><form><input><button>Send</button></form><p>Text</p>';
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(selector);
  return found;
}
const press = (key: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }));

it('keeps clicks on buttons, in order, until they are taken', () => {
  const kept = keepActions(() => undefined);
  find('button b').click();
  find('p').click();
  find('button').click();
  expect(kept.isEmpty()).toBe(false);
  expect(kept.take().map(({ type, target }) => [type, target])).toEqual([
    ['click', find('button b')],
    ['click', find('button')],
  ]);
  find('button').click();
  expect(kept.isEmpty()).toBe(true);
});

it('keeps a form that is sent in place of sending it, and not the click on its button beside it', () => {
  const onKept = vi.fn();
  const kept = keepActions(onKept);
  const heard = vi.fn((event: Event) => event.defaultPrevented);
  addEventListener('submit', heard, { once: true });
  find('form button').click();
  expect(heard).toHaveReturnedWith(true);
  expect(onKept).toHaveBeenCalledTimes(1);
  expect(kept.take()).toMatchObject([{ type: 'submit', submitter: find('form button') }]);
});

it('keeps the key of the search from the browser, and leaves it all others', () => {
  const kept = keepActions(() => undefined);
  expect([press('k'), press('K'), press('c')]).toEqual([false, false, true]);
  expect(kept.take()).toHaveLength(2);
});

it('keeps what is typed', () => {
  const kept = keepActions(() => undefined);
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  expect(kept.take()).toMatchObject([{ type: 'input', target: find('input') }]);
});
