import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { matchesGlob } from './matches-glob.ts';

const pattern = array(constantFrom('a', 'b', '_', '*'), { maxLength: 12 }).map((parts) => parts.join(''));
const text = array(constantFrom('a', 'b', '_'), { maxLength: 16 }).map((parts) => parts.join(''));

test('a pattern matches what the regular expression of the same meaning matches', () => {
  assert(
    property(pattern, text, (glob, name) => {
      const expression = new RegExp(`^${glob.replaceAll(/\*+/g, '.*')}$`);
      expect(matchesGlob(glob, name)).toBe(expression.test(name));
    }),
  );
});

test('a text matches itself, and any part of it may be a star', () => {
  assert(
    property(
      string().filter((part) => !part.includes('*')),
      string(),
      string().filter((part) => !part.includes('*')),
      (head, middle, tail) => {
        expect(matchesGlob(head, head)).toBe(true);
        expect(matchesGlob(`${head}*${tail}`, head + middle + tail)).toBe(true);
      },
    ),
  );
});

test('many stars against a long text that does not match end', () => {
  expect(matchesGlob(`${'*a'.repeat(40)}b`, 'a'.repeat(80))).toBe(false);
});
