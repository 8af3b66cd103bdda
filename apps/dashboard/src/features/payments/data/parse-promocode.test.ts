import { expect, test } from 'vitest';
import { parsePromocode } from './parse-promocode.ts';

test('a code is trimmed, and otherwise left as it was given', () => {
  expect(parsePromocode(' Welcome-2026 ')).toEqual({ code: 'Welcome-2026' });
});

test.each([
  ['', 'validation.required'],
  ['   ', 'validation.required'],
  ['x'.repeat(65), 'validation.maxLength'],
])('%j is refused in words', (text, key) => {
  expect(parsePromocode(text)).toMatchObject({ message: { key } });
});
