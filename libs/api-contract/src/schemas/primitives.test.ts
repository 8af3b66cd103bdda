import { expect, test } from 'vitest';
import { nameSchema } from './primitives.ts';

test('trims a name', () => {
  expect(nameSchema.parse('  My project ')).toBe('My project');
});

test.each(['', '   ', 'x'.repeat(81), 'a\u0000b', 'two\nlines', '\u200B\u2060'])('rejects the name %j', (text) => {
  expect(nameSchema.safeParse(text).success).toBe(false);
});

test.each(['x', 'x'.repeat(80), 'Проект 日本語', '👩‍🚀 moon', 'مشروع'])('accepts the name %j', (text) => {
  expect(nameSchema.safeParse(text).success).toBe(true);
});
