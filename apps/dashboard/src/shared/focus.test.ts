import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './focus.ts';

let stop: () => void;
const find = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`) ?? document.body;

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <form id="form" tabindex="-1"><p id="row"><button id="discard">Discard</button></p></form>
      <p id="banner"><button id="seen">Seen</button></p>
    </main>
    <button id="outside">Outside</button>`;
  stop = keepFocus(find('main'));
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

test('moves focus to the closest focusable ancestor of a removed button', async () => {
  find('discard').focus();
  find('row').remove();
  await expect.poll(() => document.activeElement?.id).toBe('form');
  find('seen').focus();
  find('banner').remove();
  await expect.poll(() => document.activeElement?.id).toBe('main');
});

test('does not move focus that was elsewhere, or blurred, before the removal', async () => {
  find('seen').focus();
  find('outside').focus();
  find('banner').remove();
  await Promise.resolve();
  expect(document.activeElement?.id).toBe('outside');
  find('discard').focus();
  find('discard').blur();
  await Promise.resolve();
  find('row').remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
