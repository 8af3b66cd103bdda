import { expect, test } from 'vitest';
import { parseName } from './name-modal.tsx';

test('a name is trimmed', () => {
  expect(parseName('  Storefront ')).toEqual({ name: 'Storefront' });
});

test.each([
  ['', 'validation.required'],
  ['   ', 'validation.required'],
  ['x'.repeat(81), 'validation.maxLength'],
  ['a\u0000b', 'validation.invalid'],
])('%j is refused in words', (text, key) => {
  expect(parseName(text)).toMatchObject({ message: { key } });
});
