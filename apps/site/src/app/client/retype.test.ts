import { expect, it, vi } from 'vitest';
import { retype } from './retype.ts';

function put(markup: string): HTMLInputElement {
  document.body.innerHTML = markup;
  const field = document.querySelector('input');
  if (field === null) throw new Error('No field');
  return field;
}

it('types again what stands in a field, as if it had been empty', () => {
  const field = put('<input value="before">');
  field.value = 'typed';
  const heard = vi.fn();
  field.addEventListener('input', () => heard(field.value));
  field.addEventListener('change', () => heard(field.value));
  retype(field);
  expect(heard.mock.calls).toEqual([['typed'], ['typed']]);
});

it.each(['checkbox', 'radio'])('chooses a %s again that was chosen', (type) => {
  const field = put(`<input type="${type}">`);
  field.checked = true;
  const heard = vi.fn();
  field.addEventListener('change', () => heard(field.checked));
  retype(field);
  expect(heard.mock.calls).toEqual([[true]]);
});

it('leaves a radio alone that another was chosen instead of', () => {
  const field = put('<input type="radio">');
  const heard = vi.fn();
  field.addEventListener('change', heard);
  retype(field);
  expect(heard).not.toHaveBeenCalled();
});
