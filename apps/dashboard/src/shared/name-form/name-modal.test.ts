import { expect, test } from 'vitest';
import { parseName } from './name-modal.tsx';

test('trims a name', () => {
  expect(parseName('  Storefront ')).toEqual({ name: 'Storefront' });
});

test.each([
  ['', 'validation.required'],
  ['   ', 'validation.required'],
  ['x'.repeat(81), 'validation.maxLength'],
  ['a\u0000b', 'validation.invalid'],
])('%j has a validation message', (text, key) => {
  expect(parseName(text)).toMatchObject({ message: { key } });
});
